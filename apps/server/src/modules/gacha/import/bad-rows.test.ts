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
  const account = simulatedAccount('genshin', { pulls: 120, seed: `bad rows ${users}`, key: `canary-bad-${users}` })
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
  ['a name that nobody knows and no rank', (row) => ({ ...row, name: 'Nobody', rank_type: '' })],
])('IMPORT-15 a row with %s comes with all others', async (_, change) => {
  const one = await setUp()
  spoil(one, change)
  const task = await app.importFrom(one.account, one.as)
  expect(task.result).toMatchObject({ total: one.account.pulls.length, skipped: [] })
})
