import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import { withGoal, withMovedGoal, withoutGoal, withTaken } from './change-plan.ts'
import { EMPTY_PLAN } from './empty-plan.test-data.ts'
import { EMPTY_STANDING, PLAN_LIMITS, type PlannedGoal } from './player-plan.ts'
import {
  readAccountPlan,
  readAllPlans,
  readPlaysUntil,
  validPlan,
  withAccountPlan,
  withBegunPlans,
  withPlaysUntil,
} from './stored-plan.ts'

const ACCOUNT = { gameId: 'genshin', uid: '800000001' } as const
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
const PLAN = {
  ...EMPTY_PLAN,
  taken: { 'abyss/2026-08-16': true },
  takenAt: { 'abyss/2026-08-16': instant(Date.UTC(2026, 7, 21)) },
  got: {
    b: {
      poolId: '302',
      itemId: null,
      name: 'Sword',
      copies: 2,
      at: instant(Date.UTC(2026, 7, 20)),
      recordedUntil: null,
      least: 2,
      most: 320,
    },
  },
  goals: [GOAL],
  owned: { primogem: 2140 },
  baselines: {
    primogem: {
      amount: 2140,
      at: instant(Date.UTC(2026, 7, 20)),
      typedAt: instant(Date.UTC(2026, 7, 19)),
      included: ['daily/2026-08-20'],
      added: ['abyss/2026-08-16'],
      maybe: 320,
      earlier: [{ amount: 160, typedAt: instant(Date.UTC(2026, 7, 3)), added: ['abyss/2026-08-16'] }],
    },
  },
  standings: { '301': { ...EMPTY_STANDING, pity: 4, saidAt: { pity: instant(Date.UTC(2026, 7, 20)) } } },
  since: instant(Date.UTC(2026, 7, 1)),
  passUntil: instant(Date.UTC(2026, 8, 12)),
}

test('PLAN-8 a plan is read as it was written, and each account has its own', () => {
  const stored = JSON.parse(JSON.stringify(withAccountPlan({}, ACCOUNT, PLAN)))
  expect(readAccountPlan(stored, ACCOUNT)).toEqual(PLAN)
  expect(readAccountPlan(stored, { gameId: 'genshin', uid: null })).toEqual(EMPTY_PLAN)
})

test('PLAN-8 PLAN-45 a goal that waits for its rerun stays so; one of an earlier version waits for none, nor does one that an earlier program gave a banner', () => {
  const waiting = { ...GOAL, bannerId: null, isRerun: true }
  const stored = JSON.parse(JSON.stringify(withAccountPlan({}, ACCOUNT, { ...PLAN, goals: [waiting] })))
  expect(readAccountPlan(stored, ACCOUNT).goals).toEqual([waiting])
  const [goal] = stored.accounts['genshin-800000001'].goals
  const isRerunIn = (goals: unknown) => {
    const accounts = { 'genshin-800000001': { ...stored.accounts['genshin-800000001'], goals } }
    return readAccountPlan({ accounts }, ACCOUNT).goals.map(({ isRerun }) => isRerun)
  }
  const { isRerun: _new, ...earlier } = goal
  const changes = [{ bannerId: 'b0c9' }, { expected: { version: '6.7', half: 1 } }]
  expect(isRerunIn([earlier, ...changes.map((change, at) => ({ ...goal, id: String(at), ...change }))])).toEqual([
    false,
    false,
    false,
  ])
})

test('PLAN-8 what a later version has added to a plan, an account or a goal stays', () => {
  const stored = withAccountPlan({}, ACCOUNT, PLAN)
  const later = JSON.parse(JSON.stringify(stored))
  later.colour = 'blue'
  later.accounts.chess = { board: 1 }
  later.accounts['genshin-800000001'].budget = 5
  later.accounts['genshin-800000001'].goals[0].refine = 3
  const changed = withAccountPlan(later, ACCOUNT, { ...readAccountPlan(later, ACCOUNT), owned: {} })
  expect(changed).toMatchObject({
    colour: 'blue',
    accounts: { chess: { board: 1 }, 'genshin-800000001': { budget: 5, owned: {}, goals: [{ id: 'a', refine: 3 }] } },
  })
})

test('PLAN-8 what cannot be read costs nothing else', () => {
  const stored = {
    playsUntil: '25:00',
    accounts: {
      'genshin-800000001': {
        goals: [
          { id: 'bad' },
          7,
          { ...GOAL, id: 'none', poolId: '', until: '2026-09-01T00:00:00Z' },
          { ...GOAL, until: '2026-09-01T00:00:00Z', copies: -3, expected: 'soon' },
        ],
        owned: { primogem: 'much', intertwined_fate: 14 },
        standings: { '301': { pity: 54, isGuaranteed: 'yes' } },
        taken: [],
        baselines: { primogem: 7, intertwined_fate: { amount: 14, at: 'then' } },
        since: 'then',
      },
    },
  }
  const plan = readAccountPlan(stored, ACCOUNT)
  expect(plan.goals).toEqual([GOAL])
  expect(plan.owned).toEqual({ intertwined_fate: 14 })
  expect([plan.baselines, plan.since]).toEqual([{}, null])
  expect(plan.standings).toEqual({ '301': { ...EMPTY_STANDING, pity: 54 } })
  expect(readPlaysUntil(stored)).toBe('01:00')
  expect(readAccountPlan(validPlan(stored), ACCOUNT)).toEqual(plan)
  expect(validPlan(stored)).toMatchObject({ playsUntil: '01:00' })
})

test('PLAN-8 PLAN-41 a goal that was got is read by itself, and the newest of very many are kept', () => {
  const [one = PLAN.got.b] = Object.values(PLAN.got)
  const at = '2026-08-20T00:00:00Z'
  const got = { a: { ...one, at, most: -1 }, b: { ...one, at }, c: { ...one, at, least: 900, copies: 0 }, d: 7 }
  const read = readAccountPlan({ accounts: { 'genshin-800000001': { got, takenAt: { x: 'then' } } } }, ACCOUNT)
  expect(read.got).toEqual({ b: one, c: { ...one, least: 320, copies: 1 } })
  expect(read.takenAt).toEqual({})

  const entries = Array.from({ length: PLAN_LIMITS.got + 5 }, (_, day) => [
    `g${day}`,
    { ...one, at: instant(one.at + day * 1000) },
  ])
  const plan = { ...EMPTY_PLAN, got: Object.fromEntries(entries) }
  const kept = Object.keys(readAccountPlan(withAccountPlan({}, ACCOUNT, plan), ACCOUNT).got)
  expect(kept).toEqual(entries.slice(5).map(([id]) => id))
})

test('PLAN-8 the evening ends at one until the player says otherwise', () => {
  expect(readPlaysUntil({})).toBe('01:00')
  expect(readPlaysUntil(withPlaysUntil({}, '23:30'))).toBe('23:30')
})

test('PLAN-8 a goal is skipped where that was said, and not where something else stands there', () => {
  const isSkipped = (stored: unknown) => {
    const goals = [{ ...GOAL, until: '2026-09-01T00:00:00Z', isSkipped: stored }]
    return readAccountPlan({ accounts: { 'genshin-800000001': { goals } } }, ACCOUNT).goals[0]?.isSkipped
  }
  expect([true, false, 'yes', undefined].map(isSkipped)).toEqual([true, false, false, false])
})

test('PLAN-8 goals keep the order that the player gives them', () => {
  const plan = ['a', 'b', 'c'].reduce((all, id) => withGoal(all, { ...GOAL, id }), EMPTY_PLAN)
  const ids = (changed: typeof plan) => changed.goals.map(({ id }) => id).join('')
  expect(ids(withMovedGoal(plan, 'c', 0))).toBe('cab')
  expect(ids(withMovedGoal(plan, 'a', 9))).toBe('bca')
  expect(ids(withMovedGoal(plan, 'x', 0))).toBe('abc')
  expect(ids(withoutGoal(plan, 'b'))).toBe('ac')
  expect(ids(withGoal(plan, { ...GOAL, id: 'd' }, 1))).toBe('adbc')
})

test('PLAN-8 of what was said of periods the newest is kept, beyond what folding leaves', () => {
  const keys = Array.from({ length: PLAN_LIMITS.taken + 20 }, (_, day) => `daily/${day}`)
  const plan = keys.reduce((all, key) => withTaken(all, key, TAKEN), EMPTY_PLAN)
  const kept = Object.keys(readAccountPlan(withAccountPlan({}, ACCOUNT, plan), ACCOUNT).taken)
  expect(kept).toEqual(keys.slice(20))
})

test('PLAN-33 a plan from before an account was known becomes that of the account, once', () => {
  const early = withAccountPlan({}, { gameId: 'genshin', uid: null }, PLAN)
  const account = { gameId: 'genshin', uid: '800000001' } as const
  expect(readAccountPlan(early, account)).toEqual(PLAN)
  expect(readAccountPlan(early, { ...account, gameId: 'starrail' })).toEqual(EMPTY_PLAN)

  const named = withAccountPlan(early, account, withoutGoal(PLAN, GOAL.id))
  expect(readAccountPlan(named, account).goals).toEqual([])
  expect(readAllPlans(named)).toHaveLength(1)
  expect(readAccountPlan(named, { ...account, uid: '800000002' })).toEqual(EMPTY_PLAN)
})

test('PLAN-37 a stored plan without a beginning begins when it is first seen, and keeps everything else', () => {
  const at = instant(Date.UTC(2026, 8, 3))
  const older = {
    playsUntil: '23:30',
    accounts: {
      genshin: {
        goals: [{ ...GOAL, until: '2026-09-01T00:00:00Z' }, { id: 'unread' }],
        owned: { primogem: 5000 },
        budget: 5,
      },
      starrail: { owned: {}, since: '2026-08-01T00:00:00Z' },
      chess: 7,
    },
  }
  const begun = withBegunPlans(older, at)
  expect(begun).toEqual({
    ...older,
    accounts: {
      ...older.accounts,
      genshin: { ...older.accounts.genshin, since: '2026-09-03T00:00:00Z', baselines: {} },
    },
  })
  expect(withBegunPlans(begun, instant(at + 1000))).toBe(begun)
})

test('PLAN-37 what was said of a pool without a moment is said when it is first seen, and stays', () => {
  const at = instant(Date.UTC(2026, 8, 3))
  const standings = { '302': { pity: 12, isGuaranteed: null, fatePoints: 1, isFirstOpen: null, colour: 'blue' } }
  const older = { accounts: { genshin: { since: '2026-08-01T00:00:00Z', standings } } }
  const begun = withBegunPlans(older, at)
  expect(readAccountPlan(begun, { gameId: 'genshin', uid: null }).standings).toEqual({
    '302': { ...EMPTY_STANDING, pity: 12, fatePoints: 1, saidAt: { pity: at, fatePoints: at } },
  })
  expect(begun).toMatchObject({ accounts: { genshin: { standings: { '302': { colour: 'blue' } } } } })
  expect(withBegunPlans(begun, instant(at + 1000))).toBe(begun)
})

test('PLAN-37 a baseline of an older program keeps its amount and its moment', () => {
  const baselines = { primogem: { amount: 2140, at: '2026-08-20T00:00:00Z', included: ['daily/2026-08-20'] } }
  const older = { accounts: { genshin: { owned: { primogem: 2140 }, baselines } } }
  const at = instant(Date.UTC(2026, 7, 20))
  expect(readAccountPlan(older, { gameId: 'genshin', uid: null }).baselines.primogem).toEqual({
    amount: 2140,
    at,
    typedAt: at,
    included: ['daily/2026-08-20'],
    added: [],
    maybe: 0,
    earlier: [],
  })
})

test('PLAN-37 an amount that a program without baselines has changed is said when it is first seen', () => {
  const at = instant(Date.UTC(2026, 8, 3))
  const stored = withAccountPlan({}, ACCOUNT, { ...PLAN, owned: { primogem: 9000 } })
  const plan = readAccountPlan(withBegunPlans(stored, at), ACCOUNT)
  expect(plan.baselines).toEqual({
    primogem: { amount: 9000, at, typedAt: at, included: [], added: [], maybe: 0, earlier: [] },
  })
  expect(plan.since).toBe(PLAN.since)
})
