import { countedPoolOf, type FactIndex } from '../../gacha/facts.ts'
import { addHoldings, type Holdings, pullWorthOf } from '../../income/holdings.ts'
import type { ExchangeFacts, IncomeFacts } from '../../income/income-facts.ts'
import type { Instant } from '../../time/instant.ts'
import type { MaybeOwned } from '../chance/budget.ts'
import type { Range } from '../chance/plan.ts'
import type { GotGoal } from '../stored/player-plan.ts'
import { typedAmounts, validBaseline } from './baseline.ts'
import { receivedRewards } from './owned.ts'
import type { PlanIncome } from './player-income.ts'
import type { RecentPull } from './recent-pulls.ts'

/** What the book of an account is computed from. */
export interface BookSituation extends PlanIncome {
  readonly index: FactIndex
  /** Of the records, since something was typed (`firstTypedAt`), oldest first. */
  readonly recent: readonly RecentPull[]
}

/** What is there after all entries, by currency and ticket; shop currency is one of them. */
export interface AccountBook {
  /** At the least: goals whose cost was not said cost the most that they can. */
  readonly left: Holdings
  /** So much more if they cost the least. */
  readonly maybe: Holdings
  /** Of `left`: rewards that were marked as done since the amount was typed. */
  readonly received: Holdings
  /** What was spent of each thing since its amount was typed, oldest first. */
  readonly spent: Readonly<Record<string, readonly Spent[]>>
}

export interface Spent {
  /** The counted pool of recorded pulls, or of the goal that the player got. */
  readonly poolId: string
  /** `null`: pulls of the records. */
  readonly goal: GotGoal | null
  readonly pulls: number
  readonly amount: number
}

/**
 * The one balance of an account. A typed amount, a reward that was marked as done, a recorded pull and a goal that the
 * player got are entries, each at its moment. (PLAN-41)
 *
 * A pull is paid as players pay: with a ticket, with a ticket that a shop gives at once, with the currency, and with
 * the paid currency. An exchange of low confidence comes last, so that nothing certain rests on it. Pulls of standard
 * pools are left out: their tickets are given, and few players buy them.
 */
export function accountBook(situation: BookSituation): AccountBook {
  const { baselines, got } = situation.plan
  const least = balanceOf(situation, 'most')
  const isExact =
    Object.values(got).every(({ least, most }) => least === most) &&
    Object.values(baselines).every(({ maybe }) => maybe === 0)
  const most = isExact ? least : balanceOf(situation, 'least')
  const differenceOf = (thing: string) => (most.left[thing] ?? 0) - (least.left[thing] ?? 0)
  return { ...least, maybe: Object.fromEntries(Object.keys(most.left).map((thing) => [thing, differenceOf(thing)])) }
}

/** What can be spent on pulls. Tickets that shops give at once are counted as tickets; their number is not certain where the exchange is not. (PLAN-10) */
export function ownedNow(situation: BookSituation): { readonly owned: Holdings; readonly maybe: MaybeOwned } {
  const { left, maybe } = accountBook(situation)
  const { exchanges } = situation.facts
  const sure = exchanges.filter(isSureExchange)
  const most = addHoldings(left, maybe)
  const owned = withExchanged(left, sure)
  const spent = withExchanged(most, sure)
  return {
    owned,
    maybe: { spent: lessHoldings(spent, owned), exchange: lessHoldings(withExchanged(most, exchanges), spent) },
  }
}

/** The pulls of limited pools that it makes now. (INC-6) */
export function pullsNow(situation: BookSituation): Range {
  const { owned, maybe } = ownedNow(situation)
  const pulls = (holdings: Holdings) => Math.floor(pullWorthOf(holdings, situation.facts).limited + 1e-9)
  return { low: pulls(owned), high: pulls(Object.values(maybe).reduce(addHoldings, owned)) }
}

function withExchanged(holdings: Holdings, exchanges: readonly ExchangeFacts[]): Holdings {
  return exchanges.reduce((sum, { takes, amount, gives }) => {
    const bought = amount > 1 ? Math.floor((holdings[takes] ?? 0) / amount) : 0
    return bought > 0 ? addHoldings(sum, { [gives]: bought }) : sum
  }, holdings)
}

function lessHoldings(one: Holdings, other: Holdings): Holdings {
  return Object.fromEntries(Object.entries(one).map(([thing, amount]) => [thing, amount - (other[thing] ?? 0)]))
}

/** Whether the records show what a goal has cost since the one before it in its pool. (PLAN-41) */
export function isGotRecorded(
  { poolId, itemId, copies }: Pick<GotGoal, 'poolId' | 'itemId' | 'copies'>,
  situation: Pick<BookSituation, 'plan' | 'recent' | 'index'>,
  until: Instant,
): boolean {
  const pulls = pullsFor({ poolId, at: until, recordedUntil: null }, situation)
  return itemId !== null && pulls.filter((pull) => pull.itemId === itemId).length >= copies
}

/** The recorded pulls of a goal's pool up to `at`, after what was known and after the goal that was got before it. */
function pullsFor(
  { poolId, at, recordedUntil }: Pick<GotGoal, 'poolId' | 'at' | 'recordedUntil'>,
  { plan, recent, index }: Pick<BookSituation, 'plan' | 'recent' | 'index'>,
): readonly RecentPull[] {
  const counted = countedPoolOf(index, poolId)
  const before = Object.values(plan.got).filter((one) => one.at < at && countedPoolOf(index, one.poolId) === counted)
  const from = Math.max(recordedUntil ?? 0, ...before.map((one) => one.at))
  return recent.filter((pull) => pull.poolId === counted && pull.at > from && pull.at <= at)
}

interface Reward {
  readonly kind: 'reward'
  readonly at: Instant
  /** It could be had from then on, and so pay for pulls before it was marked. */
  readonly from: Instant
  readonly thing: string
  readonly amount: number
}

interface PullsEntry {
  readonly kind: 'pulls'
  readonly at: Instant
  readonly ticket: string
  readonly count: number
  readonly of: Pick<Spent, 'poolId' | 'goal'>
}

type Entry =
  | Reward
  | { readonly kind: 'typed'; readonly at: Instant; readonly thing: string; readonly amount: number }
  | PullsEntry

/** What was typed at a moment shows the pulls of that moment. */
const ORDER = { pulls: 0, typed: 1, reward: 2 } as const

/** @param cost what goals have cost whose cost was not said */
function entriesOf(situation: BookSituation, cost: 'least' | 'most'): readonly Entry[] {
  const { plan, facts, index, recent, now } = situation
  const isUsed = (ticket: string | null): ticket is string =>
    ticket !== null && facts.tickets.find(({ id }) => id === ticket)?.isStandard !== true
  const entries: Entry[] = receivedRewards(situation).map((reward) => ({ kind: 'reward', ...reward }))
  for (const thing of Object.keys(plan.owned)) {
    const maybe = cost === 'least' ? (validBaseline(thing, plan)?.maybe ?? 0) : 0
    for (const { amount, typedAt } of typedAmounts(thing, plan, now)) {
      entries.push({ kind: 'typed', at: typedAt, thing, amount: amount + maybe })
    }
  }
  for (const { at, ticket, poolId } of recent) {
    if (isUsed(ticket)) entries.push({ kind: 'pulls', at, ticket, count: 1, of: { poolId, goal: null } })
  }
  for (const goal of Object.values(plan.got)) {
    const ticket = index.pools.get(goal.poolId)?.ticket ?? null
    const recorded = pullsFor(goal, situation)
    if (!isUsed(ticket) || isGotRecorded(goal, situation, goal.at)) continue
    const of = { poolId: countedPoolOf(index, goal.poolId), goal }
    entries.push({ kind: 'pulls', at: goal.at, ticket, count: Math.max(0, goal[cost] - recorded.length), of })
  }
  return entries.toSorted((one, other) => one.at - other.at || ORDER[one.kind] - ORDER[other.kind])
}

/** Nothing certain rests on an exchange of low confidence. (INC-4) */
function isSureExchange({ confidence }: ExchangeFacts): boolean {
  return confidence !== 'low'
}

type Balance = Omit<AccountBook, 'maybe'>

function balanceOf(situation: BookSituation, cost: 'least' | 'most'): Balance {
  const { facts } = situation
  const entries = entriesOf(situation, cost)
  const left: Record<string, number> = {}
  const received: Record<string, number> = {}
  const spent: Record<string, Spent[]> = {}
  const toCome = new Set(entries.filter((entry) => entry.kind === 'reward'))

  function receive(reward: Reward): void {
    const { thing, amount } = reward
    if (!toCome.delete(reward)) return
    left[thing] = (left[thing] ?? 0) + amount
    received[thing] = (received[thing] ?? 0) + amount
  }

  /** What pays for one pull; a reward that was marked after it may have been there. */
  function payOne({ ticket, at }: PullsEntry): Price {
    for (;;) {
      const price = surePrice(ticket, left, facts) ?? exchanged(ticket, left, facts)
      if (price) return price
      const pays = [ticket, ...(priceOf(ticket, facts) > 0 ? [facts.currency, facts.paidCurrency] : [])]
      const early = [...toCome].find(({ from, thing }) => from <= at && pays.includes(thing))
      if (!early) return coins(priceOf(ticket, facts), left, facts)
      receive(early)
    }
  }

  for (const entry of entries) {
    if (entry.kind === 'reward') receive(entry)
    else if (entry.kind === 'typed') {
      left[entry.thing] = entry.amount
      received[entry.thing] = 0
      spent[entry.thing] = []
    } else {
      for (let pull = 0; pull < entry.count; pull += 1) {
        const price = payOne(entry)
        if (price.length === 0) break
        for (const [thing, amount] of price) {
          left[thing] = (left[thing] ?? 0) - amount
          spent[thing] = withSpent(spent[thing] ?? [], { ...entry.of, pulls: 1, amount })
        }
      }
    }
  }
  return { left, received, spent }
}

function withSpent(list: readonly Spent[], one: Spent): Spent[] {
  const known = list.findIndex(({ poolId, goal }) => poolId === one.poolId && goal === one.goal)
  const previous = list[known]
  if (!previous) return [...list, one]
  return list.with(known, { ...one, pulls: previous.pulls + one.pulls, amount: previous.amount + one.amount })
}

/** Amounts of things; empty: nothing is there. */
type Price = readonly (readonly [thing: string, amount: number])[]

function priceOf(ticket: string, { tickets }: IncomeFacts): number {
  return tickets.find(({ id }) => id === ticket)?.price ?? 0
}

/** What is certain to pay for one pull; `null`: there is not enough. */
function surePrice(ticket: string, left: Holdings, facts: IncomeFacts): Price | null {
  if ((left[ticket] ?? 0) > 0) return [[ticket, 1]]
  const exchange = exchanged(ticket, left, { exchanges: facts.exchanges.filter(isSureExchange) })
  if (exchange) return exchange
  const price = priceOf(ticket, facts)
  const have = (left[facts.currency] ?? 0) + (left[facts.paidCurrency] ?? 0)
  return price > 0 && have >= price ? coins(price, left, facts) : null
}

function exchanged(ticket: string, left: Holdings, { exchanges }: Pick<IncomeFacts, 'exchanges'>): Price | null {
  const shop = exchanges.find(({ gives, takes, amount }) => gives === ticket && (left[takes] ?? 0) >= amount)
  return shop ? [[shop.takes, shop.amount]] : null
}

/** As much of a price as there is. */
function coins(price: number, left: Holdings, { currency, paidCurrency }: IncomeFacts): Price {
  const first = Math.min(price, left[currency] ?? 0)
  const second = Math.min(price - first, left[paidCurrency] ?? 0)
  return (
    [
      [currency, first],
      [paidCurrency, second],
    ] as const
  ).filter(([, amount]) => amount > 0)
}
