import type { IncomeFacts } from './income-facts.ts'

/** By currency and ticket. */
export type Holdings = Readonly<Record<string, number>>

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
