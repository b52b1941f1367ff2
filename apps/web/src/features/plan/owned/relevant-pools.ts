import { countedPoolOf } from '@ephemeris/core/gacha/facts'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'

/** Counted pools of the goals; without any that of limited characters. */
export function relevantPools({ plan, index }: Pick<PlanSituation, 'plan' | 'index'>): readonly string[] {
  const pools = plan.goals
    .filter(({ poolId, isSkipped }) => !isSkipped && index.pools.has(poolId))
    .map(({ poolId }) => poolId)
  const asked = pools.length > 0 ? pools : index.facts.pools.slice(0, 1).map(({ id }) => id)
  return [...new Set(asked.map((poolId) => countedPoolOf(index, poolId)))]
}
