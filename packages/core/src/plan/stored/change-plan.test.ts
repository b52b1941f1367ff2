import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import {
  withAmount,
  withChangedGoal,
  withGoal,
  withMovedGoal,
  withOwned,
  withoutChange,
  withoutGoal,
  withStanding,
  withTaken,
} from './change-plan.ts'
import { EMPTY_PLAN } from './empty-plan.test-data.ts'
import { type AccountPlan, EMPTY_STANDING, type OwnStanding, type PlannedGoal } from './player-plan.ts'

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
  isRerun: false,
}

const TAKEN = { isTaken: true, at: GOAL.until }

/** Said when nothing was marked. */
const baseline = (amount: number) => {
  return { amount, at: GOAL.until, typedAt: GOAL.until, included: [], added: [], maybe: 0, earlier: [] }
}

const goal = (id: string): PlannedGoal => ({ ...GOAL, id })

const PREVIOUS = ['a', 'b', 'c'].reduce(
  (plan, id) => withGoal(plan, goal(id)),
  withOwned(EMPTY_PLAN, 'primogem', baseline(100)),
)

/** The plan after a change, something else, and the undo of the change. */
function undone(change: (plan: AccountPlan) => AccountPlan, later: (plan: AccountPlan) => AccountPlan): AccountPlan {
  const changed = change(PREVIOUS)
  return withoutChange(later(changed), { previous: PREVIOUS, changed })
}

const ids = ({ goals }: AccountPlan) => goals.map(({ id }) => id).join('')

test('PLAN-34 undo of a mark leaves what was planned since', () => {
  const plan = undone(
    (one) => withTaken(one, 'day', TAKEN),
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
    (one) => withTaken(one, 'day', TAKEN),
  )
  expect(plan.owned).toEqual({ primogem: 100 })
  expect(plan.baselines).toEqual({ primogem: baseline(100) })
})

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['a', 9, 'bca'],
  ['c', -3, 'cab'],
  ['b', 1, 'abc'],
  ['x', 0, 'abc'],
])('PLAN-14 the goal %s that is moved to place %i makes the order %s', (id, index, order) => {
  expect(ids(withMovedGoal(PREVIOUS, id, index))).toBe(order)
})

test('PLAN-14 a goal that is added comes last, or at a place, and never twice', () => {
  expect(ids(withGoal(PREVIOUS, goal('d')))).toBe('abcd')
  expect(ids(withGoal(PREVIOUS, goal('d'), 1))).toBe('adbc')
  expect(ids(withGoal(PREVIOUS, goal('a'), 1))).toBe('bac')
})

test('PLAN-13 a change of one goal leaves the others', () => {
  const { goals } = withChangedGoal(PREVIOUS, 'b', { isSkipped: true })
  expect(goals.map(({ id, isSkipped }) => [id, isSkipped])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ])
})

test('PLAN-17 an own amount replaces that of the facts until it is taken back', () => {
  const plan = withAmount(withAmount(PREVIOUS, 'events', 300), 'codes', 60)
  expect(plan.amounts).toEqual({ events: 300, codes: 60 })
  expect(withAmount(plan, 'events', null).amounts).toEqual({ codes: 60 })
})

test('PLAN-36 what was said last of a period is the newest entry, also where the period was known', () => {
  const plan = withTaken(withTaken(PREVIOUS, 'one', TAKEN), 'two', TAKEN)
  expect(Object.entries(withTaken(plan, 'one', { isTaken: false, at: GOAL.until }).taken)).toEqual([
    ['two', true],
    ['one', false],
  ])
})

const LATER = instant(GOAL.until + 1000)

function withEntered(plan: AccountPlan, pool: string, change: Partial<OwnStanding>): AccountPlan {
  return withStanding(plan, pool, { change, at: GOAL.until })
}

test('PLAN-16 what is said of a pool is kept beside what was said of it before', () => {
  const plan = withStanding(withEntered(PREVIOUS, '301', { pity: 0 }), '301', {
    change: { isGuaranteed: true },
    at: LATER,
  })
  const saidAt = { pity: GOAL.until, isGuaranteed: LATER }
  expect(plan.standings).toEqual({ '301': { ...EMPTY_STANDING, pity: 0, isGuaranteed: true, saidAt } })
})

test('PLAN-34 undo takes back each part of a plan by itself', () => {
  const plan = undone(
    (one) => withEntered(withAmount({ ...one, passUntil: GOAL.until }, 'events', 300), '301', { pity: 9 }),
    (one) => withEntered(withAmount(one, 'codes', 60), '302', { pity: 3 }),
  )
  expect([plan.passUntil, plan.amounts, plan.standings]).toEqual([
    null,
    { codes: 60 },
    { '302': { ...EMPTY_STANDING, pity: 3, saidAt: { pity: GOAL.until } } },
  ])
  const later = undone(
    (one) => withTaken(one, 'day', TAKEN),
    (one) => ({ ...one, passUntil: GOAL.until, counted: { welkin: true } }),
  )
  expect([later.passUntil, later.counted]).toEqual([GOAL.until, { welkin: true }])
})

test('PLAN-34 undo of a removal brings the goal back once, and undo of an edit brings back what it was', () => {
  expect(
    ids(
      undone(
        (one) => withoutGoal(one, 'b'),
        (one) => withGoal(one, goal('b')),
      ),
    ),
  ).toBe('abc')
  const plan = undone(
    (one) => withChangedGoal(one, 'b', { copies: 3 }),
    (one) => withMovedGoal(one, 'b', 0),
  )
  expect(plan.goals.map(({ id, copies }) => `${id}${copies}`)).toEqual(['b1', 'a1', 'c1'])
})
