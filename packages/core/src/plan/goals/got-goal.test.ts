import { expect, test } from 'vitest'
import { takenKey } from '../../income/income-choices.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { accountBook } from '../holdings/account-book.ts'
import { plannedPayments } from '../holdings/player-income.ts'
import type { RecentPull } from '../holdings/recent-pulls.ts'
import { withoutChange } from '../stored/change-plan.ts'
import { EMPTY_PLAN } from '../stored/empty-plan.test-data.ts'
import { type AccountPlan, EMPTY_STANDING } from '../stored/player-plan.ts'
import { isRecorded, withoutGotGoal } from './got-goal.ts'
import { enteredIn, goalAnswersOf, type PlanSituation, planInputOf, standingFor } from './player-goals.ts'
import { GOAL, NOW, situation, UNTIL } from './sample-situation.test-data.ts'

const SECOND = { ...GOAL, id: 'second', bannerId: 'later', until: instant(NOW + 50 * DAY_MS) }
const FIRST = { ...GOAL, itemId: '10000112' }

function typed(amount: number) {
  return { amount, at: NOW, typedAt: NOW, included: [], added: [], maybe: 0, earlier: [] }
}

const PLAN: AccountPlan = {
  ...EMPTY_PLAN,
  goals: [FIRST, SECOND],
  owned: { primogem: 15_200, intertwined_fate: 5 },
  baselines: { primogem: typed(15_200), intertwined_fate: typed(5) },
  since: NOW,
  standings: {
    '301': { ...EMPTY_STANDING, pity: 80, isGuaranteed: true, saidAt: { pity: NOW, isGuaranteed: NOW } },
  },
}

const LATER = instant(NOW + DAY_MS)
const given = (plan: AccountPlan, change: Partial<PlanSituation> = {}) => situation({ plan, now: LATER, ...change })
const ownedLeft = (one: PlanSituation) => accountBook(one).left
const got = (...cost: Parameters<typeof withoutGotGoal>) => given(withoutGotGoal(...cost))

function pulled(count: number, change: Partial<RecentPull> = {}): readonly RecentPull[] {
  return Array.from({ length: count }, (_, second) => ({
    at: instant(NOW + 1000 * (second + 1)),
    poolId: '301',
    ticket: 'intertwined_fate',
    itemId: '11301',
    ...change,
  }))
}

test('PLAN-41 after a goal was achieved, its pool restarts and its pulls are spent, tickets first', () => {
  const after = got(given(PLAN), FIRST, { kind: 'pulls', pulls: 9 })
  expect(after.plan.goals.map(({ id }) => id)).toEqual(['second'])
  expect(standingFor(SECOND, after)).toMatchObject({ pity: { count: 0, isAtLeast: false }, isGuaranteed: false })
  expect(ownedLeft(after)).toEqual({ primogem: 15_200 - 4 * 160, intertwined_fate: 0 })
  const [answer] = goalAnswersOf(after)
  expect(answer?.result?.pullsToGuarantee).toBeGreaterThan(0)
})

test('PLAN-41 whose amounts show what is left keeps them, and the pool restarts all the same', () => {
  const after = got(given(PLAN), FIRST, { kind: 'settled' })
  expect(ownedLeft(after)).toEqual(PLAN.owned)
  expect(enteredIn('301', after)).toMatchObject({ pity: 0, isGuaranteed: false, fatePoints: 0, isFirstOpen: false })
})

test('PLAN-41 unstated costs may be spent or not: sure takes the dearest, the high end one pull', () => {
  const after = got(given(PLAN), FIRST, { kind: 'unknown' })
  // At pity 80 and with a guarantee the goal took ten pulls at the most.
  expect(ownedLeft(after)).toEqual({ primogem: 15_200 - 5 * 160, intertwined_fate: 0 })
  expect(planInputOf(after).maybe?.spent).toEqual({ primogem: 5 * 160, intertwined_fate: 4 })
  expect(goalAnswersOf(after)[0]?.result?.unknowns).toContain('spent')
})

test('PLAN-41 pulls of the records are spent of what was typed before them, and of nothing that was typed later', () => {
  expect(ownedLeft(given(PLAN, { recent: pulled(7) }))).toEqual({ primogem: 15_200 - 2 * 160, intertwined_fate: 0 })
  const before = pulled(7, { at: instant(NOW - 1) })
  expect(ownedLeft(given(PLAN, { recent: before }))).toEqual(PLAN.owned)
  const standard = pulled(7, { ticket: 'acquaint_fate', poolId: '200' })
  expect(ownedLeft(given(PLAN, { recent: standard }))).toEqual(PLAN.owned)
})

test('PLAN-41 where the records show that a goal was achieved they show its cost, and nothing counts twice', () => {
  const recent = [...pulled(9), ...pulled(1, { itemId: '10000112' })]
  const histories = new Map([
    ['301', { pity: { 4: { count: 1, isAtLeast: false }, 5: { count: 3, isAtLeast: false } }, isGuaranteed: false }],
  ])
  const known = given(PLAN, { recent, histories })
  expect(standingFor(SECOND, known)).toMatchObject({ pity: { count: 3 }, isGuaranteed: false })
  const plan = withoutGotGoal(known, FIRST, { kind: 'unknown' })
  expect(plan.baselines).toEqual(PLAN.baselines)
  expect(ownedLeft(given(plan, { recent, histories }))).toEqual({
    primogem: 15_200 - 5 * 160,
    intertwined_fate: 0,
  })
})

test('PLAN-41 got and imported gives the same as imported and got', () => {
  const recent = [...pulled(9), ...pulled(1, { itemId: '10000112' })]
  const first = given(withoutGotGoal(given(PLAN), FIRST, { kind: 'pulls', pulls: 10 }), { recent })
  const second = given(withoutGotGoal(given(PLAN, { recent }), FIRST, { kind: 'pulls', pulls: 10 }), { recent })
  expect(ownedLeft(first)).toEqual(ownedLeft(second))
})

test.each(['pulls', 'unknown', 'settled'] as const)(
  'PLAN-41 what a later import shows of a goal replaces the word of the player (%s)',
  (kind) => {
    const cost = kind === 'pulls' ? { kind, pulls: 90 } : { kind }
    const recent = [...pulled(9), ...pulled(1, { itemId: '10000112', at: instant(NOW + 20_000) })]
    const after = pulled(3, { at: instant(NOW + 30_000) })
    const pity = { 4: { count: 3, isAtLeast: false }, 5: { count: 3, isAtLeast: false } }
    const histories = new Map([['301', { pity, isGuaranteed: true }]])
    const change = { recent: [...recent, ...after], histories }
    const plan = withoutGotGoal(given(PLAN), FIRST, cost)
    const late = given(plan, change)
    expect(ownedLeft(late)).toEqual({ primogem: 15_200 - 8 * 160, intertwined_fate: 0 })
    expect(planInputOf(late).maybe?.spent).toEqual({ primogem: 0, intertwined_fate: 0 })
    expect(standingFor(SECOND, late)).toMatchObject({ pity: { count: 3 }, isGuaranteed: true })
  },
)

test('PLAN-41 pulls of an import that does not reach to the goal are part of its cost, not beside it', () => {
  const plan = withoutGotGoal(given(PLAN), FIRST, { kind: 'pulls', pulls: 20 })
  expect(ownedLeft(given(plan, { recent: pulled(12) }))).toEqual({ primogem: 15_200 - 15 * 160, intertwined_fate: 0 })
  expect(accountBook(given(plan, { recent: pulled(12) })).spent.primogem).toMatchObject([
    { poolId: '301', goal: null, pulls: 7, amount: 7 * 160 },
    { poolId: '301', goal: { itemId: '10000112' }, pulls: 8, amount: 8 * 160 },
  ])
})

test('PLAN-41 a recorded pull shows one goal: a second goal of the same item is asked for', () => {
  const recent = pulled(1, { itemId: '10000112' })
  const plan = withoutGotGoal(given(PLAN, { recent }), FIRST, { kind: 'settled' })
  const again = { ...FIRST, id: 'again' }
  expect(isRecorded(FIRST, given(PLAN, { recent }))).toBe(true)
  expect(isRecorded(again, given(plan, { recent }))).toBe(false)
})

test('PLAN-34 PLAN-41 undo of a goal that was got leaves nothing of it', () => {
  const changed = withoutGotGoal(given(PLAN), FIRST, { kind: 'pulls', pulls: 20 })
  expect(withoutChange(changed, { previous: PLAN, changed })).toEqual(PLAN)
})

const WEAPON = { ...GOAL, poolId: '302' }
const NEXT = { ...WEAPON, id: 'next', bannerId: 'next' }
const BANNERS = new Map([
  ['banner', { startAt: instant(NOW - 5 * DAY_MS), endAt: UNTIL }],
  ['next', { startAt: instant(UNTIL + 1), endAt: instant(UNTIL + 21 * DAY_MS) }],
])

test('PLAN-40 a fate point ends with its banner: a later one begins without', () => {
  const standings = { '302': { ...EMPTY_STANDING, fatePoints: 1, saidAt: { fatePoints: NOW } } }
  const plan = { ...EMPTY_PLAN, goals: [WEAPON, NEXT], standings }
  const now = given(plan, { banners: BANNERS })
  expect([standingFor(WEAPON, now).fatePoints, standingFor(NEXT, now).fatePoints]).toEqual([1, 0])
  const then = given(plan, { banners: BANNERS, now: instant(UNTIL + DAY_MS) })
  expect(standingFor(NEXT, then).fatePoints).toBeNull()
  const expected = { ...WEAPON, bannerId: null, expected: { version: '6.7', half: 2 as const } }
  expect(standingFor(expected, now).fatePoints).toBe(0)
})

test('PLAN-40 the first 5-star of a banner is open in each one that has not begun', () => {
  const standings = { '301': { ...EMPTY_STANDING, isFirstOpen: false, saidAt: { isFirstOpen: NOW } } }
  const now = given({ ...EMPTY_PLAN, standings }, { banners: BANNERS })
  expect([standingFor(GOAL, now).isFirstOpen, standingFor({ ...NEXT, poolId: '301' }, now).isFirstOpen]).toEqual([
    false,
    true,
  ])
})

test('PLAN-40 a pull of the records after it ends what was said of a pool', () => {
  const plan = { ...PLAN, standings: { ...PLAN.standings } }
  expect(enteredIn('301', given(plan, { recent: pulled(1) }))).toMatchObject({ pity: null, isGuaranteed: null })
  expect(enteredIn('301', given(plan, { recent: pulled(1, { at: instant(NOW - 1) }) })).pity).toBe(80)
  expect(enteredIn('301', given(plan, { recent: pulled(1, { poolId: '302' }) })).pity).toBe(80)
})

test('PLAN-44 what was sure to come before a goal was had is sure after it', () => {
  const daily = { sourceId: 'daily_commissions', key: '2026-05-21' }
  const isSure = (one: PlanSituation) =>
    plannedPayments(one, UNTIL).find((payment) => takenKey(payment) === takenKey(daily))?.layer
  expect(isSure(given(PLAN))).toBe('certain')
  expect(isSure(got(given(PLAN), FIRST, { kind: 'unknown' }))).toBe('certain')
})
