import { expect, test } from 'vitest'
import { DAY_MS, instant } from '../../time/instant.ts'
import { answersOf } from '../chance/plan.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import type { GoalCandidate } from './banner-goals.ts'
import { goalAnswersOf, planInputOf } from './player-goals.ts'
import { GOAL, NOW, SPIRAL_ABYSS, situation } from './sample-situation.test-data.ts'
import { addedGoalAnswers, singleGoalAnswers } from './single-goal.ts'

const candidates = [3, 20, 45, 170].map(
  (days): GoalCandidate => ({
    ...GOAL,
    bannerId: null,
    until: instant(NOW + days * DAY_MS),
    startAt: NOW,
    isExpected: false,
  }),
)
const given = situation({
  marks: { [SPIRAL_ABYSS]: 'done' },
  plan: { ...EMPTY_PLAN, goals: [GOAL], owned: { primogem: 4321 } },
})

function withSingleGoal(candidate: GoalCandidate) {
  return { ...given, plan: { ...given.plan, goals: [{ ...candidate, id: 'candidate', copies: 1, isSkipped: false }] } }
}

test('PLAN-30 by its end each candidate has the answer of a plan in which it is the only goal', () => {
  const expected = candidates.map((candidate) => goalAnswersOf(withSingleGoal(candidate))[0]?.result)
  expect(new Set(expected.map((result) => result?.pulls.certain)).size).toBe(candidates.length)
  expect(candidates.map(singleGoalAnswers(candidates, given, 'byEnd'))).toEqual(expected)
})

test('PLAN-30 today each candidate has the answer of such a plan to which nothing is paid any more', () => {
  const expected = candidates.map(
    (candidate) => answersOf({ ...planInputOf(withSingleGoal(candidate)), payments: [] })[0]?.result,
  )
  expect(candidates.map(singleGoalAnswers(candidates, given, 'today'))).toEqual(expected)
  expect(expected[0]?.pulls.certain).toBeGreaterThan(0)
})

test('PLAN-30 a candidate that is over, or in a pool without a published rule, has no answer', () => {
  const [first] = candidates
  if (!first) throw new RangeError('no candidate')
  const unanswered = [
    { ...first, until: instant(NOW - 1) },
    { ...first, poolId: '200' },
    { ...first, poolId: 'x' },
  ]
  for (const pace of ['today', 'byEnd'] as const) {
    expect(unanswered.map(singleGoalAnswers(unanswered, given, pace))).toEqual([null, null, null])
  }
})

test('PLAN-57 a candidate has the answer that it gets as the last goal of the plan', () => {
  const answerOf = addedGoalAnswers(candidates, given)
  for (const candidate of candidates) {
    const added = { ...candidate, id: 'candidate', copies: 1, isSkipped: false }
    const plan = { ...given.plan, goals: [...given.plan.goals, added] }
    expect(answerOf(candidate)).toEqual(goalAnswersOf({ ...given, plan }).at(-1)?.result)
  }
})
