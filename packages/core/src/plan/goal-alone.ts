import { instant } from '../time/instant.ts'
import type { GoalCandidate } from './banner-goals.ts'
import { answersOf, type GoalResult } from './plan.ts'
import { countedGoals, HORIZON_MS, holdingsOf, type PlanSituation, paymentsUntil } from './player-goals.ts'

/** With what is owned now, or with what can also be earned until the banner ends. */
export type AlonePace = 'today' | 'byEnd'

/**
 * The answer for each candidate as if one copy of it were the only goal; `null` where no published rule gives it, or
 * where it is over. What is owned and earned is the same for all and computed once. (PLAN-30)
 */
export function answersAlone(
  candidates: readonly GoalCandidate[],
  situation: PlanSituation,
  pace: AlonePace,
): readonly (GoalResult | null)[] {
  const { plan, facts, now } = situation
  const goals = candidates.map((candidate) => {
    const goal = { ...candidate, id: 'candidate', copies: 1, isSkipped: false }
    return countedGoals({ ...situation, plan: { ...plan, goals: [goal] } })[0]
  })
  const last = Math.max(now, ...goals.map((goal) => goal?.until ?? now))
  const owned = holdingsOf(situation)
  const all = pace === 'today' ? [] : paymentsUntil(situation, instant(last + HORIZON_MS))

  return goals.map((goal) => {
    if (!goal) return null
    const payments = all.filter(({ at }) => at < goal.until + HORIZON_MS)
    return answersOf({ goals: [goal], owned, payments, facts, now })[0]?.result ?? null
  })
}
