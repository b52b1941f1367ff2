import { costOfGoal, type Unknown } from '../chance/goal-cost.ts'
import type { GoalResult } from '../chance/plan.ts'
import { withStanding } from '../stored/change-plan.ts'
import { countedGoals, goalAnswersOf, type PlanSituation, saidFrom } from './player-goals.ts'

/** The chances of a goal if the next 5-star of its pool is the featured one for sure, and if it is not. */
export interface GuaranteeCases {
  readonly guaranteed: GoalResult
  readonly open: GoalResult
  /** Most of the range stays whatever the guarantee is, and nothing but the income is left to make it. */
  readonly isMostlyIncome: boolean
}

/**
 * What the unknown guarantee of its own pool makes of the answer to a goal; `null` where the guarantee is known or
 * changes nothing. That of another pool is asked for with a goal of that pool. (PLAN-51)
 */
export function guaranteeCases(goalId: string, situation: PlanSituation): GuaranteeCases | null {
  const poolId = countedGoals(situation).find(({ id }) => id === goalId)?.countedPool
  if (poolId === undefined || !openPools(goalId, situation).includes(poolId)) return null
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
  return { guaranteed, open, isMostlyIncome }
}

const SLIGHT: ReadonlySet<Unknown> = new Set(['share', 'reported', 'rate'])

/** Whether it makes a few per cent of a range at most. */
export function isSlight(unknown: Unknown): boolean {
  return SLIGHT.has(unknown)
}

function widthOf({ chance }: GoalResult): number {
  return chance.high - chance.low
}

/**
 * The counted pools up to a goal whose guarantee is unknown and changes its answer. Only the first goal of a pool begins
 * with what the player has there. (PLAN-51)
 */
export function openPools(goalId: string, situation: PlanSituation): readonly string[] {
  const goals = countedGoals(situation)
  const upTo = goals.slice(0, goals.findIndex(({ id }) => id === goalId) + 1)
  const firsts = upTo.filter(
    ({ countedPool }, place) => upTo.findIndex((one) => one.countedPool === countedPool) === place,
  )
  return firsts
    .filter(({ pool, standing, copies }) => costOfGoal(pool, standing, copies)?.unknowns.includes('guarantee'))
    .map(({ countedPool }) => countedPool)
}
