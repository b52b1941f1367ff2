import { withoutChange } from '@ephemeris/core/plan/change-plan'
import type { AccountPlan, PlanAccount } from '@ephemeris/core/plan/player-plan'
import {
  hasPlaysUntil,
  readAccountPlan,
  readPlaysUntil,
  withAccountPlan,
  withPlaysUntil,
} from '@ephemeris/core/plan/stored-plan'
import { useMemo } from 'react'
import type { DeviceSettings } from '#web/lib/device-schema'
import { deviceStorage } from '#web/lib/device-storage'
import { now } from '#web/lib/server-clock'
import { useDevice } from '#web/state/device'

/** What the player has planned in an account; nothing where they never did. */
export function usePlan({ gameId, uid }: PlanAccount): AccountPlan {
  const stored = useDevice((device) => device.plan)
  return useMemo(() => readAccountPlan(stored, { gameId, uid }), [stored, gameId, uid])
}

/** Takes a change back; what was planned since stays. */
export type Undo = () => void

/** Changes the plan of an account on this device. (PLAN-8) */
export function changePlan(account: PlanAccount, change: (plan: AccountPlan) => AccountPlan): Undo {
  const at = now()
  const begun = (stored: DeviceSettings['plan']) => {
    const plan = readAccountPlan(stored, account)
    return { ...plan, since: plan.since ?? at }
  }
  const former = begun(deviceStorage.settings.plan)
  const changed = change(former)
  const update = (next: (plan: AccountPlan) => AccountPlan) =>
    deviceStorage.update(({ plan }) => ({ plan: withAccountPlan(plan, account, next(begun(plan))) }))
  update(change)
  return () => update((plan) => withoutChange(plan, { former, changed }))
}

/** `01:00`: until when the player usually plays; `isSaid`: they said it themselves. */
export function usePlaysUntil(): { readonly time: string; readonly isSaid: boolean } {
  const stored = useDevice((device) => device.plan)
  return useMemo(() => ({ time: readPlaysUntil(stored), isSaid: hasPlaysUntil(stored) }), [stored])
}

/** @param time `01:00` */
export function setPlaysUntil(time: string): void {
  deviceStorage.update(({ plan }) => ({ plan: withPlaysUntil(plan, time) }))
}
