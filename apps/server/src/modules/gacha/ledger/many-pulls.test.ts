import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HEAVY_OF_USER } from '#server/db/limits/heavy-budget'
import { gate } from '#server/testing/members/gate'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { REPEATED_ANSWERS } from '../undo/undo.service.ts'

const genshin = simulatedAccount('genshin', { pulls: 60 })
const few = { ...genshin, pulls: genshin.pulls.slice(0, 2) }
const file = { text: pullFile([few]), gameId: null, uid: null }
const app = await startImportTestApp([genshin])
const { call, refusal, deps } = app

/** Pulls that were imported long ago, written in one statement. */
async function fill(userId: string, pulls: number): Promise<void> {
  await sql`
    insert into gacha_pull (user_id, game_id, uid, id, sort_key, pool_id, time, item_id, name, item_type, rank_type,
      count, gacha_id, position, imports, is_official, is_absorbed)
    select ${userId}, 'genshin', ${genshin.uid}, n::text, '2021-01-01 00:00:00 1 ' || lpad(n::text, 19, '0'), '200',
      '2021-01-01 00:00:00', '11301', 'Cool Steel', 'Weapon', '3', '1', '', 0, '{}', false, false
    from generate_series(1, ${pulls}::integer) as n`.execute(deps.db)
}

/** Has other heavy work of the user run until the returned function is called. */
function occupy(userId: string): () => Promise<void> {
  const { opened, open } = gate()
  const work = deps.heavyWork.run('file', { id: userId, network: '198.51.100.1' }, () => opened)
  return async () => {
    open()
    await work
  }
}

/** A file that compresses well. */
function manyPulls(count: number): string {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ gacha_type: '200', item_id: '11301', time: '2021-01-01 00:00:00', id: String(1_000_000_000 + n) },
  }))
  return JSON.stringify({ info: { version: 'v4.2' }, hk4e: [{ uid: genshin.uid, timezone: 8, list: rows }] })
}

test.each([
  [4900, 'are worked on at once'],
  [5000, 'take their turn'],
])('LEDGER-16 the confirmation of two rows and its undoing, beside %d pulls, %s', async (held, outcome) => {
  const isHeavy = outcome === 'take their turn'
  const { token: as, id } = await createTestUser(app, `holder-${held}`)
  const { importId } = await importFile(app, few, as)
  const { previewId } = await call(previewFile, file, { as })
  await fill(id, held)

  const release = occupy(id)
  if (isHeavy) {
    expect(await refusal(confirmFile, { previewId }, { as })).toEqual([429, 100008])
    expect(await refusal(undoImport, { importId }, { as })).toEqual([429, 100008])
    await release()
  }
  await call(confirmFile, { previewId }, { as })
  await call(undoImport, { importId }, { as })
  await release()
})

test('LEDGER-16 the dry run of a file takes its turn, however small it is', async () => {
  const { token: as, id } = await createTestUser(app, 'previewer')
  const release = occupy(id)
  expect(await refusal(previewFile, file, { as })).toEqual([429, 100008])
  await release()
  expect((await call(previewFile, file, { as })).accounts).toMatchObject([{ uid: genshin.uid }])
})

test('LEDGER-16 pulls of a revoked account, which a file brings back, count as those that are there', async () => {
  const { token: as, id } = await createTestUser(app, 'revoker')
  await importFile(app, few, as)
  await fill(id, 5000)
  await call(revokeUid, { gameId: 'genshin', uid: genshin.uid }, { as })
  const { previewId } = await call(previewFile, file, { as })
  const release = occupy(id)
  expect(await refusal(confirmFile, { previewId }, { as })).toEqual([429, 100008])
  await release()
})

test('LEDGER-16 a preview of many pulls is heavy to confirm, however well it is compressed', async () => {
  const { token: as, id } = await createTestUser(app, 'presser')
  const text = manyPulls(10_000)
  const { previewId } = await call(previewFile, { text, gameId: null, uid: null }, { as })
  const { content } = await deps.db
    .selectFrom('gacha_preview')
    .select('content')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(content.length).toBeLessThan(100 * 1024)
  const release = occupy(id)
  expect(await refusal(confirmFile, { previewId }, { as })).toEqual([429, 100008])
  await release()
  expect(await call(confirmFile, { previewId }, { as })).toMatchObject([{ added: 10_000 }])
})

test('LEDGER-18 heavy work is charged by the second, and who has used up the time of an hour gets no more', async () => {
  const { token: as, id } = await createTestUser(app, 'hog')
  const heavy = { text: manyPulls(1000), gameId: null, uid: null }
  await deps.limits.charge(HEAVY_OF_USER, id, HEAVY_OF_USER.points - 1)
  await call(previewFile, heavy, { as })
  expect(await refusal(previewFile, heavy, { as })).toEqual([429, 100008])
  expect(await refusal(previewFile, file, { as })).toEqual([429, 100008])
})

test('LEDGER-19 the answer of a large undo is repeated in turn, not without end, and stored while there is room', async () => {
  const { token: as, id } = await createTestUser(app, 'forgetful')
  const { previewId } = await call(previewFile, { text: manyPulls(6000), gameId: null, uid: null }, { as })
  const [large] = await call(confirmFile, { previewId }, { as })
  const again = { importId: large?.importId ?? '' }
  const undone = await call(undoImport, again, { as })
  expect(undone.removedIds).toHaveLength(6000)

  const release = occupy(id)
  expect(await refusal(undoImport, again, { as })).toEqual([429, 100008])
  await release()
  expect(await call(undoImport, again, { as })).toEqual(undone)
  await deps.limits.charge(REPEATED_ANSWERS, id, REPEATED_ANSWERS.points)
  expect(await refusal(undoImport, again, { as })).toEqual([429, 100008])

  const stored = async () => {
    const rows = await deps.db
      .selectFrom('gacha_import')
      .select('id')
      .where('user_id', '=', id)
      .where('undoing', 'is not', null)
      .execute()
    return rows.map((row) => row.id)
  }
  expect(await stored()).toEqual([again.importId])
  await sql`
    update gacha_import set undoing = jsonb_build_object('restored', 0, 'removedIds',
      (select jsonb_agg(n::text) from generate_series(1, 300000) as n))
    where id = ${again.importId}`.execute(deps.db)
  const { importId } = await importFile(app, few, as)
  await call(undoImport, { importId }, { as })
  expect(await stored()).toEqual([importId])
})
