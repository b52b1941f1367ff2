import type { IncomeFacts } from './income-facts.ts'
import type { Payment } from './payments.ts'

/** By currency and ticket. */
export type Holdings = Readonly<Record<string, number>>

/** An income in its three layers. */
export interface IncomeSum {
  readonly certain: Holdings
  readonly usual: { readonly low: Holdings; readonly usual: Holdings; readonly high: Holdings }
  readonly bought: Holdings
}

export function sumPayments(payments: readonly Payment[]): IncomeSum {
  const of = (layer: Payment['layer']) => payments.filter((payment) => payment.layer === layer)
  const usual = of('usual')
  return {
    certain: total(of('certain'), ({ usual }) => usual),
    usual: {
      low: total(usual, ({ low }) => low),
      usual: total(usual, ({ usual }) => usual),
      high: total(usual, ({ high }) => high),
    },
    bought: total(of('bought'), ({ usual }) => usual),
  }
}

function total(payments: readonly Payment[], amountOf: (payment: Payment) => number): Holdings {
  const sums: Record<string, number> = {}
  for (const payment of payments) sums[payment.gives] = (sums[payment.gives] ?? 0) + amountOf(payment)
  return sums
}

/** Both at once. */
export function addHoldings(one: Holdings, other: Holdings): Holdings {
  const sums: Record<string, number> = { ...one }
  for (const [thing, amount] of Object.entries(other)) sums[thing] = (sums[thing] ?? 0) + amount
  return sums
}

/** Pulls, not rounded: `limited` of currency and of tickets for pools with a limited 5-star, `standard` of the others. */
export interface PullWorth {
  readonly limited: number
  readonly standard: number
}

/** What amounts are worth in pulls: what is lost with them, too. Things that buy no pull count nothing. (INC-6) */
export function pullWorthOf(holdings: Holdings, { currency, paidCurrency, tickets }: IncomeFacts): PullWorth {
  const price = tickets.find(({ isStandard, price }) => !isStandard && price !== null)?.price ?? null
  const coins = (holdings[currency] ?? 0) + (holdings[paidCurrency] ?? 0)
  const count = (isStandard: boolean) =>
    tickets.filter((ticket) => ticket.isStandard === isStandard).reduce((sum, { id }) => sum + (holdings[id] ?? 0), 0)
  return { limited: count(false) + (price === null ? 0 : coins / price), standard: count(true) }
}
