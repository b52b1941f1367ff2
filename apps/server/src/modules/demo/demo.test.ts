import { existsSync, readFileSync, rmSync } from 'node:fs'
import { login } from '@ephemeris/contract/account/sign-in'
import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { listUids } from '@ephemeris/contract/gacha/gacha-uids'
import { downloadSettings, listSlotVersions } from '@ephemeris/contract/sync/sync'
import { listPolls } from '@ephemeris/contract/votes'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { countMarks } from '@ephemeris/core/sync/synced-settings'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import type { Clock } from '#server/platform/clock'
import { startTestApp } from '#server/testing/test-app'
import { loadShippedCatalogue } from '../catalogue/stored/load-shipped.ts'
import { DEMO_ACCOUNT, prepareDemo, sampleFileIn } from './demo.service.ts'
import { demoPulls } from './demo-pulls.ts'

const { call, deps } = await startTestApp({
  prepare: async (given) => {
    await loadShippedCatalogue(given)
    await prepareDemo({ ...given, clock: runningClock(given.clock) })
  },
})

test('OPS-60 the account of the demonstration has slots of shown activities, votes of many and pulls in every game', async () => {
  const { username, password } = DEMO_ACCOUNT
  const { token: as } = await call(login, { login: username, password, challengeAnswer: null })

  const { games } = await call(listActivities, {
    ...{ language: 'en', games: null, subTypes: {}, from: '2026-05-13', to: '2026-05-23' },
  } as const)
  const shown = games.flatMap(({ activities }) => activities)
  for (const [slot, atLeast] of [
    [1, 30],
    [2, 15],
    [3, 8],
  ] as const) {
    const { settings } = await call(downloadSettings, { slot }, { as })
    expect(countMarks(settings.activityStatus)).toBeGreaterThanOrEqual(atLeast)
    expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(settings.activityStatus)))
  }
  expect(await call(listSlotVersions, { slot: 1 }, { as })).toHaveLength(1)

  const event = shown.find(({ type }) => type === 'event')
  const { polls } = await call(listPolls, { activityId: event?.id ?? '', gameId: null, language: 'en' }, { as })
  for (const { options, choice } of polls) {
    expect(options.reduce((sum, { count }) => sum + count, 0)).toBe(12)
    expect(choice).not.toBeNull()
  }

  const uids = Object.values(await call(listUids, {}, { as })).flat()
  expect(uids).toHaveLength(GAME_IDS.length)
  for (const { counts } of uids) {
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300)
  }
})

test('OPS-60 the account of the demonstration plans for two banners that run, of what it neither has nor marked', async () => {
  const { username, password } = DEMO_ACCOUNT
  const { token: as } = await call(login, { login: username, password, challengeAnswer: null })
  const { settings } = await call(downloadSettings, { slot: 1 }, { as })
  const { goals, owned } = readAccountPlan(settings.plan ?? {}, { gameId: 'genshin', uid: '800000001' })
  const { games } = await call(listActivities, {
    ...{ language: 'en', games: ['genshin'], subTypes: {}, from: '2026-05-13', to: '2026-05-23' },
  } as const)
  const banners = games.flatMap(({ activities }) => activities).filter(({ type }) => type === 'gacha')
  expect(goals.map(({ bannerId }) => banners.some(({ id }) => id === bannerId))).toEqual([true, true])
  expect(new Set(goals.map(({ poolId }) => poolId)).size).toBe(2)
  expect(goals.every(({ until, itemId }) => until > deps.clock.now() && itemId !== null)).toBe(true)
  expect(owned.primogem).toBeGreaterThan(0)
  expect(banners.filter(({ id }) => id in settings.activityStatus)).toEqual([])
  const had = new Set(demoPulls('genshin', deps.clock.now()).map(({ itemId }) => itemId))
  expect(goals.filter(({ itemId }) => itemId !== null && had.has(itemId))).toEqual([])
})

/** No two looks at it show the same instant, as on a real machine. */
function runningClock({ now }: Clock): Clock {
  let looks = 0
  return { now: () => instant(now() + 700 * ++looks) }
}

test('OPS-61 the dry run of the sample file shows rows that the account has or lacks and no conflict, and what becomes of a row that is none', async () => {
  const { username, password } = DEMO_ACCOUNT
  const { token: as } = await call(login, { login: username, password, challengeAnswer: null })
  const { genshin, wuthering } = await call(listUids, {}, { as })
  expect([...genshin, ...wuthering].map(({ nickname, isVerified }) => [nickname, isVerified])).toEqual([
    ['synthetic', false],
    ['synthetic', false],
  ])
  const text = readFileSync(sampleFileIn(deps.env.dataDir), 'utf8')
  const { accounts, problems, diagnoses } = await call(previewFile, { text, gameId: null, uid: null }, { as })
  const pools = accounts.flatMap((account) => account.pools)
  const sum = (field: 'added' | 'known' | 'conflicting') => pools.reduce((total, pool) => total + pool[field], 0)
  expect([sum('added'), sum('known'), sum('conflicting')]).toEqual([60, 140, 0])
  expect(problems).toEqual([{ section: 'hk4e 1', row: 201, rows: 1, fault: 'pool_invalid' }])
  expect(diagnoses.flatMap(({ findings }) => findings)).toEqual([])
})

test('OPS-60 a second start changes nothing, and no one logs in as the other players', async () => {
  const count = () => deps.db.selectFrom('account').select(['username', 'password_hash']).execute()
  const before = await count()
  await prepareDemo(deps)
  expect(await count()).toEqual(before)
  expect(before.filter(({ password_hash }) => password_hash !== null).map(({ username }) => username)).toEqual(['demo'])
})

test('OPS-60 a start that was ended halfway is made good by the next one', async () => {
  await deps.db.deleteFrom('gacha_pull').execute()
  await deps.db.deleteFrom('gacha_uid').where('game_id', '=', 'wuthering').execute()
  rmSync(sampleFileIn(deps.env.dataDir))
  await prepareDemo(deps)
  const { username, password } = DEMO_ACCOUNT
  const { token: as } = await call(login, { login: username, password, challengeAnswer: null })
  const uids = Object.values(await call(listUids, {}, { as })).flat()
  expect(uids.map(({ counts }) => Object.keys(counts).length > 0)).toEqual(GAME_IDS.map(() => true))
  expect(existsSync(sampleFileIn(deps.env.dataDir))).toBe(true)
  expect(await deps.db.selectFrom('account').select('id').execute()).toHaveLength(12)
})
