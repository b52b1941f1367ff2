import { instant } from '../../time/instant.ts'
import { answersOf, type GoalResult, type PlanGoal } from '../chance/plan.ts'
import { ownedNow } from '../holdings/account-book.ts'
import { plannedPayments } from '../holdings/player-income.ts'
import type { GoalCandidate } from './banner-goals.ts'
import { countedGoals, HORIZON_MS, type PlanSituation } from './player-goals.ts'

/** With what is owned now, or with what can also be earned until the banner ends. */
export type SingleGoalPace = 'today' | 'byEnd'

/** `null` where no published rule gives an answer, or where the candidate is over. */
type SingleGoalAnswer = (candidate: GoalCandidate) => GoalResult | null

/**
 * Answers for each of `candidates` as if one copy of it were the only goal. What is owned and earned is the same for all
 * and computed here, once; each answer takes some milliseconds when it is asked for. (PLAN-30)
 */
export function singleGoalAnswers(
  candidates: readonly GoalCandidate[],
  situation: PlanSituation,
  pace: SingleGoalPace,
): SingleGoalAnswer {
  return answersAfter([], candidates, { situation, pace })
}

/** The same, as if one copy of it became the last goal of the plan. (PLAN-57) */
export function addedGoalAnswers(candidates: readonly GoalCandidate[], situation: PlanSituation): SingleGoalAnswer {
  return answersAfter(countedGoals(situation), candidates, { situation, pace: 'byEnd' })
}

function answersAfter(
  before: readonly PlanGoal[],
  candidates: readonly GoalCandidate[],
  { situation, pace }: { readonly situation: PlanSituation; readonly pace: SingleGoalPace },
): SingleGoalAnswer {
  const { facts, now } = situation
  const goals = new Map(candidates.map((candidate) => [candidate, countedGoal(candidate, situation)]))
  const lastOf = (counted: readonly (PlanGoal | undefined)[]) =>
    Math.max(now, ...counted.map((goal) => goal?.until ?? now))
  const have = ownedNow(situation)
  const all =
    pace === 'today' ? [] : plannedPayments(situation, instant(lastOf([...before, ...goals.values()]) + HORIZON_MS))

  return (candidate) => {
    const goal = goals.get(candidate)
    if (!goal) return null
    const counted = [...before, goal]
    const payments = all.filter(({ at }) => at < lastOf(counted) + HORIZON_MS)
    return answersOf({ goals: counted, ...have, payments, facts, now }).at(-1)?.result ?? null
  }
}

function countedGoal(candidate: GoalCandidate, situation: PlanSituation) {
  const goal = { ...candidate, id: 'candidate', copies: 1, isSkipped: false }
  return countedGoals({ ...situation, plan: { ...situation.plan, goals: [goal] } })[0]
}
