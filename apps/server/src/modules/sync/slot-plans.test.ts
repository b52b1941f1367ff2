import { downloadSettings, type Upload, uploadSettings } from '@ephemeris/contract/sync/sync'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const app = await startTestApp()
const { ask, call } = app

const MARKS = { '6f1c1d1e-6a0e-5f3b-9a34-000000000001': 'done' } as const
const SETTINGS = { activityStatus: MARKS, userGameSelections: {}, gameOrder: [] } as const

function uploadOf(settings: Upload['settings']): Upload {
  return { slot: 1, settings, base: null }
}

const PLANNED_GOAL = {
  id: 'a',
  poolId: '301',
  bannerId: '6f1c1d1e-6a0e-5f3b-9a34-000000000000',
  expected: null,
  itemId: '10000112',
  name: 'Odette',
  copies: 1,
  until: '2026-06-01T09:59:59Z',
  isSkipped: false,
}

function planWith(change: object) {
  const rest = { counted: {}, taken: {}, amounts: {}, standings: {} }
  return { goals: [], owned: {}, passUntil: null, ...rest, ...change }
}

async function signUp(name: string) {
  const { token } = await createTestUser(app, name)
  const post = (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    return ask(`POST /api/user/${path}`, { headers, body: JSON.stringify(body) })
  }
  return { as: { as: token }, post }
}

/** With a mark in the first slot, which no refused call may change. */
const refused = await signUp('refused')
await call(uploadSettings, uploadOf(SETTINGS), refused.as)

test('SYNC-21 an upload without plans keeps those that are there', async () => {
  const { as } = await signUp('plans')
  const at = '2026-05-19T12:00:00Z'
  const baseline = {
    amount: 2140,
    at,
    typedAt: at,
    included: ['daily_commissions/2026-05-19'],
    added: [],
    maybe: 0,
    earlier: [],
  }
  const baselines = { primogem: baseline }
  const entry = { poolId: '301', itemId: null, name: null, copies: 1, at, recordedUntil: null, least: 1, most: 9 }
  const taken = { 'daily_commissions/2026-05-19': true }
  const takenAt = { 'daily_commissions/2026-05-19': at }
  const own = planWith({ owned: { primogem: 2140 }, baselines, since: at, taken, takenAt, got: { a: entry } })
  const plan = { playsUntil: '23:30', accounts: { genshin: own } }
  const planIn = async () => (await call(downloadSettings, { slot: 1 }, as)).settings.plan
  await call(uploadSettings, uploadOf({ ...SETTINGS, plan }), as)
  await call(uploadSettings, uploadOf({ ...SETTINGS, gameOrder: null }), as)
  expect(await planIn()).toEqual(plan)
  await call(uploadSettings, uploadOf({ ...SETTINGS, plan: { playsUntil: '01:00' } }), as)
  expect(await planIn()).toEqual({ playsUntil: '01:00' })
})

test('SYNC-3 SYNC-21 a slot holds the servers, and an upload without any keeps them', async () => {
  const { as, post } = await signUp('servers')
  const servers = { server: 'UTC-5', gameServers: { zenless: 'UTC+8' } } as const
  const serversIn = async () => (await call(downloadSettings, { slot: 1 }, as)).settings.servers
  await call(uploadSettings, uploadOf({ ...SETTINGS, servers }), as)
  expect(await serversIn()).toEqual(servers)
  await call(uploadSettings, uploadOf(SETTINGS), as)
  expect(await serversIn()).toEqual(servers)
  const wrong = { ...SETTINGS, servers: { server: 'UTC+10', gameServers: {} } }
  expect((await post('upload_settings', wrong)).status).toBe(400)
  expect(await serversIn()).toEqual(servers)
})

test('SYNC-11 PLAN-45 a slot holds a goal that waits for its rerun, and goals of devices that know no reruns', async () => {
  const { as, post } = await signUp('waiting-goal')
  const goals = [PLANNED_GOAL, { ...PLANNED_GOAL, id: 'b', bannerId: null, isRerun: true }]
  const upload = (goalsOf: readonly object[]) =>
    post('upload_settings', {
      activityStatus: {},
      userGameSelections: {},
      plan: { accounts: { genshin: planWith({ goals: goalsOf }) } },
    })
  expect((await upload([{ ...PLANNED_GOAL, isRerun: 'soon' }])).status).toBe(400)
  expect((await upload(goals)).status).toBe(200)
  expect((await call(downloadSettings, { slot: 1 }, as)).settings.plan).toEqual({
    accounts: { genshin: planWith({ goals }) },
  })
})

test('SYNC-11 a slot holds plans, and of a later version of them what it knows', async () => {
  const { as, post } = await signUp('plan-fields')
  const goal = { ...PLANNED_GOAL, refinement: 3 }
  const plan = { accounts: { genshin: { ...planWith({ goals: [goal] }), budget: 5 } }, theme: 'blue' }
  expect((await post('upload_settings', { activityStatus: {}, userGameSelections: {}, plan })).status).toBe(200)
  expect((await call(downloadSettings, { slot: 1 }, as)).settings.plan).toEqual({
    accounts: { genshin: planWith({ goals: [PLANNED_GOAL] }) },
  })
})

test.each([
  [
    'too many accounts',
    { accounts: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`g${n}`, planWith({})])) },
  ],
  ['too many goals', { accounts: { genshin: planWith({ goals: Array.from({ length: 31 }, () => PLANNED_GOAL) }) } }],
  [
    'a baseline of no moment',
    { accounts: { genshin: planWith({ baselines: { primogem: { amount: 5, at: 'then', included: [] } } }) } },
  ],
  ['a negative amount', { accounts: { genshin: planWith({ owned: { primogem: -1 } }) } }],
  ['a date that does not exist', { accounts: { genshin: planWith({ passUntil: '2026-02-30T00:00:00Z' }) } }],
  ['no time of day', { playsUntil: '24:00' }],
])('SYNC-11 %s in a plan is refused', async (_, plan) => {
  const { as, post } = refused
  expect(refusalIn(await post('upload_settings', { activityStatus: {}, userGameSelections: {}, plan }))).toEqual([
    400, 100002,
  ])
  expect((await call(downloadSettings, { slot: 1 }, as)).settings.activityStatus).toEqual(MARKS)
})
