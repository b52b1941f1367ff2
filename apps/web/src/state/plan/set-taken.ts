import { withFoldedRewards } from '@ephemeris/core/plan/holdings/folded-rewards'
import type { PlanIncome } from '@ephemeris/core/plan/holdings/player-income'
import { withTaken } from '@ephemeris/core/plan/stored/change-plan'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { now } from '#web/lib/server/server-clock'
import { changePlan, type Undo } from '#web/state/plan/plans'

/** Says of periods (`takenKey`) whether they were taken. (PLAN-9, PLAN-36) */
export function setTaken(
  keys: readonly string[],
  isTaken: boolean,
  { account, income }: { readonly account: PlanAccount; readonly income: Omit<PlanIncome, 'plan' | 'now'> },
): Undo {
  const at = now()
  return changePlan(
    account,
    (previous) => keys.reduce((plan, key) => withTaken(plan, key, { isTaken, at }), previous),
    (plan, at) => withFoldedRewards({ ...income, plan, now: at }),
  )
}
