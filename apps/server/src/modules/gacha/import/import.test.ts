import { listUids } from '@ephemeris/contract/gacha/gacha-uids'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { READ_GAMES } from '@ephemeris/core/games/sample-game.test-data'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const accounts = READ_GAMES.map((gameId) => simulatedAccount(gameId, { pulls: 3000 }))
const app = await startImportTestApp(accounts)
const { simulator } = app
const { token: as } = await createTestUser(app, 'ada')

test.each(accounts)('IMPORT-2 $gameId: what is imported is the truth, pull by pull', async (account) => {
  const task = await app.importFrom(account, as)
  expect(task).toMatchObject({ status: 'completed', progress: 100, uid: account.uid, failure: null })
  const truth = [...account.pulls].sort(comparePulls)
  expect(task.result).toEqual({
    ...{ added: truth.length, known: 0, conflicting: 0, total: truth.length, skipped: [] },
  })
  expect(task.pools.every(({ isDone }) => isDone)).toBe(true)
  expect(task.pools.reduce((sum, { fetched }) => sum + fetched, 0)).toBe(truth.length)
  expect(task.pools.reduce((sum, { added }) => sum + added, 0)).toBe(truth.length)
  expect(await app.recordsOf(account, as, 1000)).toEqual(truth)
})

test('IMPORT-2 ten-pulls that share a second, and both character banners mixed, are among them', () => {
  const [genshin] = accounts
  const seconds = new Map<string, Set<string>>()
  for (const { time, poolId } of genshin?.pulls ?? []) {
    seconds.set(time, (seconds.get(time) ?? new Set()).add(poolId))
  }
  expect([...seconds.values()].filter((pools) => pools.has('301') && pools.has('400')).length).toBeGreaterThan(10)
})

test('IMPORT-2 a log that cannot be read now is read whole later: rate limits, expired keys, garbled pages', async () => {
  const { token } = await createTestUser(app, 'bea')
  const account = simulatedAccount('starrail', { pulls: 400, uid: '800000022', key: 'second-key' })
  simulator.accounts.set(account.key, account)

  simulator.expiredKeys.add(account.key)
  expect(await app.importFrom(account, token)).toMatchObject({ status: 'failed', failure: 'link_expired', uid: null })
  simulator.expiredKeys.clear()

  let asked = 0
  simulator.interfere(({ key }) => {
    if (key !== account.key) return null
    asked += 1
    return asked > 8 ? { body: '<html>busy</html>' } : null
  })
  expect(await app.importFrom(account, token)).toMatchObject({ status: 'failed', failure: 'upstream_garbled' })

  asked = 0
  simulator.interfere(({ key }) => {
    if (key !== account.key) return null
    asked += 1
    return asked % 3 === 0
      ? null
      : { body: JSON.stringify({ retcode: -110, message: 'visit too frequently', data: null }) }
  })
  const task = await app.importFrom(account, token)
  simulator.interfere(() => null)
  expect(task).toMatchObject({ status: 'completed', result: { total: account.pulls.length } })
  expect(await app.recordsOf(account, token)).toEqual([...account.pulls].sort(comparePulls))
})

test('IMPORT-13 a replaced log that answers twenty requests a second is read whole: refusals are waited out', async () => {
  const { token } = await createTestUser(app, 'hasty')
  const account = simulatedAccount('zenless', { pulls: 900, uid: '1300000033', key: 'hasty-key' })
  simulator.accounts.set(account.key, account)
  const earlier = app.waits.length
  const answeredAt: number[] = []
  let refused = 0
  simulator.interfere(({ key }) => {
    if (key !== account.key) return null
    const now = app.waits.reduce((sum, ms) => sum + ms, 0)
    if (answeredAt.filter((at) => now - at < 1000).length < 20) {
      answeredAt.push(now)
      return null
    }
    refused += 1
    return { body: JSON.stringify({ retcode: -110, message: 'visit too frequently', data: null }) }
  })
  const task = await app.importFrom(account, token)
  simulator.interfere(() => null)
  expect(task).toMatchObject({ status: 'completed', result: { total: account.pulls.length } })
  expect(refused).toBeGreaterThan(0)
  expect(app.waits.slice(earlier).filter((ms) => ms > 0)).toEqual(Array.from({ length: refused }, () => 1000))
  expect(await app.recordsOf(account, token)).toEqual([...account.pulls].sort(comparePulls))
})

test.each(READ_GAMES)(
  'IMPORT-14 a log of %s without a pull completes, says so, and makes no account',
  async (gameId) => {
    const { token } = await createTestUser(app, `newcomer-${gameId}`)
    const newcomer = { ...simulatedAccount(gameId, { pulls: 1 }), pulls: [] }
    simulator.accounts.set(newcomer.key, newcomer)
    const task = await app.importFrom(newcomer, token)
    const truth = accounts.find((account) => account.gameId === gameId)
    if (truth) simulator.accounts.set(truth.key, truth)
    expect(task).toMatchObject({ status: 'completed', failure: null, result: { added: 0, known: 0, total: 0 } })
    expect((await app.call(listUids, {}, { as: token }))[gameId]).toEqual([])
  },
)

test('IMPORT-12 the next import stops at what is known, and finds what is new', async () => {
  const [genshin] = accounts
  if (!genshin) throw new RangeError('no account')
  const { token } = await createTestUser(app, 'cyd')
  const before = { ...genshin, key: 'third-key', pulls: genshin.pulls.slice(0, -130) }
  simulator.accounts.set(before.key, before)
  await app.importFrom(before, token)

  simulator.accounts.set(before.key, { ...before, pulls: genshin.pulls })
  const from = simulator.asked.length
  const task = await app.importFrom(before, token)
  expect(task.result).toMatchObject({ added: 130, total: genshin.pulls.length })
  expect(simulator.asked.length - from).toBeLessThan(20)
  expect(await app.recordsOf(genshin, token)).toEqual([...genshin.pulls].sort(comparePulls))
})

test('IMPORT-12 (R6) the same link ten times over brings everything once', async () => {
  const wuthering = simulatedAccount('wuthering', { pulls: 600, key: '10'.padStart(32, 'fedcba0') })
  simulator.accounts.set(wuthering.key, wuthering)
  for (let n = 0; n < 5; n += 1) {
    const { result } = await app.importFrom(wuthering, (await createTestUser(app, `dan-${n}`)).token)
    expect(result?.total).toBe(wuthering.pulls.length)
  }
  const { token } = await createTestUser(app, 'dan')
  for (let n = 0; n < 5; n += 1) {
    const { result } = await app.importFrom(wuthering, token)
    expect(result).toMatchObject({ added: n === 0 ? wuthering.pulls.length : 0, total: wuthering.pulls.length })
  }
})
