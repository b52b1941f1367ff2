import { listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { clearRecords, listRecords } from '@ephemeris/contract/gacha/gacha-records'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { listUids, nameUid, revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { afterEach, expect, test } from 'vitest'
import type { Db } from '#server/db/client'
import { deleteAccountRows } from '#server/modules/gacha/ledger/account.queries'
import { mergeImport } from '#server/modules/gacha/ledger/merge.service'
import { countBlocked } from '#server/testing/database/row-lock'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const genshin = simulatedAccount('genshin', { pulls: 300 })
const app = await startImportTestApp([genshin])
const { call, refusal, deps } = app
const START = '2026-05-20T04:00:00Z'

let users = 0
const newUser = () => createTestUser(app, `reviver-${++users}`)
const part = (from: number, to: number) => ({ ...genshin, pulls: genshin.pulls.slice(from, to) })
const sorted = (pulls: readonly Pull[]) => [...pulls].sort(comparePulls)
const { gameId, uid } = genshin
const all = { gameId, uid, poolId: null, limit: 10_000, cursor: null, language: 'en' } as const

afterEach(() => app.clock.set(START))

test('LEDGER-6 a revoked account is gone at once, comes back when it is imported again, and is erased after a week', async () => {
  const { token: as, id } = await newUser()
  await importFile(app, part(0, 100), as)
  await call(revokeUid, { gameId, uid }, { as })
  await call(revokeUid, { gameId, uid }, { as })
  expect((await call(listUids, {}, { as })).genshin).toEqual([])
  for (const refused of [
    await refusal(listRecords, all, { as }),
    await refusal(getPullStatistics, { gameId, uid }, { as }),
    await refusal(clearRecords, { gameId, uid }, { as }),
    await refusal(nameUid, { gameId, uid, nickname: 'x' }, { as }),
  ]) {
    expect(refused).toEqual([404, 600003])
  }

  await importFile(app, part(90, 110), as)
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls.slice(0, 110)))

  await call(revokeUid, { gameId, uid }, { as })
  const [revocation] = await call(listImports, { gameId, uid }, { as })
  expect(await call(undoImport, { importId: revocation?.importId ?? '' }, { as })).toEqual({
    removedIds: [],
    removedPools: [],
    restored: 110,
  })
  expect((await call(listUids, {}, { as })).genshin).toMatchObject([{ uid }])

  await call(revokeUid, { gameId, uid }, { as })
  app.clock.set('2026-05-27T04:00:01Z')
  await app.sweep()
  const tables = ['gacha_uid', 'gacha_import', 'gacha_pull', 'gacha_removed_pull'] as const
  const rows = await Promise.all(
    tables.map((table) => deps.db.selectFrom(table).select('uid').where('user_id', '=', id).execute()),
  )
  expect(rows.flat()).toEqual([])
})

const blocked = () => countBlocked(deps.db)

test('LEDGER-6 an account that comes back while it is being erased keeps all that came with it, in any order', async () => {
  const { token: as, id: userId } = await newUser()
  const key = { userId, gameId, uid }
  const comeBack = (transaction: Db, to: number) =>
    mergeImport(transaction, deps, key, { kind: 'file', pulls: genshin.pulls.slice(0, to), evidence: {} })
  await importFile(app, part(0, 100), as)
  await call(revokeUid, { gameId, uid }, { as })
  app.clock.set('2026-05-27T04:00:01Z')

  const erasing = await deps.db.transaction().execute(async (transaction) => {
    await comeBack(transaction, 50)
    const sweep = app.sweep()
    await expect.poll(blocked).toBe(1)
    return { sweep }
  })
  await erasing.sweep
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls.slice(0, 50)))

  const merging = await deps.db.transaction().execute(async (transaction) => {
    await deleteAccountRows(transaction, key)
    const merge = deps.db.transaction().execute((other) => comeBack(other, 70))
    await expect.poll(blocked).toBe(1)
    return { merge }
  })
  await merging.merge
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(genshin.pulls.slice(0, 70)))
})
