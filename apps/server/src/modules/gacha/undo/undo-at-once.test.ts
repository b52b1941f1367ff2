import { listImports, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { clearRecords } from '@ephemeris/contract/gacha/gacha-records'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { expect, test } from 'vitest'
import { lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const genshin = simulatedAccount('genshin', { pulls: 300 })
const { gameId, uid } = genshin
const app = await startImportTestApp([])
const { call, deps } = app

let users = 0
const newUser = () => createTestUser(app, `two-tabs-${++users}`)
const part = (from: number, to: number) => ({ ...genshin, pulls: genshin.pulls.slice(from, to) })
const sorted = (from: number, to: number) => genshin.pulls.slice(from, to).sort(comparePulls)

/** Presses Undo in two tabs: both have found the imports as they are before either goes on. */
async function undoTogether({ token, id }: { token: string; id: string }, imports: readonly [string, string]) {
  const release = await lockRows(deps.db, (own) =>
    own.selectFrom('session').select('id').where('user_id', '=', id).forUpdate().execute(),
  )
  const undoings = imports.map((importId) => call(undoImport, { importId }, { as: token }))
  await waitForBlocked(deps.db, 2)
  await release()
  return Promise.all(undoings)
}

test('LEDGER-4 two tabs that undo an import at once undo it once, and both learn what went', async () => {
  const user = await newUser()
  const { token: as } = user
  const { importId } = await importFile(app, part(0, 200), as)
  const second = await importFile(app, part(100, 300), as)

  const [one, other] = await undoTogether(user, [importId, importId])
  expect(other).toEqual(one)
  expect([one?.removedIds.length, one?.restored]).toEqual([100, 0])
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(100, 300))
  expect(await call(listImports, { gameId, uid }, { as })).toMatchObject([
    { importId: second.importId, added: 100, undoneAt: null },
    { importId, added: 200, undoneAt: expect.any(Number) },
  ])
})

test('LEDGER-5 two tabs that undo a clearing at once bring the pulls back once', async () => {
  const user = await newUser()
  const { token: as } = user
  await importFile(app, part(0, 200), as)
  await call(clearRecords, { gameId, uid }, { as })
  await importFile(app, part(150, 300), as)
  const clearing = (await call(listImports, { gameId, uid }, { as })).find(({ kind }) => kind === 'clear')
  const importId = clearing?.importId ?? ''

  const [one, other] = await undoTogether(user, [importId, importId])
  expect(other).toEqual(one)
  expect(one).toEqual({ removedIds: [], removedPools: [], restored: 150 })
  expect(await app.recordsOf(genshin, as)).toEqual(sorted(0, 300))
})

test('LEDGER-4 two tabs that undo overlapping imports at once leave nothing of them', async () => {
  const user = await newUser()
  const { token: as } = user
  const first = await importFile(app, part(0, 200), as)
  const second = await importFile(app, part(100, 300), as)
  const undoings = await undoTogether(user, [first.importId, second.importId])
  expect(undoings.reduce((total, { removedIds }) => total + removedIds.length, 0)).toBe(300)
  expect(await deps.db.selectFrom('gacha_pull').select('id').where('user_id', '=', user.id).execute()).toEqual([])
})
