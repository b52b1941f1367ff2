import { withoutChange } from '@ephemeris/core/plan/stored/change-plan'
import type { AccountPlan, PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import {
  readAccountPlan,
  readPlaysUntil,
  withAccountPlan,
  withBegunPlans,
  withPlaysUntil,
} from '@ephemeris/core/plan/stored/stored-plan'
import type { Instant } from '@ephemeris/core/time/instant'
import { useEffect, useMemo } from 'react'
import { withChangeMoments } from '#web/lib/device/change-moments'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { now } from '#web/lib/server/server-clock'
import { useDevice } from '#web/state/device'

/** What the player has planned in an account; nothing where they never did. */
export function usePlan({ gameId, uid }: PlanAccount): AccountPlan {
  const stored = useDevice((device) => device.plan)
  useBeginning(stored)
  return useMemo(() => readAccountPlan(stored, { gameId, uid }), [stored, gameId, uid])
}

/** Notes the instant at which this program first sees a plan of one that noted none. (PLAN-37) */
function useBeginning(stored: DeviceSettings['plan']): void {
  useEffect(() => {
    const at = now()
    if (withBegunPlans(stored, at) === stored) return
    deviceStorage.update((device) => withChangeMoments(device, { plan: withBegunPlans(device.plan, at) }, null))
  }, [stored])
}

/** Takes a change back; what was planned since stays. */
export type Undo = () => void

/** Drops from a plan what it no longer has to know, without a change of what the player owns. */
export type FoldPlan = (plan: AccountPlan, at: Instant) => AccountPlan

const asItIs: FoldPlan = (plan) => plan

/** Changes the plan of an account on this device. (PLAN-8) */
export function changePlan(
  account: PlanAccount,
  change: (plan: AccountPlan) => AccountPlan,
  fold: FoldPlan = asItIs,
): Undo {
  const at = now()
  const begun = (stored: DeviceSettings['plan']) => {
    const plan = readAccountPlan(withBegunPlans(stored, at), account)
    return fold({ ...plan, since: plan.since ?? at }, at)
  }
  const previous = begun(deviceStorage.settings.plan)
  const changed = change(previous)
  const update = (next: (plan: AccountPlan) => AccountPlan) =>
    deviceStorage.update(({ plan }) => ({ plan: withAccountPlan(plan, account, next(begun(plan))) }))
  update(change)
  return () => update((plan) => withoutChange(plan, { previous, changed }))
}

/** Changes the plan of an account by what is known now, and not by the player's word. */
export function completePlan(account: PlanAccount, change: (plan: AccountPlan) => AccountPlan): void {
  deviceStorage.update((device) => {
    const plan = withAccountPlan(device.plan, account, change(readAccountPlan(device.plan, account)))
    return withChangeMoments(device, { plan }, null)
  })
}

/** `01:00`: until when the player usually plays. */
export function usePlaysUntil(): string {
  return readPlaysUntil(useDevice((device) => device.plan))
}

/** @param time `01:00` */
export function setPlaysUntil(time: string): void {
  deviceStorage.update(({ plan }) => ({ plan: withPlaysUntil(plan, time) }))
}
