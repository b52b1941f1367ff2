import type { Activity } from '@ephemeris/core/activity/activity'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import type { TonightIncome } from '@ephemeris/core/tonight/tonight'
import { incomeOn } from '@ephemeris/core/tonight/tonight-income'
import { useMemo } from 'react'
import { useMarks } from '#web/state/marks'
import { planAccountOf } from '#web/state/plan/plan-account'
import { useIncomeBases } from '#web/state/plan/use-income-bases'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'

/** What pays in each of the player's games, by the plan of the account that is looked at; `null` until they are known. */
export function useIncomes(activities: readonly Activity[], now: Instant): readonly TonightIncome[] | null {
  const marks = useMarks()
  const owners = usePlanOwners()
  const day = Math.floor(now / DAY_MS)
  const bases = useIncomeBases(activities, day)

  return useMemo(() => {
    return (
      bases?.map((base) => {
        const plan = readAccountPlan(owners.plan, planAccountOf(base.gameId, owners))
        return incomeOn(base, { plan, marks, day })
      }) ?? null
    )
  }, [bases, owners, marks, day])
}
