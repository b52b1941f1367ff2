import { type Activity, edgeInstant, startCertaintyOf } from '../../activity/activity.ts'
import { knownBanners } from '../../activity/known-banners.ts'
import { spanOn } from '../../gacha/fact-span.ts'
import type { FactIndex } from '../../gacha/facts.ts'
import type { Instant } from '../../time/instant.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { PlannedGoal } from '../stored/player-plan.ts'
import { comingHalves } from './goal-end.ts'
import type { PlanSituation } from './player-goals.ts'

/** Something that can be chosen as a goal, and when it can be had. */
export interface GoalCandidate
  extends Pick<PlannedGoal, 'poolId' | 'bannerId' | 'expected' | 'isRerun' | 'itemId' | 'name' | 'until'> {
  readonly startAt: Instant
  readonly isExpected: boolean
}

/** The pool of a goal in a banner whose kind the facts do not know yet: no rule of it is published. */
export const UNKNOWN_POOL = 'unknown'

/** A banner with more featured 5-stars is of another kind, whose rules the facts must state. */
const MAX_PLAIN = 2

interface BannerInput {
  readonly index: FactIndex
  readonly server: UtcOffset
}

interface CalendarInput extends BannerInput {
  readonly now: Instant
}

/** The 5-stars of all banners that are not over, those that run and those that come. (PLAN-18) */
export function knownGoals(activities: readonly Activity[], input: CalendarInput): readonly GoalCandidate[] {
  return knownBanners(activities, input)
    .flatMap(({ activity }) => bannerGoals(activity, input))
    .filter(({ until }) => until > input.now)
}

/** The 5-stars that a banner of the calendar offers, each with its pool, so far as the facts know it. (PLAN-18) */
export function bannerGoals(activity: Activity, input: BannerInput): readonly GoalCandidate[] {
  const { id: bannerId, start, end, featured } = activity
  const startAt = edgeInstant(start, input.server)
  const until = edgeInstant(end, input.server)
  const isExpected = startCertaintyOf(activity) === 'expected'
  const items = featured.filter(({ rank }) => rank === 5)
  return items.map(({ id, name }): GoalCandidate => {
    const poolId = poolOf(id, { startAt, until, isPlain: items.length <= MAX_PLAIN }, input) ?? UNKNOWN_POOL
    const itemId = input.index.items.has(id) ? id : null
    return { poolId, bannerId, expected: null, isRerun: false, itemId, name, until, startAt, isExpected }
  })
}

/** By the dated history of banners; a banner that is newer than it is in the pool that had such items last. */
function poolOf(
  itemId: string,
  { startAt, until, isPlain }: { readonly startAt: Instant; readonly until: Instant; readonly isPlain: boolean },
  { index, server }: BannerInput,
): string | null {
  const { history } = index.facts
  const own = history.find(({ featured5, start, end }) => {
    if (!featured5.includes(itemId)) return false
    const span = spanOn(server, start, end)
    return span.from < until && startAt < span.to
  })
  if (own?.pool) return own.pool
  if (!isPlain) return null
  const type = index.items.get(itemId)?.type
  return type === undefined ? null : lastPoolOf(type, index)
}

/** The pool in which items of a kind were featured last; `null`: never. */
export function lastPoolOf(type: string, { facts, items, pools }: FactIndex): string | null {
  const last = facts.history.findLast(
    ({ pool, featured5 }) =>
      pool !== null && pools.has(pool) && featured5.some((item) => items.get(item)?.type === type),
  )
  return last?.pool ?? null
}

/** Halves of coming versions that no announced banner covers, with a pool for whatever comes; the next ones first. */
export function expectedGoals(
  { calendar, now }: Pick<PlanSituation, 'calendar' | 'now'>,
  { poolId, knownUntil, count }: { readonly poolId: string; readonly knownUntil: Instant; readonly count: number },
): readonly GoalCandidate[] {
  return comingHalves({ calendar, now }, knownUntil)
    .slice(0, count)
    .map(({ version, half, startAt, endAt: until }) => {
      const expected = { version, half }
      const plain = { bannerId: null, expected, isRerun: false, itemId: null, name: null }
      return { ...plain, poolId, until, startAt, isExpected: true }
    })
}
