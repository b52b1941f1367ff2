import { costOfGoal, type Unknown } from '../chance/goal-cost.ts'
import type { GoalResult } from '../chance/plan.ts'
import { withStanding } from '../stored/change-plan.ts'
import { countedGoals, goalAnswersOf, type PlanSituation, saidFrom } from './player-goals.ts'

/** The chances of a goal if the next 5-star of a pool is the featured one for sure, and if it is not. */
export interface GuaranteeCases {
  /** The counted pool. */
  readonly poolId: string
  readonly guaranteed: GoalResult
  readonly open: GoalResult
  /** Most of the range stays whatever the guarantee is, and nothing but the income is left to make it. */
  readonly isMostlyIncome: boolean
}

/**
 * What the unknown guarantee makes of the answer to a goal, in the first pool of the plan that needs to know it; `null`
 * where no unknown guarantee changes that answer. (PLAN-51)
 */
export function guaranteeCases(goalId: string, situation: PlanSituation): GuaranteeCases | null {
  const poolId = openPool(goalId, situation)
  if (poolId === null) return null
  const answerIf = (isGuaranteed: boolean | null): GoalResult | null => {
    const change = { change: { isGuaranteed }, at: saidFrom(poolId, situation, situation.now) }
    const plan = isGuaranteed === null ? situation.plan : withStanding(situation.plan, poolId, change)
    return goalAnswersOf({ ...situation, plan }).find(({ id }) => id === goalId)?.result ?? null
  }
  const [unknown, guaranteed, open] = [answerIf(null), answerIf(true), answerIf(false)]
  if (!unknown || !guaranteed || !open) return null
  const left = Math.max(widthOf(guaranteed), widthOf(open))
  const isIncomeAlone = guaranteed.unknowns.every(isSlight)
  const isMostlyIncome = isIncomeAlone && unknown.pulls.low < unknown.pulls.high && left >= widthOf(unknown) / 2
  return { poolId, guaranteed, open, isMostlyIncome }
}

const SLIGHT: ReadonlySet<Unknown> = new Set(['share', 'reported', 'rate'])

/** Whether it makes a few per cent of a range at most. */
export function isSlight(unknown: Unknown): boolean {
  return SLIGHT.has(unknown)
}

function widthOf({ chance }: GoalResult): number {
  return chance.high - chance.low
}

/** Only the first goal of a pool begins with what the player has there. */
function openPool(goalId: string, situation: PlanSituation): string | null {
  const goals = countedGoals(situation)
  const place = goals.findIndex(({ id }) => id === goalId)
  const asked = goals.slice(0, place + 1).find(({ pool, countedPool, standing, copies }, index) => {
    const isFirst = goals.findIndex((goal) => goal.countedPool === countedPool) === index
    return isFirst && costOfGoal(pool, standing, copies)?.unknowns.includes('guarantee')
  })
  return asked?.countedPool ?? null
}
