import { addHoldings, type Holdings, pullWorthOf } from '../../income/holdings.ts'
import type { IncomeFacts } from '../../income/income-facts.ts'
import type { IncomeLayer } from '../../income/income-layer.ts'
import type { Payment } from '../../income/payments.ts'
import { type CalendarDay, dayOf } from '../../time/calendar.ts'
import type { DisplayedClock } from '../../time/clock.ts'
import { type Instant, instant } from '../../time/instant.ts'
import type { MaybeOwned } from './budget.ts'
import type { Range } from './plan.ts'

/** What has been saved by the end of a day, in whole pulls for limited pools, if nothing is spent. */
export interface SavedDay {
  readonly day: CalendarDay
  /** When the last of it arrived. */
  readonly at: Instant
  readonly certain: number
  /** With the usual income, from its low to its high end. */
  readonly usual: Range
  /** With what will be bought as well. */
  readonly bought: Range
  /** Sources of what arrived on this day, in order. */
  readonly sources: readonly string[]
  /** Some of it comes at a date that is only expected. */
  readonly isExpected: boolean
}

export interface SavedInput {
  readonly owned: Holdings
  readonly maybe?: MaybeOwned
  readonly payments: readonly Payment[]
  /** Of banners: each has a row, without what comes later on its day. */
  readonly ends?: readonly Instant[]
  readonly facts: IncomeFacts
  readonly now: Instant
  readonly clock: DisplayedClock
}

/** What is saved day by day, today first; days on which nothing arrives are absent. (PLAN-12) */
export function savedByDay(
  { owned, maybe = {}, payments, ends = [], facts, now, clock }: SavedInput,
  until: Instant,
): readonly SavedDay[] {
  const pulls = (holdings: Holdings) => Math.floor(pullWorthOf(holdings, facts).limited + 1e-9)
  const low: Record<IncomeLayer, Holdings> = { certain: owned, usual: {}, bought: {} }
  const high: Record<IncomeLayer, Holdings> = {
    certain: Object.values(maybe).reduce(addHoldings, owned),
    usual: {},
    bought: {},
  }
  const days: SavedDay[] = []

  function note(day: CalendarDay, at: Instant, of: readonly Payment[]): void {
    const usual = [low, high].map((sums) => addHoldings(sums.certain, sums.usual))
    const bought = [low, high].map((sums, end) => addHoldings(usual[end] ?? {}, sums.bought))
    const rangeOf = ([worst = {}, best = {}]: Holdings[]) => ({ low: pulls(worst), high: pulls(best) })
    days.push({
      day,
      at,
      certain: pulls(low.certain),
      usual: rangeOf(usual),
      bought: rangeOf(bought),
      sources: [...new Set(of.map(({ sourceId }) => sourceId))],
      isExpected: of.some(({ isExpected }) => isExpected),
    })
  }

  note(dayOf(now, clock), now, [])
  const rows = new Map<string, { day: CalendarDay; at: Instant; of: Payment[] }>()
  const moments = [...payments, ...ends.filter((end) => end > now).map((at) => ({ at }))]
  for (const moment of moments.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)) {
    const at = instant(Math.max(now, moment.at))
    const day = dayOf(at, clock)
    const key = `${day} ${ends.filter((end) => end < at).length}`
    const of = rows.get(key)?.of ?? []
    if ('gives' in moment) of.push(moment)
    rows.set(key, { day, at, of })
  }
  for (const { day, at, of } of rows.values()) {
    for (const { layer, gives, low: least, high: most } of of) {
      low[layer] = addHoldings(low[layer], { [gives]: least })
      high[layer] = addHoldings(high[layer], { [gives]: most })
    }
    note(day, at, of)
  }
  return days
}
