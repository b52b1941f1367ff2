import { expect, test } from 'vitest'
import { instant } from '../time/instant.ts'
import { withGoal, withMovedGoal, withOwned, withoutChange, withoutGoal, withTaken } from './change-plan.ts'
import { EMPTY_PLAN } from './empty-plan.test-data.ts'
import type { AccountPlan, PlannedGoal } from './player-plan.ts'

const GOAL: PlannedGoal = {
  id: 'a',
  poolId: '301',
  bannerId: 'b0c9',
  expected: null,
  itemId: '10000112',
  name: 'Odette',
  copies: 1,
  until: instant(Date.UTC(2026, 8, 1)),
  isSkipped: false,
}

/** Said when nothing was marked. */
const baseline = (amount: number) => ({ amount, at: GOAL.until, included: [] })

const goal = (id: string): PlannedGoal => ({ ...GOAL, id })

const FORMER = ['a', 'b', 'c'].reduce(
  (plan, id) => withGoal(plan, goal(id)),
  withOwned(EMPTY_PLAN, 'primogem', baseline(100)),
)

/** The plan after a change, something else, and the undo of the change. */
function undone(change: (plan: AccountPlan) => AccountPlan, later: (plan: AccountPlan) => AccountPlan): AccountPlan {
  const changed = change(FORMER)
  return withoutChange(later(changed), { former: FORMER, changed })
}

const ids = ({ goals }: AccountPlan) => goals.map(({ id }) => id).join('')

test('PLAN-34 undo of a mark leaves what was planned since', () => {
  const plan = undone(
    (one) => withTaken(one, 'day', true),
    (one) => withOwned(withGoal(one, goal('d')), 'primogem', baseline(900)),
  )
  expect([plan.taken, ids(plan), plan.owned]).toEqual([{}, 'abcd', { primogem: 900 }])
})

test.each([
  ['a removal', (one: AccountPlan) => withoutGoal(one, 'b'), 'abcd'],
  ['an addition', (one: AccountPlan) => withGoal(one, goal('x'), 0), 'abcd'],
  ['a move', (one: AccountPlan) => withMovedGoal(one, 'c', 0), 'abcd'],
  ['nothing', (one: AccountPlan) => one, 'abcd'],
])('PLAN-34 undo of %s leaves a goal that came since', (_what, change, expected) => {
  expect(ids(undone(change, (one) => withGoal(one, goal('d'))))).toBe(expected)
})

test('PLAN-34 a value that had another one before has that again', () => {
  const plan = undone(
    (one) => withOwned(one, 'primogem', baseline(5)),
    (one) => withTaken(one, 'day', true),
  )
  expect(plan.owned).toEqual({ primogem: 100 })
  expect(plan.baselines).toEqual({ primogem: baseline(100) })
})
