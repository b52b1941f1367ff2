import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { afterEach, expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { answerOf } from '#server/testing/pull-logs/log-answers'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const app = await startImportTestApp([])
const { simulator } = app
let users = 0

afterEach(() => simulator.interfere(() => null))

async function setUp() {
  users += 1
  const account = simulatedAccount('genshin', { pulls: 200, seed: `bad rows ${users}`, key: `canary-bad-${users}` })
  simulator.accounts.set(account.key, account)
  const { token: as } = await createTestUser(app, `user-${users}`)
  // Not the newest and not the oldest of its pool, and alone in its second.
  const pool = account.pulls.filter(({ poolId }) => poolId === '301' || poolId === '400')
  const bad = pool.slice(5, -5).find(({ time }) => pool.filter((pull) => pull.time === time).length === 1)
  if (!bad) throw new RangeError('no such pull')
  return { account, as, bad }
}

type Answer = { data: { list: (Record<string, unknown> | null)[] } }

/** Makes one row of the log bad, wherever it comes. */
function spoil({ account, bad }: Awaited<ReturnType<typeof setUp>>, change: (row: Record<string, unknown>) => unknown) {
  simulator.interfere((asked) => {
    const answer = answerOf(asked, account, false) as unknown as Answer
    const list = answer.data.list.map((row) => (row?.id === bad.id ? change(row) : row))
    return { body: JSON.stringify({ ...answer, data: { ...answer.data, list } }) }
  })
}

test.each<[string, (row: Record<string, unknown>) => unknown, string]>([
  ['no time', (row) => ({ ...row, time: '' }), 'time_invalid'],
  ['no name', ({ name: _, ...row }) => row, 'item_missing'],
  ['nothing in it', () => null, 'not_a_record'],
  ['a list in its place', (row) => [row], 'not_a_record'],
  ['a pool that nobody asked for', (row) => ({ ...row, gacha_type: '0' }), 'pool_invalid'],
  ['a counter for an id', (row) => ({ ...row, id: '1' }), 'id_invalid'],
  ['an id of another year', (row) => ({ ...row, id: `1500000000${String(row.id).slice(10)}` }), 'id_invalid'],
  ['an id of a later hour', (row) => ({ ...row, id: `1999999980${String(row.id).slice(10)}` }), 'id_invalid'],
  ['an id that is too long', (row) => ({ ...row, id: `${row.id}0` }), 'id_invalid'],
])('IMPORT-15 a row with %s is left out and named, and leaves a gap; all others come', async (_, change, fault) => {
  const one = await setUp()
  spoil(one, change)
  const { account, as, bad } = one
  const task = await app.importFrom(account, as)
  expect(task.result).toMatchObject({ total: account.pulls.length - 1, skipped: [{ poolId: '301', fault }] })
  const truth = [...account.pulls].sort(comparePulls)
  expect(await app.recordsOf(account, as)).toEqual(truth.filter(({ id }) => id !== bad.id))

  const gaps = async () => {
    const pools = await app.call(getCoverage, { gameId: account.gameId, uid: account.uid }, { as })
    return pools.find(({ poolId }) => poolId === '301')?.gaps.length
  }
  expect(await gaps()).toBe(1)
  simulator.interfere(() => null)
  expect((await app.importFrom(account, as)).result).toMatchObject({ added: 1, skipped: [] })
  expect(await app.recordsOf(account, as)).toEqual(truth)
  expect(await gaps()).toBe(0)
})

test.each<[string, (row: Record<string, unknown>) => unknown]>([
  ['no uid', (row) => ({ ...row, uid: '' })],
  ['a uid that nobody can have', (row) => ({ ...row, uid: 'me' })],
  ['a name that nobody knows and no rank', (row) => ({ ...row, name: 'Nobody', rank_type: '' })],
])('IMPORT-15 a row with %s comes with all others', async (_, change) => {
  const one = await setUp()
  spoil(one, change)
  const task = await app.importFrom(one.account, one.as)
  expect(task.result).toMatchObject({ total: one.account.pulls.length, skipped: [] })
})

test('IMPORT-15 a row under the id of another pull is left out and named, at the end of a page too', async () => {
  const one = await setUp()
  const { account, as } = one
  const newestFirst = account.pulls.filter(({ poolId }) => poolId === '301' || poolId === '400').toReversed()
  const [bad, other] = [newestFirst[19], newestFirst[3]]
  if (!bad || !other) throw new RangeError('no such pulls')
  spoil({ ...one, bad }, (row) => ({ ...row, id: other.id }))
  const task = await app.importFrom(account, as)
  expect(task.result).toMatchObject({ total: account.pulls.length - 1, skipped: [{ fault: 'id_invalid' }] })
  simulator.interfere(() => null)
  expect((await app.importFrom(account, as)).result).toMatchObject({ added: 1, skipped: [] })
  expect(await app.recordsOf(account, as)).toEqual([...account.pulls].sort(comparePulls))
})

test('IMPORT-15 a bad row that is the only one of its banner costs no other banner', async () => {
  const one = await setUp()
  const { account, as } = one
  const poolId = account.pulls.find((pull) => !['301', '400'].includes(pull.poolId))?.poolId ?? ''
  simulator.interfere((asked) => {
    const answer = answerOf(asked, account, false) as unknown as Answer
    const [first] = answer.data.list
    if (asked.poolId !== poolId) return null
    const list = asked.endId === '0' ? [{ ...first, time: 'some day' }] : []
    return { body: JSON.stringify({ ...answer, data: { ...answer.data, list } }) }
  })
  const task = await app.importFrom(account, as)
  expect(task).toMatchObject({ status: 'completed', result: { skipped: [{ poolId, fault: 'time_invalid' }] } })
  expect(await app.recordsOf(account, as)).toEqual(
    account.pulls.filter((pull) => pull.poolId !== poolId).sort(comparePulls),
  )
})
