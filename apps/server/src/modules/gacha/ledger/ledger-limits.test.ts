import type { Endpoint } from '@ephemeris/contract/endpoint'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { clearRecords } from '@ephemeris/contract/gacha/gacha-records'
import { listUids } from '@ephemeris/contract/gacha/gacha-uids'
import type { LedgerLimit } from '@ephemeris/contract/gacha/ledger-limits'
import type { GameId } from '@ephemeris/core/games/game'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FILE_IMPORTS, NEW_FOR_MS } from '#server/db/limits/account-space'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser, type TestUser } from '#server/testing/test-user'

const genshin = simulatedAccount('genshin', { pulls: 60 })
const starrail = simulatedAccount('starrail', { pulls: 60 })
/** As the real ones are to each other, so that no test has to fill a real one. */
const ledgerLimits = {
  pullsPerUid: 150,
  pullsPerUser: 250,
  pullsPerNewUser: 120,
  poolsPerUid: 12,
  uidsPerUser: 5,
} as const
const app = await startImportTestApp([genshin], { ledgerLimits })
const { call, refusal, send, deps } = app
const { pullsPerUid, pullsPerUser, pullsPerNewUser, poolsPerUid, uidsPerUser } = ledgerLimits

interface Filling {
  readonly gameId: GameId
  readonly uid: string
  readonly pulls: number
}

/** Pulls that were imported long ago, in one statement: a file of so many would take its time. */
async function fill({ id }: TestUser, { gameId, uid, pulls }: Filling): Promise<void> {
  await sql`
    insert into gacha_pull (user_id, game_id, uid, id, sort_key, pool_id, time, item_id, name, item_type, rank_type,
      count, gacha_id, position, imports, is_official, is_absorbed)
    select ${id}, ${gameId}, ${uid}, n::text, '2021-01-01 00:00:00 1 ' || lpad(n::text, 19, '0'), '200',
      '2021-01-01 00:00:00', '11301', 'Cool Steel', 'Weapon', '3', '1', '', 0, '{}', false, false
    from generate_series(1, ${pulls}::integer) as n`.execute(deps.db)
}

/** A user whose account is new no longer. */
async function newUser(name: string): Promise<TestUser> {
  const user = await createTestUser(app, name)
  const longAgo = new Date(deps.clock.now() - NEW_FOR_MS)
  await deps.db.updateTable('account').set({ created_at: longAgo }).where('id', '=', user.id).execute()
  return user
}

async function uidsOf({ token }: TestUser): Promise<readonly string[]> {
  const games = await call(listUids, {}, { as: token })
  return Object.values(games).flatMap((uids) => uids.map(({ uid }) => uid))
}

/** The limit for which a call is refused. */
async function limitOf<Input>(endpoint: Endpoint<Input, unknown>, input: Input, as: string): Promise<LedgerLimit> {
  const { status, text } = await send(endpoint, input, { as })
  const { error_code, data } = JSON.parse(text)
  expect([status, error_code]).toEqual([409, 600007])
  return data.reason
}

const file = (text: string) => ({ text, gameId: null, uid: null })

test('LEDGER-15 one UID holds so many pulls and no more, whether they come by file or by link; nothing is half imported', async () => {
  const user = await newUser('ada')
  const { token: as } = user
  await importFile(app, { ...genshin, pulls: genshin.pulls.slice(0, 5) }, as)
  await fill(user, { ...genshin, pulls: pullsPerUid - 20 })
  const held = await app.recordsOf(genshin, as)

  expect(await limitOf(previewFile, file(pullFile([genshin])), as)).toBe('pullsPerUid')
  expect(await app.importFrom(genshin, as)).toMatchObject({ status: 'failed', failure: 'ledger_full', result: null })
  expect(await app.recordsOf(genshin, as)).toEqual(held)

  const fitting = { ...genshin, pulls: genshin.pulls.slice(0, 20) }
  expect(await importFile(app, fitting, as)).toMatchObject({ added: 15, known: 5 })
  expect(await importFile(app, fitting, as)).toMatchObject({ added: 0, known: 20 })
})

test('LEDGER-15 a dry run that was in time is refused when it is confirmed too late', async () => {
  const user = await newUser('bea')
  const { token: as } = user
  const { previewId } = await call(previewFile, file(pullFile([starrail, genshin])), { as })
  await fill(user, { ...starrail, pulls: pullsPerUid })
  expect(await limitOf(confirmFile, { previewId }, as)).toBe('pullsPerUid')
  expect(await uidsOf(user)).toEqual([])
})

test('LEDGER-15 one user holds so many pulls in all; what was removed counts as long as it can come back', async () => {
  const user = await newUser('cyd')
  const { token: as } = user
  await importFile(app, { ...genshin, pulls: genshin.pulls.slice(0, 10) }, as)
  await fill(user, { gameId: 'zenless', uid: '1300000003', pulls: pullsPerUser - 30 })
  await call(clearRecords, { gameId: genshin.gameId, uid: genshin.uid }, { as })
  expect(await limitOf(previewFile, file(pullFile([starrail])), as)).toBe('pullsPerUser')
  const few = pullFile([{ ...starrail, pulls: starrail.pulls.slice(0, 20) }])
  expect(await call(previewFile, file(few), { as })).toMatchObject({ problems: [] })
  const two = [
    { ...starrail, pulls: starrail.pulls.slice(0, 15) },
    { ...genshin, pulls: genshin.pulls.slice(0, 15) },
  ]
  expect(await limitOf(previewFile, file(pullFile(two)), as)).toBe('pullsPerUser')
})

test('LEDGER-15 two hundred files a day a user imports, since each leaves an entry', async () => {
  const { token: as, id } = await createTestUser(app, 'keen')
  await deps.limits.charge(FILE_IMPORTS, id, FILE_IMPORTS.points - 1)
  await importFile(app, { ...genshin, pulls: genshin.pulls.slice(0, 5) }, as)
  const { previewId } = await call(previewFile, file(pullFile([genshin])), { as })
  expect(await refusal(confirmFile, { previewId }, { as })).toEqual([429, 100008])
})

test('OPS-99 a new account holds fewer pulls in all, and once it is new no longer it takes the same file', async () => {
  const user = await createTestUser(app, 'new')
  const { token: as, id } = user
  await fill(user, { gameId: 'zenless', uid: '1300000003', pulls: pullsPerNewUser - 30 })
  expect(await limitOf(previewFile, file(pullFile([starrail])), as)).toBe('pullsPerNewUser')
  const few = { ...starrail, pulls: starrail.pulls.slice(0, 30) }
  expect(await importFile(app, few, as)).toMatchObject({ added: 30 })
  expect(await app.importFrom(genshin, as)).toMatchObject({ status: 'failed', failure: 'ledger_full', result: null })

  const threeDaysAgo = new Date(deps.clock.now() - NEW_FOR_MS)
  await deps.db.updateTable('account').set({ created_at: threeDaysAgo }).where('id', '=', id).execute()
  const { added, known } = await importFile(app, starrail, as)
  expect([added > 0, known]).toEqual([true, 30])
})

test('LEDGER-15 a removal is not undone into more than one UID holds', async () => {
  const user = await newUser('dan')
  const { token: as } = user
  await importFile(app, genshin, as)
  await call(clearRecords, { gameId: genshin.gameId, uid: genshin.uid }, { as })
  await fill(user, { ...genshin, pulls: pullsPerUid - 10 })
  const [removal] = await call(listImports, { gameId: genshin.gameId, uid: genshin.uid }, { as })
  expect(await limitOf(undoImport, { importId: removal?.importId ?? '' }, as)).toBe('pullsPerUid')
  const [still] = await call(listImports, { gameId: genshin.gameId, uid: genshin.uid }, { as })
  expect(still?.undoneAt).toBeNull()
})

test('LEDGER-15 one UID has so many pools', async () => {
  const { token: as } = await newUser('eve')
  const pooled = (count: number) => {
    const [row] = genshin.pulls
    if (!row) throw new RangeError('no pull')
    const pulls = Array.from({ length: count }, (_, n) => ({ ...row, id: String(n + 1), poolId: String(1000 + n) }))
    return { ...genshin, pulls }
  }
  expect(await limitOf(previewFile, file(pullFile([pooled(poolsPerUid + 1)])), as)).toBe('poolsPerUid')
  expect(await importFile(app, pooled(poolsPerUid), as)).toMatchObject({ added: poolsPerUid })
  expect(await limitOf(previewFile, file(pullFile([genshin])), as)).toBe('poolsPerUid')
})

test('LEDGER-15 one user has so many UIDs', async () => {
  const user = await newUser('fay')
  const { token: as } = user
  const many = Array.from({ length: uidsPerUser - 1 }, (_, n) => ({
    ...{ gameId: 'genshin' as const, uid: String(800_000_100 + n) },
    pulls: genshin.pulls.slice(0, 1),
  }))
  const { previewId } = await call(previewFile, file(pullFile(many)), { as })
  await call(confirmFile, { previewId }, { as })
  expect(await limitOf(previewFile, file(pullFile([genshin, starrail])), as)).toBe('uidsPerUser')
  await importFile(app, starrail, as)
  expect(await uidsOf(user)).toHaveLength(uidsPerUser)
  expect(await app.importFrom(genshin, as)).toMatchObject({ status: 'failed', failure: 'ledger_full' })
})
