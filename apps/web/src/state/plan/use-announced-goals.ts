import type { Activity } from '@ephemeris/core/activity/activity'
import { bannerGoals } from '@ephemeris/core/plan/goals/banner-goals'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { isWaiting, withAnnouncedGoals } from '@ephemeris/core/plan/goals/waiting-goals'
import type { AccountPlan, PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { useEffect } from 'react'
import { changePlan } from '#web/state/plan/plans'

interface Announced {
  /** As it is kept. */
  readonly plan: AccountPlan
  readonly situation: PlanSituation | null
  readonly activities: readonly Activity[]
}

/** Goals that wait get the banner that was announced for them, once for all devices of the player. (PLAN-46) */
export function useAnnouncedGoals({ gameId, uid }: PlanAccount, { plan, situation, activities }: Announced): void {
  useEffect(() => {
    if (!situation || !plan.goals.some(isWaiting)) return
    const { index, now } = situation
    const input = { index, server: situation.calendar.server }
    const candidates = activities
      .filter(({ type }) => type === 'gacha')
      .flatMap((activity) => bannerGoals(activity, input))
    if (withAnnouncedGoals(plan, candidates, now) === plan) return
    changePlan({ gameId, uid }, (kept) => withAnnouncedGoals(kept, candidates, now))
  }, [gameId, uid, plan, situation, activities])
}
