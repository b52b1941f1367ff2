import { addHoldings, type Holdings } from '../../income/holdings.ts'
import type { IncomeFacts } from '../../income/income-facts.ts'
import type { Payment } from '../../income/payments.ts'
import type { Instant } from '../../time/instant.ts'

/** What can be spent at a moment: tickets by kind, and pulls that the currency buys. */
export interface Purse {
  readonly tickets: readonly number[]
  /** Whole pulls; a remainder of the currency waits for more. */
  readonly bought: number
}

/**
 * What a player has over time. `certain`: owned and certain income alone; `low` and `high`: with the ends of the usual
 * band and with what will be bought.
 */
export type Pace = 'certain' | 'low' | 'high'

export interface Budget {
  /** From now on, each moment at which something arrives, ascending. */
  readonly times: readonly Instant[]
  at(time: Instant): Purse
}

/**
 * What may be owned beside what is owned for certain, by what is not known: the cost of an earlier goal, or what a shop
 * takes for a ticket. It is part of the high end alone.
 */
export type MaybeOwned = Readonly<Partial<Record<'spent' | 'exchange', Holdings>>>

export interface BudgetInput {
  readonly owned: Holdings
  readonly maybe?: MaybeOwned
  /** All that arrive, those still open included; what is due before `now` counts from `now` on. */
  readonly payments: readonly Payment[]
  readonly facts: IncomeFacts
  readonly now: Instant
}

/** The kinds of tickets that a plan needs, and what the currency buys. */
export interface TicketKinds {
  readonly kinds: readonly TicketKind[]
  /** Of one pull; `null`: none of the kinds can be bought. */
  readonly price: number | null
  /** All goals take one kind that can be bought: its tickets are as good as bought pulls, and counted with them. */
  readonly isOneKind: boolean
}

export interface TicketKind {
  readonly id: string
  readonly isBuyable: boolean
}

/** @throws RangeError where two kinds have different prices */
export function ticketKindsOf(ids: readonly string[], facts: IncomeFacts): TicketKinds {
  const priceOf = (kind: string) => facts.tickets.find(({ id }) => id === kind)?.price ?? null
  const kinds = [...new Set(ids)].map((id) => ({ id, isBuyable: priceOf(id) !== null }))
  const prices = new Set(kinds.filter(({ isBuyable }) => isBuyable).map(({ id }) => priceOf(id)))
  if (prices.size > 1) throw new RangeError(`tickets of different prices: ${ids.join(', ')}`)
  const [price = null] = prices
  return { kinds, price, isOneKind: kinds.length === 1 && price !== null }
}

export function budgetOf(
  { owned, maybe = {}, payments, facts, now }: BudgetInput,
  { kinds, price, isOneKind }: TicketKinds,
  pace: Pace,
): Budget {
  const counted = payments
    .filter(({ layer }) => pace !== 'certain' || layer === 'certain')
    .toSorted((one, other) => one.at - other.at)
  const isCoin = (thing: string) => price !== null && (thing === facts.currency || thing === facts.paidCurrency)
  /** The currency is first; -1: it buys no pull of the plan. */
  const columnOf = (thing: string) => (isCoin(thing) ? 0 : kinds.findIndex(({ id }) => id === thing) + 1 || -1)
  const sums = [0, ...kinds.map(() => 0)]
  const start = pace === 'high' ? Object.values(maybe).reduce(addHoldings, owned) : owned
  for (const [thing, amount] of Object.entries(start)) {
    const column = columnOf(thing)
    if (column >= 0) sums[column] = (sums[column] ?? 0) + amount
  }
  const times: Instant[] = [now]
  const rows: number[][] = [[...sums]]
  for (const payment of counted) {
    const column = columnOf(payment.gives)
    const amount = pace === 'high' ? payment.high : payment.low
    if (column < 0 || amount === 0) continue
    sums[column] = (sums[column] ?? 0) + amount
    if (payment.at > (times.at(-1) ?? now)) {
      times.push(payment.at)
      rows.push([...sums])
    } else rows[rows.length - 1] = [...sums]
  }

  return {
    times,
    at: (time) => {
      const [coins = 0, ...tickets] = rows[lastAtOrBefore(times, time)] ?? []
      const bought = price === null ? 0 : Math.floor(coins / price)
      return isOneKind ? { tickets: [0], bought: bought + (tickets[0] ?? 0) } : { tickets, bought }
    },
  }
}

function lastAtOrBefore(times: readonly Instant[], time: Instant): number {
  let [low, high] = [0, times.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((times[middle] ?? 0) <= time) low = middle
    else high = middle - 1
  }
  return low
}
