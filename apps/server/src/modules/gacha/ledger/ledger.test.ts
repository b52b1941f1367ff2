import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { startImport } from '@ephemeris/contract/gacha/gacha-import'
import { listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { clearRecords, listRecords } from '@ephemeris/contract/gacha/gacha-records'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { listUids, nameUid, revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { mergeImport } from '#server/modules/gacha/ledger/merge.service'
import { sweepExpiredPulls } from '#server/modules/gacha/pull-sweep.service'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile } from '#server/testing/pull-logs/pull-file'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser, PASSWORD } from '#server/testing/test-user'

const genshin = simulatedAccount('genshin', { pulls: 300 })
const wuthering = simulatedAccount('wuthering', { pulls: 300 })
const app = await startImportTestApp([genshin, wuthering])
const { call, refusal, send, deps } = app
const START = '2026-05-20T04:00:00Z'

let users = 0
const newUser = () => createTestUser(app, `owner-${++users}`)
const part = (from: number, to: number) => ({ ...genshin, pulls: genshin.pulls.slice(from, to) })
const idsOf = (pulls: readonly Pull[]) => pulls.map(({ id }) => id).sort()
const sorted = (pulls: readonly Pull[]) => [...pulls].sort(comparePulls)
const { gameId, uid } = genshin
const all = { gameId, uid, poolId: null, limit: 10_000, cursor: null, language: 'en' } as const

afterEach(() => app.clock.set(START))

test('LEDGER-2 files and logs that overlap make one account, nothing twice and nothing lost', async () => {
  const { token: as } = await newUser()
  expect(await importFile(app, part(100, 220), as)).toMatchObject({ added: 120, known: 0 })
  expect(await importFile(app, part(50, 150), as)).toMatchObject({ added: 50, known: 50 })
  expect((await app.importFrom(genshin, as)).result).toEqual({
    ...{ added: 130, known: 170, conflicting: 0, total: 300, skipped: [] },
  })
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls))
})

test('LEDGER-3 files at once, together with a log, make one account, in any order', async () => {
  const { token: as, id: userId } = await newUser()
  const parts = Array.from({ length: 10 }, (_, n) => genshin.pulls.slice(n * 20, n * 20 + 120))
  const merging = parts.map((pulls) =>
    deps.db
      .transaction()
      .execute((transaction) =>
        mergeImport(transaction, deps, { userId, gameId, uid }, { kind: 'file', pulls, evidence: {} }),
      ),
  )
  const [merged] = await Promise.all([Promise.all(merging), app.importFrom(genshin, as)])
  expect(new Set(merged.map(({ importId }) => importId)).size).toBe(10)
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls))
  const ledger = await call(listImports, { gameId, uid }, { as })
  expect(ledger.reduce((sum, { added }) => sum + added, 0)).toBe(300)
})

test('LEDGER-4 undoing an import takes what nothing else has brought, once', async () => {
  const { token: as } = await newUser()
  const first = await importFile(app, part(0, 200), as)
  const second = await importFile(app, part(100, 300), as)
  const undone = await call(undoImport, { importId: first.importId }, { as })
  expect({ ...undone, removedIds: [...undone.removedIds].sort() }).toEqual({
    removedIds: idsOf(genshin.pulls.slice(0, 100)),
    removedPools: undone.removedIds.map((id) => uigfPoolOf(genshin.pulls.find((pull) => pull.id === id)?.poolId ?? '')),
    restored: 0,
  })
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls.slice(100)))
  expect(await call(undoImport, { importId: first.importId }, { as })).toEqual(undone)

  const ledger = await call(listImports, { gameId, uid }, { as })
  expect(ledger).toMatchObject([
    { importId: second.importId, kind: 'file', added: 100, undoneAt: null, undoableUntil: expect.any(Number) },
    { importId: first.importId, kind: 'file', added: 200, undoneAt: expect.any(Number), undoableUntil: null },
  ])
  const { removedIds } = await call(undoImport, { importId: second.importId }, { as })
  expect([...removedIds].sort()).toEqual(idsOf(genshin.pulls.slice(100)))
  expect(await refusal(listRecords, all, { as })).toEqual([404, 600003])

  app.clock.set('2026-05-27T04:00:01Z')
  await sweepExpiredPulls({ ...deps, seal: { keyId: 'another' } })
  const { rows } = await sql<{ kept: string }>`
    select count(undoing) as kept from gacha_import where id in (${first.importId}, ${second.importId})
  `.execute(deps.db)
  expect(rows).toEqual([{ kept: '0' }])
})

test('LEDGER-4 a row that the game’s own row stood for comes back when that one’s import is undone', async () => {
  const { token: as } = await newUser()
  const withoutIds = { info: { uid, uigf_version: 'v2.2' }, list: genshin.pulls.slice(0, 20).map(oldRow) }
  const { previewId } = await call(previewFile, { text: JSON.stringify(withoutIds), gameId: null, uid: null }, { as })
  await call(confirmFile, { previewId }, { as })
  const before = await app.recordsOf(genshin, as)
  const later = await importFile(app, part(0, 40), as)
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls.slice(0, 40)))
  const { removedIds, restored } = await call(undoImport, { importId: later.importId }, { as })
  expect([[...removedIds].sort(), restored]).toEqual([idsOf(genshin.pulls.slice(0, 40)), 20])
  expect(await app.recordsOf(genshin, as)).toEqual(before)
})

test('LEDGER-4 after a week an import stays, and a stranger’s cannot be undone', async () => {
  const { token: as } = await newUser()
  const { importId } = await importFile(app, part(0, 10), as)
  const { token: stranger } = await newUser()
  expect(await refusal(undoImport, { importId }, { as: stranger })).toEqual([404, 100004])
  app.clock.set('2026-05-27T04:00:01Z')
  expect(await refusal(undoImport, { importId }, { as })).toEqual([404, 100004])
  expect(await call(listImports, { gameId, uid }, { as })).toMatchObject([{ undoableUntil: null, undoneAt: null }])
})

test('LEDGER-4 nothing is undone while an import runs', async () => {
  const { token: as } = await newUser()
  const { importId } = await importFile(app, part(0, 10), as)
  app.simulator.interfere(() => 'hang')
  const { taskId } = await call(startImport, { text: linkTo(genshin), gameId }, { as })
  const { status, text } = await send(undoImport, { importId }, { as })
  app.simulator.interfere(() => null)
  expect([status, JSON.parse(text)]).toMatchObject([409, { error_code: 600001, data: { task_id: taskId } }])
})

test('LEDGER-5 (C084) clearing wants a true, reports how many, and can be undone for a week', async () => {
  const { token: as } = await newUser()
  await importFile(app, part(0, 200), as)
  for (const confirm of [undefined, 'true', 1, false]) {
    const answer = await app.ask(`POST /api/gachalog/clear/${gameId}/${uid}`, {
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm }),
    })
    expect(answer.status).toBe(400)
  }
  expect(await call(clearRecords, { gameId, uid }, { as })).toEqual({ deleted: 200 })
  expect(await call(clearRecords, { gameId, uid }, { as })).toEqual({ deleted: 0 })
  expect(await refusal(listRecords, all, { as })).toEqual([404, 600003])
  expect((await call(listUids, {}, { as })).genshin).toMatchObject([{ uid, counts: {} }])

  await importFile(app, part(150, 300), as)
  const [, clearing] = await call(listImports, { gameId, uid }, { as })
  expect(clearing).toMatchObject({ kind: 'clear', removed: 200 })
  expect(await call(undoImport, { importId: clearing?.importId ?? '' }, { as })).toEqual({
    removedIds: [],
    removedPools: [],
    restored: 150,
  })
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls))
})

test('LEDGER-5 what was cleared is erased after a week', async () => {
  const { token: as, id } = await newUser()
  await importFile(app, part(0, 20), as)
  await call(clearRecords, { gameId, uid }, { as })
  const left = () => deps.db.selectFrom('gacha_removed_pull').select('id').where('user_id', '=', id).execute()
  await app.sweep()
  expect(await left()).toHaveLength(20)
  app.clock.set('2026-05-27T04:00:01Z')
  await app.sweep()
  expect(await left()).toEqual([])
})

test('LEDGER-8 the list has name, server, clock, pulls by pool, and whether the log itself was imported', async () => {
  const { token: as } = await newUser()
  await importFile(app, part(0, 100), as)
  const entry = async () => (await call(listUids, {}, { as })).genshin[0]
  const counts = await entry()
  expect(counts).toMatchObject({ uid, nickname: '', isVerified: false, region: 'os_asia', offsetHours: 8 })
  const pools = genshin.pulls.slice(0, 100).map(({ poolId }) => (poolId === '400' ? '301' : poolId))
  expect(counts?.counts['301']).toBe(pools.filter((pool) => pool === '301').length)
  expect(Object.values(counts?.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(100)

  expect(await call(nameUid, { gameId, uid, nickname: ' main ' }, { as })).toEqual({ uid, nickname: 'main' })
  await app.importFrom(genshin, as)
  expect(await entry()).toMatchObject({ nickname: 'main', isVerified: true, lastImportAt: app.clock.now() })
})

test('LEDGER-1 (C086) a name that controls the text around it is refused', async () => {
  const { token: as } = await newUser()
  await importFile(app, part(0, 1), as)
  for (const nickname of ['x'.repeat(33), '\u202eevil', 'a\u0007']) {
    expect(await refusal(nameUid, { gameId, uid, nickname }, { as })).toEqual([400, 100002])
  }
})

test('LEDGER-14 (C081, C082) two users of one account share nothing; a stranger’s is as if it did not exist', async () => {
  const { token: ada } = await newUser()
  const { token: bea } = await newUser()
  const { token: stranger } = await newUser()
  await importFile(app, part(0, 100), ada)
  await importFile(app, part(0, 100), bea)
  await call(clearRecords, { gameId, uid }, { as: ada })
  expect(await app.recordsOf(genshin, bea)).toHaveLength(100)

  const answers = async (someUid: string) => [
    await send(listRecords, { ...all, uid: someUid }, { as: stranger }),
    await send(getPullStatistics, { gameId, uid: someUid }, { as: stranger }),
    await send(getCoverage, { gameId, uid: someUid }, { as: stranger }),
    await send(exportPulls, { gameId, uid: someUid, mode: 'extended', language: 'en' }, { as: stranger }),
    await send(clearRecords, { gameId, uid: someUid }, { as: stranger }),
    await send(nameUid, { gameId, uid: someUid, nickname: 'x' }, { as: stranger }),
    await send(revokeUid, { gameId, uid: someUid }, { as: stranger }),
    await send(listImports, { gameId, uid: someUid }, { as: stranger }),
  ]
  const [known, unknown] = [await answers(uid), await answers('899999999')]
  expect(known.map(({ status }) => status)).toEqual(known.map(() => 404))
  expect(known.map(({ text }) => text)).toEqual(unknown.map(({ text }) => text))
  expect(known.map(({ text }) => JSON.parse(text).error_code)).toEqual(known.map(() => 600003))
  expect(await app.recordsOf(genshin, bea)).toHaveLength(100)
})

test.each([
  ['genshin', '1 or 1=1', [400, 500003]],
  ['genshin', '../..', [400, 500003]],
  ['genshin', '8'.repeat(500), [400, 500003]],
  ['constructor', '800000001', [400, 500004]],
  ['toString', '800000001', [400, 500004]],
] as const)('LEDGER-14 (C083) %s %s names no account', async (game, someUid, expected) => {
  const { token } = await newUser()
  const answer = await app.ask(`GET /api/gachalog/records/${game}/${encodeURIComponent(someUid)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([answer.status, JSON.parse(answer.text).error_code]).toEqual(expected)
})

test('LEDGER-13 (C116) the export of a user holds accounts, pulls, removed pulls and imports; deletion leaves nothing', async () => {
  const { token: as, id, username } = await newUser()
  await importFile(app, part(0, 30), as)
  await call(clearRecords, { gameId, uid }, { as })
  await importFile(app, part(30, 50), as)
  await app.importFrom(wuthering, as)
  const { pulls } = JSON.parse((await send(exportAccount, {}, { as })).text)
  expect(pulls.uids).toHaveLength(2)
  expect([pulls.records.length, pulls.removed_records.length, pulls.imports.length]).toEqual([320, 30, 4])
  expect(pulls.import_tasks).toMatchObject([{ game_id: 'wuthering', status: 'completed' }])
  expect(JSON.stringify(pulls)).not.toContain('sealed')

  await call(deleteAccount, { confirm: username, currentPassword: PASSWORD }, { as })
  const tables = [
    'gacha_uid',
    'gacha_import',
    'gacha_pull',
    'gacha_removed_pull',
    'gacha_task',
    'gacha_task_pool',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => deps.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()),
  )
  expect(rows.flat()).toEqual([])
})

function oldRow({ id: _, ...pull }: Pull): object {
  return {
    gacha_type: pull.poolId,
    uigf_gacha_type: pull.poolId === '400' ? '301' : pull.poolId,
    ...{ item_id: pull.itemId, count: '1', time: pull.time, name: pull.name },
    ...{ item_type: pull.itemType, rank_type: pull.rankType },
  }
}
