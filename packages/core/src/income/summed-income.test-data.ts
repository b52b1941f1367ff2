import type { Holdings } from './holdings.ts'
import type { Payment } from './payments.ts'

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
