import { instantOn } from '../../gacha/fact-span.ts'
import type { FactIndex } from '../../gacha/facts.ts'
import { type Instant, instant } from '../../time/instant.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { AccountPlan, PlannedGoal } from '../stored/player-plan.ts'
import { type GoalCandidate, lastPoolOf, UNKNOWN_POOL } from './banner-goals.ts'

/** A 5-star that can be hoped for, announced or not. */
export interface KnownFiveStar {
  readonly itemId: string
  /** Where its next banner will most likely be: in the pool of its last one, else in that of its kind. */
  readonly poolId: string
  /** Of the last banner that is over; `null`: none is, or its end is not known. */
  readonly lastEndAt: Instant | null
}

/** Every 5-star that has had a banner or may get its first; those that only ever come by a lost 50/50 are absent. (PLAN-45) */
export function knownFiveStars(
  index: FactIndex,
  { server, now }: { readonly server: UtcOffset; readonly now: Instant },
): readonly KnownFiveStar[] {
  const { history, permanent } = index.facts
  return [...index.items.values()].flatMap((item): KnownFiveStar[] => {
    if (item.rank !== 5) return []
    const own = history.filter(
      ({ pool, featured5 }) => pool !== null && index.pools.has(pool) && featured5.includes(item.id),
    )
    const last = own.at(-1)
    const ended = own.findLast(({ end }) => end !== null && instantOn(server, end) <= now)
    if (!last && permanent.some((one) => one.item === item.id)) return []
    const poolId = last?.pool ?? lastPoolOf(item.type, index)
    if (poolId === null) return []
    return [{ itemId: item.id, poolId, lastEndAt: ended?.end ? instant(instantOn(server, ended.end)) : null }]
  })
}

/** Whether a goal waits for a banner that is not announced. */
export function isWaiting({ bannerId, itemId }: Pick<PlannedGoal, 'bannerId' | 'itemId'>): boolean {
  return bannerId === null && itemId !== null
}

/** Whether a later announcement, or later facts, can say more of a goal. */
export function isUnsettled(goal: Pick<PlannedGoal, 'bannerId' | 'itemId' | 'poolId'>): boolean {
  return isWaiting(goal) || goal.poolId === UNKNOWN_POOL
}

/**
 * A plan whose waiting goals have their banner where one was announced, the first that is not over, and whose goals have
 * the pool that the facts did not know. The same plan where nothing changes. (PLAN-46)
 */
export function withAnnouncedGoals(plan: AccountPlan, candidates: readonly GoalCandidate[], now: Instant): AccountPlan {
  const announced = candidates
    .filter(({ isExpected, until }) => !isExpected && until > now)
    .toSorted((one, other) => one.startAt - other.startAt)
  let isSame = true
  const goals = plan.goals.map((goal) => {
    if (goal.poolId === UNKNOWN_POOL) {
      const settled = announced.find((one) => one.poolId !== UNKNOWN_POOL && isOfGoal(one, goal))
      if (!settled) return goal
      isSame = false
      return { ...goal, poolId: settled.poolId, itemId: settled.itemId }
    }
    const banner = isWaiting(goal) ? announced.find(({ itemId }) => itemId === goal.itemId) : undefined
    if (!banner || plan.goals.some((one) => one.bannerId === banner.bannerId && one.itemId === goal.itemId)) return goal
    isSame = false
    const { bannerId, poolId, until } = banner
    return { ...goal, bannerId, poolId, until, expected: null, isRerun: false }
  })
  return isSame ? plan : { ...plan, goals }
}

/** An item that the facts did not know has been under its name. */
function isOfGoal(one: GoalCandidate, { bannerId, itemId, name }: PlannedGoal): boolean {
  return one.bannerId === bannerId && (itemId === null ? one.name === name : one.itemId === itemId)
}
