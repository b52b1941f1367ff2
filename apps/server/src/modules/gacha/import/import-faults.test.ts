import { cancelImport, getImportTask, startImport } from '@ephemeris/contract/gacha/gacha-import'
import { listUids } from '@ephemeris/contract/gacha/gacha-uids'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { afterEach, expect, test } from 'vitest'
import { gate } from '#server/testing/members/gate'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { type Interference, linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { type SimulatedAccount, simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const app = await startImportTestApp([])
const { simulator } = app

let users = 0

/** A user and an account of their own, so that tests do not meet each other's limits. */
async function setUp(gameId: SimulatedAccount['gameId'] = 'genshin', pulls = 120) {
  users += 1
  const account = simulatedAccount(gameId, { pulls, seed: `faults ${users}`, key: keyFor(gameId, users) })
  simulator.accounts.set(account.key, account)
  const { token: as, id } = await createTestUser(app, `user-${users}`)
  return { account, as, id }
}

function keyFor(gameId: SimulatedAccount['gameId'], n: number): string {
  return gameId === 'wuthering' ? String(n).padStart(32, 'c') : `canary-key-${n}`
}

afterEach(() => {
  simulator.interfere(() => null)
  simulator.expiredKeys.clear()
})

const refusal = (retcode: number, message: string): Interference => ({
  body: JSON.stringify({ retcode, message, data: null }),
})
const page = (rows: readonly unknown[]): Interference => ({
  body: JSON.stringify({ retcode: 0, message: 'OK', data: { page: '0', size: '20', list: rows, region: 'os_asia' } }),
})
const ROW = {
  ...{
    uid: '800000001',
    gacha_type: '301',
    item_id: '',
    count: '1',
    time: '2026-05-01 10:00:00',
    id: '1777600800000000001',
  },
  ...{ name: 'Cool Steel', lang: 'en-us', item_type: 'Weapon', rank_type: '3' },
}

/** What the game's server says in words of its own, below. */
const FOREIGN_WORDS = /authkey|visit too|went wrong|oops|script|fill|Cool Steel/

test.each<[string, Interference, string]>([
  ['an expired key', refusal(-101, 'authkey timeout'), 'link_expired'],
  ['a wrong key', refusal(-100, 'authkey error'), 'link_invalid'],
  ['a key that some other number says is over', refusal(-1, 'authkey timeout'), 'link_expired'],
  ['too many requests', refusal(-110, 'visit too frequently'), 'too_frequent'],
  ['HTTP 429', { status: 429, body: '' }, 'too_frequent'],
  ['a number that nobody knows', refusal(-502, 'Something went wrong'), 'upstream_unavailable'],
  ['HTTP 500', { status: 500, body: 'oops' }, 'upstream_unavailable'],
  ['a redirect', { status: 302, headers: { location: 'http://169.254.169.254/' }, body: '' }, 'upstream_unavailable'],
  ['an answer that is cut off', 'cut', 'upstream_unavailable'],
  ['HTML', { body: '<html><script>alert(1)</script></html>' }, 'upstream_garbled'],
  ['half of a JSON', { body: '{"retcode":0,"data":{"list":[' }, 'upstream_garbled'],
  ['no data', { body: '{"retcode":0,"message":"OK","data":null}' }, 'upstream_garbled'],
  ['a deep nest', { body: `${'['.repeat(100_000)}` }, 'upstream_garbled'],
  ['a body without end', { body: JSON.stringify({ retcode: 0, fill: 'x'.repeat(2_000_000) }) }, 'upstream_garbled'],
  ['rows of nothing', page(Array.from({ length: 50_000 }, () => ({}))), 'upstream_garbled'],
  ['rows that are none', page([1, null, 'x']), 'upstream_garbled'],
  [
    'an id as a number',
    { body: JSON.stringify({ retcode: 0, data: { list: [ROW] } }).replace(/"(\d{19})"/, '$1') },
    'upstream_garbled',
  ],
  ['a time that does not exist', page([{ ...ROW, time: '9999-99-99 00:00:00' }]), 'upstream_garbled'],
  ['a rank of nothing', page([{ ...ROW, name: 'Nobody', rank_type: 'x' }]), 'upstream_garbled'],
  ['a null character', page([{ ...ROW, name: 'a\u0000b' }]), 'upstream_garbled'],
  ['a key for the prototype', { body: '{"retcode":0,"data":{"__proto__":{"list":[]}}}' }, 'upstream_garbled'],
  ['a uid of another game', page([{ ...ROW, uid: '12345678' }]), 'wrong_game'],
  ['a uid of nobody', page([{ ...ROW, uid: '' }]), 'wrong_game'],
  ['two uids', page([ROW, { ...ROW, uid: '800000002', id: '1777600800000000000' }]), 'mixed_uids'],
])(
  'IMPORT-6 (C069, C070, C072, C074, C075, C080) %s ends in a clear state, and nothing of it is kept or shown',
  async (_, interference, failure) => {
    const { account, as } = await setUp()
    simulator.interfere(() => interference)
    const task = await app.importFrom(account, as)
    expect(task).toMatchObject({ status: 'failed', failure, result: null })
    expect(task.progress).toBeLessThan(100)
    expect(JSON.stringify(task)).not.toMatch(FOREIGN_WORDS)
    const { genshin } = await app.call(listUids, {}, { as })
    expect(genshin).toEqual([])
  },
)

test('IMPORT-6 zenless and wuthering report an expired link in their own way', async () => {
  for (const gameId of ['zenless', 'wuthering'] as const) {
    const { account, as } = await setUp(gameId)
    simulator.expiredKeys.add(account.key)
    expect(await app.importFrom(account, as)).toMatchObject({ status: 'failed', failure: 'link_expired' })
  }
})

test('IMPORT-6 (C073) a log that shows the same page again and again is left', async () => {
  const { account, as } = await setUp()
  simulator.interfere(() => page([ROW]))
  expect(await app.importFrom(account, as)).toMatchObject({ status: 'failed', failure: 'upstream_garbled' })
})

test('IMPORT-6 starrail: where the new address is unknown, the previous one is asked', async () => {
  const { account, as } = await setUp('starrail')
  simulator.interfere(({ path }) => (path.includes('hkrpg_gacha_record') ? { status: 404, body: '' } : null))
  expect(await app.importFrom(account, as)).toMatchObject({ result: { total: account.pulls.length } })
})

test('IMPORT-8 of an import that fails the pools that were read to their end are kept, the others are not', async () => {
  const { account, as } = await setUp('genshin', 400)
  simulator.interfere(({ poolId, endId }) =>
    poolId === '302' && endId !== '0' ? refusal(-101, 'authkey timeout') : null,
  )
  const task = await app.importFrom(account, as)
  expect(task).toMatchObject({ status: 'failed', failure: 'link_expired', uid: account.uid })
  expect(task.pools.filter(({ isDone }) => isDone).map(({ poolId }) => poolId)).toEqual(['301'])
  const kept = account.pulls.filter(({ poolId }) => poolId === '301' || poolId === '400')
  expect(await app.recordsOf(account, as)).toEqual([...kept].sort(comparePulls))

  simulator.interfere(() => null)
  expect(await app.importFrom(account, as)).toMatchObject({ status: 'completed' })
  expect(await app.recordsOf(account, as)).toEqual([...account.pulls].sort(comparePulls))
})

test('IMPORT-7 (C075) when a later page is of another account nothing is kept, finished pools included', async () => {
  const { account, as } = await setUp('genshin', 400)
  simulator.interfere(({ poolId }) =>
    poolId === '302' ? page([{ ...ROW, uid: '800000009', gacha_type: '302' }]) : null,
  )
  expect(await app.importFrom(account, as)).toMatchObject({ status: 'failed', failure: 'mixed_uids' })
  expect((await app.call(listUids, {}, { as })).genshin).toEqual([])
})

test('IMPORT-3 (C076) a second import waits its turn: the first one is named', async () => {
  const { account, as } = await setUp()
  const reached = gate()
  simulator.interfere(() => {
    reached.open()
    return 'hang'
  })
  const order = { text: linkTo(account), gameId: account.gameId }
  const { taskId } = await app.call(startImport, order, { as })
  await reached.opened
  const { status, text } = await app.send(startImport, order, { as })
  expect([status, JSON.parse(text)]).toMatchObject([409, { error_code: 600001, data: { task_id: taskId } }])

  const answers = await Promise.all([0, 1, 2].map(() => app.send(startImport, order, { as })))
  expect(answers.map((answer) => answer.status)).toEqual([409, 409, 409])
  simulator.interfere(() => null)
})

test('IMPORT-3 (C076) six imports an hour', async () => {
  const { account, as } = await setUp('wuthering', 20)
  for (let n = 0; n < 6; n += 1) await app.importFrom(account, as)
  const { status, headers } = await app.send(startImport, { text: linkTo(account), gameId: 'wuthering' }, { as })
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
})

test('IMPORT-9 a cancelled import ends before its next page, and says so as often as it is asked', async () => {
  const { account, as } = await setUp('genshin', 400)
  const reached = gate()
  const { taskId } = await (async () => {
    simulator.interfere(({ poolId }) => {
      if (poolId === '302') reached.open()
      return poolId === '302' ? refusal(-110, 'visit too frequently') : null
    })
    return app.call(startImport, { text: linkTo(account), gameId: 'genshin' }, { as })
  })()
  await reached.opened
  simulator.interfere(() => null)
  await app.call(cancelImport, { taskId }, { as })
  const task = await app.ended(taskId, as)
  expect(['cancelled', null]).toContain(task.failure)
  expect(await app.call(cancelImport, { taskId }, { as })).toBe(task.status)
})

test('IMPORT-4 (C077) a task is visible to its owner only', async () => {
  const { account, as } = await setUp('wuthering', 20)
  const { taskId } = await app.importFrom(account, as)
  const { as: other } = await setUp()
  for (const id of [taskId, 'gt_unknown']) {
    expect(await app.refusal(getImportTask, { taskId: id }, { as: other })).toEqual([404, 100004])
    expect(await app.refusal(cancelImport, { taskId: id }, { as: other })).toEqual([404, 100004])
  }
})

test('IMPORT-6 (C071) an import that takes more than ten minutes is interrupted; what was read to its end is kept', async () => {
  const { account, as } = await setUp('genshin', 400)
  simulator.interfere(({ poolId }) => {
    if (poolId === '302') app.clock.set('2026-05-20T04:10:01Z')
    return null
  })
  const task = await app.importFrom(account, as)
  app.clock.set('2026-05-20T04:00:00Z')
  expect(task).toMatchObject({ status: 'failed', failure: 'interrupted' })
  expect(task.pools.filter(({ isDone }) => isDone).map(({ poolId }) => poolId)).toEqual(['301'])
})

test('IMPORT-3 (C076) when a hundred imports wait, the next one is asked to come later', async () => {
  const { account, as } = await setUp('wuthering', 20)
  const waiting = Array.from({ length: 100 }, (_, n) => ({
    ...{ user_id: `waiting-${n}`, id: `gt_waiting-${n}`, game_id: 'genshin' as const, uid: null },
    ...{ status: 'pending' as const, progress: 0, failure: null, result: null, sealed_link: null },
    created_at: new Date(app.clock.now()),
  }))
  await app.deps.db.insertInto('gacha_task').values(waiting).execute()
  const { status, text, headers } = await app.send(startImport, { text: linkTo(account), gameId: 'wuthering' }, { as })
  expect([status, JSON.parse(text).error_code, headers['retry-after']]).toEqual([503, 600001, '60'])
  await app.deps.db.deleteFrom('gacha_task').where('user_id', 'like', 'waiting-%').execute()
  expect(await app.importFrom(account, as)).toMatchObject({ status: 'completed' })
})
