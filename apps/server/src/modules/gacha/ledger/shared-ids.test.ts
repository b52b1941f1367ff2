import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { clearRecords } from '@ephemeris/contract/gacha/gacha-records'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import type { SimulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { POOL_FAMILY } from './pull.queries.ts'

const HOUR = 1_753_434_000
const ITEMS = GACHA_FACTS.starrail.items.filter(({ rank }) => rank === 3)

/** Pulls of a pool, a minute apart, whose ids count from the same one in every pool. */
function pullsOf(poolId: string, count: number): readonly Pull[] {
  return Array.from({ length: count }, (_, n) => {
    const minute = Number(poolId) + n * 20
    const item = ITEMS[(Number(poolId) + n) % ITEMS.length]
    return {
      ...{ id: `${HOUR + Math.floor(minute / 60) * 3600}${String(900_000_000 + n)}`, poolId, count: '1', gachaId: '1' },
      time: new Date((HOUR + minute * 60 + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' '),
      ...{ itemId: item?.id ?? '', name: item?.name.en ?? '', itemType: 'Light Cone', rankType: '3', order: 0 },
    }
  })
}

const [OWN, OTHER] = [pullsOf('11', 45), pullsOf('21', 45)]
const BOTH = [...OWN, ...OTHER]
const shared = new Set(OTHER.map(({ id }) => id).filter((id) => OWN.some((pull) => pull.id === id)))

function accountOf(n: number, pulls: readonly Pull[]): SimulatedAccount {
  return {
    gameId: 'starrail',
    uid: `80000000${n}`,
    key: `canary-80000000${n}+/key==`,
    pulls: pulls.toSorted((a, b) => (a.time < b.time ? -1 : 1)),
  }
}

const both = accountOf(1, BOTH)
const mostly = accountOf(2, BOTH)
const app = await startImportTestApp([both, mostly])
const { call, deps } = app

async function keysOf(account: SimulatedAccount, as: string, limit?: number): Promise<readonly string[]> {
  return (await app.recordsOf(account, as, limit)).map(pullKey).sort()
}

const keys = (pulls: readonly Pull[]) => pulls.map(pullKey).sort()

test('LEDGER-2 two pools give one id to two pulls: a log has both, and so has the ledger', async () => {
  expect(shared.size).toBeGreaterThan(10)
  const { token: as } = await createTestUser(app, 'link')
  const task = await app.importFrom(both, as)
  expect(task).toMatchObject({ status: 'completed', result: { added: 90, known: 0, conflicting: 0, total: 90 } })
  expect(task.pools.reduce((sum, { added }) => sum + added, 0)).toBe(90)
  expect(await keysOf(both, as)).toEqual(keys(BOTH))
  // Page by page, and again: nothing is between two pages, nothing is new.
  expect(await keysOf(both, as, 1)).toEqual(keys(BOTH))
  expect((await app.importFrom(both, as)).result).toMatchObject({ added: 0, total: 90 })
})

test.each([
  ['own-other', [OWN, OTHER]],
  ['other-own', [OTHER, OWN]],
  ['both', [BOTH]],
  ['own-both', [OWN, BOTH]],
  ['both-other', [BOTH, OTHER]],
])('LEDGER-2 files of two pools with shared ids, in any order and with the log after them: %s', async (name, files) => {
  const { token: as } = await createTestUser(app, name)
  let total = 0
  for (const pulls of files) {
    const { added, known, conflicting } = await importFile(app, { ...both, pulls }, as)
    expect(added + known + conflicting).toBe(pulls.length)
    expect(conflicting).toBe(0)
    total += added
  }
  expect(total).toBe(90)
  expect(await keysOf(both, as)).toEqual(keys(BOTH))
  expect((await app.importFrom(both, as)).result).toMatchObject({ added: 0, total: 90 })
  expect(await keysOf(both, as)).toEqual(keys(BOTH))
})

test('LEDGER-4 LEDGER-5 LEDGER-11 undo, clearing and export distinguish such pulls', async () => {
  const { token: as } = await createTestUser(app, 'undo')
  const first = await importFile(app, { ...both, pulls: OWN }, as)
  await importFile(app, { ...both, pulls: OTHER }, as)
  const { gameId, uid } = both
  const { text: file } = await app.send(exportPulls, { gameId, uid, mode: 'strict', language: 'en' }, { as })
  const undone = await call(undoImport, { importId: first.importId }, { as })
  expect(undone.removedIds).toHaveLength(45)
  expect(new Set(undone.removedPools)).toEqual(new Set(['11']))
  expect(await keysOf(both, as)).toEqual(keys(OTHER))
  const { previewId } = await call(previewFile, { text: file, gameId: null, uid: null }, { as })
  expect(await call(confirmFile, { previewId }, { as })).toMatchObject([{ added: 45, known: 45, conflicting: 0 }])
  await call(clearRecords, { gameId, uid }, { as })
  const [clearing] = await call(listImports, { gameId, uid }, { as })
  expect(await call(undoImport, { importId: clearing?.importId ?? '' }, { as })).toMatchObject({ restored: 90 })
  expect(await keysOf(both, as)).toEqual(keys(BOTH))
})

test('IMPORT-12 what earlier versions lost of a log comes back with the next import, and counts as new', async () => {
  const { token: as, id } = await createTestUser(app, 'lost')
  await app.importFrom(mostly, as)
  const lost = OTHER.filter((pull) => shared.has(pull.id))
  await deps.db
    .deleteFrom('gacha_pull')
    .where('user_id', '=', id)
    .where('pool_id', '=', '21')
    .where('id', 'in', [...shared])
    .execute()
  await deps.db.updateTable('gacha_import').set({ is_by_pool: false }).where('user_id', '=', id).execute()
  expect((await app.importFrom(mostly, as)).result).toMatchObject({ added: lost.length, total: 90 })
  expect(await keysOf(mostly, as)).toEqual(keys(BOTH))
})

test('GACHA-4 LEDGER-10 a different pull under the same id is counted, the known one stays, and its pool has a gap', async () => {
  const { token: as } = await createTestUser(app, 'conflict')
  await app.importFrom(both, as)
  const { gameId, uid } = both
  const before = await call(getCoverage, { gameId, uid }, { as })
  const odd = OWN.slice(10, 13).map((pull) => ({
    ...pull,
    itemId: ITEMS[0]?.id === pull.itemId ? (ITEMS[1]?.id ?? '') : (ITEMS[0]?.id ?? ''),
  }))
  const preview = await call(
    previewFile,
    { text: pullFile([{ ...both, pulls: odd }]), gameId: null, uid: null },
    { as },
  )
  expect(preview.accounts[0]?.pools).toMatchObject([{ poolId: '11', added: 0, known: 0, conflicting: 3 }])
  const [done] = await call(confirmFile, { previewId: preview.previewId }, { as })
  expect(done).toMatchObject({ added: 0, known: 0, conflicting: 3 })
  expect(await keysOf(both, as)).toEqual(keys(BOTH))
  const gapsOf = (pools: typeof before) => Object.fromEntries(pools.map(({ poolId, gaps }) => [poolId, gaps.length]))
  const after = await call(getCoverage, { gameId, uid }, { as })
  expect(gapsOf(before)['11']).toBe(0)
  expect(gapsOf(after)).toEqual({ ...gapsOf(before), 11: 3 })
  await call(undoImport, { importId: done?.importId ?? '' }, { as })
  expect(gapsOf(await call(getCoverage, { gameId, uid }, { as }))).toEqual(gapsOf(before))
})

test('LEDGER-2 the database knows the families of pools as the rules do', async () => {
  const pools = Object.values(GACHA_FACTS).flatMap(({ pools }) => pools.map(({ id }) => id))
  const { rows } = await sql<{ pool_id: string; family: string }>`
    select pool_id, ${POOL_FAMILY} as family from unnest(${pools}::text[]) as pool (pool_id)
  `.execute(deps.db)
  expect(rows.map(({ family }) => family)).toEqual(rows.map(({ pool_id }) => uigfPoolOf(pool_id)))
})
