import type { PlacedActivity, Reward } from '../activity/activity.ts'
import { type Marks, statusOf } from '../activity/status.ts'
import { phaseOf } from '../activity/timing.ts'
import type { ActivityGame, GameId } from '../games/game.ts'
import { addHoldings, type Holdings, pullWorthOf } from '../income/holdings.ts'
import { takenKey } from '../income/income-choices.ts'
import type { IncomeSourceFacts } from '../income/income-facts.ts'
import { isPublished } from '../income/income-layer.ts'
import { type IncomeInput, openPayments, type Payment } from '../income/payments.ts'
import type { CalendarDay } from '../time/calendar.ts'
import type { DisplayedClock } from '../time/clock.ts'
import type { Instant } from '../time/instant.ts'
import { type Fold, foldBanners } from '../timeline/fold-banners.ts'
import { type Evening, lastEveningBefore } from './evening.ts'

/** What pays for pulls in one of the player's games. */
export interface TonightIncome extends IncomeInput {
  readonly gameId: GameId
  /** Which payments (`takenKey`) a cycle's activity represents, by activity id. */
  readonly links: ReadonlyMap<string, readonly string[]>
}

export interface TonightInput {
  /** Of the games and kinds that the player follows. */
  readonly activities: readonly PlacedActivity[]
  readonly marks: Marks
  /** Of the games that the player follows; what was taken includes what the marks say of cycles. */
  readonly incomes: readonly TonightIncome[]
  readonly evening: Evening
  readonly now: Instant
}

/** Something that ends. */
export interface TonightRow {
  /** The activity's id, or `genshin/daily_commissions/2026-11-22`. */
  readonly key: string
  readonly gameId: ActivityGame
  /** `null`: a reset that the timeline does not show. */
  readonly activity: PlacedActivity | null
  /** What pays here, the first one naming the row; empty for an activity that is no source of income. */
  readonly sourceIds: readonly string[]
  /** The periods that a tap marks. */
  readonly takenKeys: readonly string[]
  /** Of the sources. */
  readonly gives: Holdings
  /** Of the announcement. */
  readonly rewards: readonly Reward[]
  /** What is lost with it, in pulls of every kind; 0 where it gives none, or the amount is unknown. */
  readonly pulls: number
  /** The part of `pulls` for pools with a limited 5-star. */
  readonly limitedPulls: number
  readonly endsAt: Instant
  readonly isDone: boolean
}

export interface Tonight {
  /** Can be done, and ends before the next evening and is not done, in the order of `byLoss`. */
  readonly open: readonly TonightRow[]
  /** What ends before the next evening and is nothing to do: banners, each phase in one. What ends first comes first. */
  readonly banners: readonly Fold<PlacedActivity>[]
  readonly done: readonly TonightRow[]
  /** Ends later and is not done, without what is there every day; what ends first comes first. */
  readonly later: readonly TonightRow[]
}

/**
 * What a player misses by stopping now: everything that is open and ends before the next evening. A banner that gives
 * nothing cannot be done: it is only named. (TON-2, TON-11)
 *
 * Ends that are only expected, and those of activities whose announcement is gone, are not urgent. Skipped activities
 * are absent, and so are the cycles that they represent. (TON-3)
 */
export function tonightOf({ activities, marks, incomes, evening, now }: TonightInput): Tonight {
  const rows = [
    ...incomes.flatMap((income) => {
      const ofGame = activities.filter(({ gameId, own }) => gameId === income.gameId && !own)
      return rowsOf(income, { activities: ofGame, marks, now })
    }),
    ...activities.flatMap((activity) => ownRowsOf(activity, marks, now)),
  ]
  const isTonight = ({ endsAt }: TonightRow) => endsAt < evening.nextAt
  const open = rows.filter(({ isDone }) => !isDone)
  const ending = open.filter(isTonight)
  const named = ending.filter(isOnlyNamed).toSorted(byEnd)
  return {
    open: ending.filter((row) => !isOnlyNamed(row)).toSorted(byLoss),
    banners: foldBanners(named.flatMap(({ activity }) => activity ?? [])),
    done: rows.filter((row) => row.isDone && isTonight(row) && !isOnlyNamed(row)).toSorted(byLoss),
    later: open.filter((row) => !isTonight(row) && !isDaily(row, incomes)).toSorted(byEnd),
  }
}

function isOnlyNamed({ activity, pulls }: TonightRow): boolean {
  return activity?.type === 'gacha' && pulls === 0
}

/** The evenings that lose something later, by their day, with what ends before the evening after each. (TON-5) */
export function laterDays(
  later: readonly TonightRow[],
  clock: DisplayedClock,
): readonly { readonly day: CalendarDay; readonly rows: readonly TonightRow[] }[] {
  const days = new Map<CalendarDay, TonightRow[]>()
  for (const row of later) {
    const day = lastEveningBefore(row.endsAt, clock)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, rows]) => ({ day, rows: rows.toSorted(byLoss) }))
}

/** All of it in pulls. */
export function totalPulls(rows: readonly Pick<TonightRow, 'pulls'>[]): number {
  return rows.reduce((sum, { pulls }) => sum + pulls, 0)
}

/** What is lost in each game that pays something, the most first. */
export function payingGames<T extends Pick<TonightRow, 'gameId' | 'pulls'>>(open: readonly T[]) {
  const games = [...new Set(open.map(({ gameId }) => gameId))].map((gameId) => {
    const rows = open.filter((row) => row.gameId === gameId && row.pulls > 0)
    return { gameId, rows, pulls: totalPulls(rows) }
  })
  return games.filter(({ pulls }) => pulls > 0).toSorted((one, other) => other.pulls - one.pulls)
}

/** Parts of pulls of several games make none. */
export function isPullInOne(open: readonly Pick<TonightRow, 'gameId' | 'pulls'>[]): boolean {
  return (payingGames(open)[0]?.pulls ?? 0) >= 1
}

/** What does not come back comes first, then what loses most, then what ends first. (TON-2) */
export function byLoss(one: TonightRow, other: TonightRow): number {
  return Number(returns(one)) - Number(returns(other)) || other.pulls - one.pulls || byEnd(one, other)
}

/** Events and banners are over for good; dailies, cycles and shops turn, and own entries may. */
function returns({ activity }: TonightRow): boolean {
  return activity?.type !== 'event' && activity?.type !== 'gacha'
}

function byEnd(one: TonightRow, other: TonightRow): number {
  return one.endsAt - other.endsAt || (one.key < other.key ? -1 : 1)
}

interface GameContext {
  readonly activities: readonly PlacedActivity[]
  readonly marks: Marks
  readonly now: Instant
}

/** What players have added is worth what they say; it is no source of the income that their plan counts. (OWN-3) */
function ownRowsOf(activity: PlacedActivity, marks: Marks, now: Instant): readonly TonightRow[] {
  const { id, gameId, own, endAt } = activity
  const status = statusOf(marks, id)
  if (!own || status === 'cancelled' || !isEnding(activity, now)) return []
  const nothing = { sourceIds: [], takenKeys: [], gives: {}, rewards: [] }
  const { worth } = own
  return [
    {
      key: id,
      gameId,
      activity,
      ...nothing,
      pulls: worth,
      limitedPulls: worth,
      endsAt: endAt,
      isDone: status === 'done',
    },
  ]
}

function rowsOf(income: TonightIncome, { activities, marks, now }: GameContext): readonly TonightRow[] {
  const choices = { ...income.choices, taken: new Set<string>() }
  const payments = openPayments({ ...income, choices }, now).filter((payment) => isLost(payment, income))
  const byKey = new Map(payments.map((payment) => [takenKey(payment), payment]))
  const ends = activities.filter((activity) => isEnding(activity, now))
  const shown = ends.filter(({ id }) => statusOf(marks, id) !== 'cancelled')
  const linked = new Set(activities.flatMap(({ id }) => income.links.get(id) ?? []))
  const resets = groupsOf(
    payments.filter((payment) => !linked.has(takenKey(payment))),
    income,
  )
  return [
    ...shown.map((activity) => {
      const own = (income.links.get(activity.id) ?? []).flatMap((key) => byKey.get(key) ?? [])
      const row = rowOf(income, own, activity)
      return { ...row, isDone: row.isDone || (own.length === 0 && statusOf(marks, activity.id) === 'done') }
    }),
    ...resets.map((group) => rowOf(income, group, null)),
  ]
}

/**
 * A guess is never lost, nor what is yet to be bought; a challenge and the rewards of a pass that the player has are.
 */
function isLost({ layer, isExpected, sourceId }: Payment, { facts }: TonightIncome): boolean {
  const source = sourceOf(sourceId, facts.sources)
  if (isExpected || !source) return false
  if (layer === 'bought') return source.cadence.unit === 'version'
  return layer === 'certain' || isPublished(source)
}

function isEnding(activity: PlacedActivity, now: Instant): boolean {
  const { type, certainty, announcement } = activity
  if (type === 'version' || certainty === 'expected' || announcement?.goneSince) return false
  return phaseOf(activity, now) === 'running'
}

function rowOf(income: TonightIncome, payments: readonly Payment[], activity: PlacedActivity | null): TonightRow {
  const { gameId, facts, choices } = income
  const takenKeys = payments.map(takenKey)
  const gives = payments.reduce<Holdings>((sum, { gives, usual }) => addHoldings(sum, { [gives]: usual }), {})
  const rewards = payments.length === 0 ? (activity?.announcement?.rewards ?? []) : []
  const { limited, standard } = pullWorthOf(gives, facts)
  const announced = rewards.map(({ id, amount, perPull }) => ({
    pulls: amount / perPull,
    isStandard: facts.tickets.some((ticket) => ticket.id === id && ticket.isStandard),
  }))
  return {
    key: activity?.id ?? `${gameId}/${takenKeys[0]}`,
    gameId,
    activity,
    sourceIds: payments.map(({ sourceId }) => sourceId),
    takenKeys,
    gives,
    rewards,
    pulls: limited + standard + totalPulls(announced),
    limitedPulls: limited + totalPulls(announced.filter(({ isStandard }) => !isStandard)),
    endsAt: activity?.endAt ?? lastOf(payments),
    isDone: takenKeys.length > 0 && takenKeys.every((key) => choices.taken.has(key)),
  }
}

function lastOf(payments: readonly Payment[]): Instant {
  return payments.reduce((end, { closesAt }) => (closesAt < end ? closesAt : end), payments[0]?.closesAt as Instant)
}

/** One row has what one visit in the game gives: the tickets of a shop, the rows of a battle pass. */
function groupsOf(payments: readonly Payment[], { facts }: TonightIncome): readonly (readonly Payment[])[] {
  const groups = new Map<string, Payment[]>()
  for (const payment of payments) {
    const source = sourceOf(payment.sourceId, facts.sources)
    const cycle = source?.cadence.unit === 'cycle' ? source.cadence.cycle : ''
    const name = `${source?.topic} ${source?.cadence.unit} ${cycle} ${payment.key}`
    groups.set(name, [...(groups.get(name) ?? []), payment])
  }
  return [...groups.values()]
}

function isDaily({ gameId, sourceIds }: TonightRow, incomes: readonly TonightIncome[]): boolean {
  const sources = incomes.find((income) => income.gameId === gameId)?.facts.sources ?? []
  return sourceIds.some((id) => ['day', 'pass_day'].includes(sourceOf(id, sources)?.cadence.unit ?? ''))
}

function sourceOf(id: string, sources: readonly IncomeSourceFacts[]): IncomeSourceFacts | undefined {
  return sources.find((source) => source.id === id)
}
