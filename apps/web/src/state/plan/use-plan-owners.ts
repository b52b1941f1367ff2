import { useMemo } from 'react'
import { useDevice } from '#web/state/device'
import type { PlanOwners } from '#web/state/plan/plan-account'

/** What `planAccountOf` asks. */
export function usePlanOwners(): PlanOwners {
  const gachaUids = useDevice((device) => device.gachaUids)
  const gachaUidsOf = useDevice((device) => device.gachaUidsOf)
  const userId = useDevice((device) => device.user_id)
  const plan = useDevice((device) => device.plan)
  return useMemo(() => ({ gachaUids, gachaUidsOf, user_id: userId, plan }), [gachaUids, gachaUidsOf, userId, plan])
}
