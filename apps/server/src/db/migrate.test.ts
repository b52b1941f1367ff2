import { usernameKey } from '@ephemeris/core/account/username'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { findUserByName, isNameTaken } from '#server/modules/account/user.queries'
import { waitForBlocked } from '#server/testing/database/row-lock'
import { createEmptyTestDatabase } from '#server/testing/database/test-database'
import { gate } from '#server/testing/members/gate'
import { createDb } from './client.ts'
import { listApplied, migrate, SchemaTooNewError } from './migrate.ts'
import { MIGRATIONS } from './migrations/migrations.ts'

test('OPS-24 of three starters at once exactly one migrates', async () => {
  const address = await createEmptyTestDatabase()
  const starters = [createDb(address), createDb(address), createDb(address)]

  const applied = await Promise.all(starters.map((db) => migrate(db)))

  expect(applied.flat().sort()).toEqual(Object.keys(MIGRATIONS).sort())
  for (const db of starters) {
    expect(await listApplied(db)).toEqual(Object.keys(MIGRATIONS).sort())
    await db.destroy()
  }
})

test('OPS-24 a migration that fails leaves the schema as it was', async () => {
  const db = createDb(await createEmptyTestDatabase())
  const failing = {
    '900-half': {
      up: async (transaction: Kysely<unknown>) => {
        await sql`create table half (id int)`.execute(transaction)
        throw new Error('stop here')
      },
    },
  }

  await expect(migrate(db, { migrations: failing })).rejects.toThrow('stop here')

  expect(await listApplied(db)).toEqual([])
  await expect(sql`select * from half`.execute(db)).rejects.toThrow('does not exist')
  await db.destroy()
})

test('OPS-90 a migration gives way to a call of an older process that it would wait for while that waits for it', async () => {
  const address = await createEmptyTestDatabase()
  const [old, starter] = [createDb(address), createDb(address)]
  await migrate(old, { upTo: '022-feed-tokens' })
  const [begun, blocked] = [gate(), gate()]
  // Migration 023 takes the settings, and 024 the jobs.
  const call = old.transaction().execute(async (transaction) => {
    await sql`insert into job (id, kind, payload) values (gen_random_uuid(), 'sample', '{}')`.execute(transaction)
    begun.open()
    await blocked.opened
    return transaction.selectFrom('reminder_settings').selectAll().execute()
  })
  await Promise.race([begun.opened, call])

  const applied = migrate(starter)
  await waitForBlocked(old, 1)
  blocked.open()

  expect(await call).toEqual([])
  expect(await applied).toContain('025-owned-by-sessions')
  await old.destroy()
  await starter.destroy()
})

test('OPS-25 a database of a newer version is refused with one line that names what is unknown', async () => {
  const db = createDb(await createEmptyTestDatabase())
  const newer = { ...MIGRATIONS, '999-future': { up: async () => {} } }
  await migrate(db, { migrations: newer })

  const refusal = migrate(db)

  await expect(refusal).rejects.toThrow(SchemaTooNewError)
  await expect(refusal).rejects.toThrow(/^.*newer Ephemeris \(999-future\).*$/)
  expect(await listApplied(db)).toContain('999-future')
  await db.destroy()
})

test('OPS-24 a ledger of before migration 029 keeps its pulls, takes others under their ids, and proves no early end', async () => {
  const db = createDb(await createEmptyTestDatabase())
  await migrate(db, { upTo: '028-game-servers' })
  const insert = (poolId: string) => sql`
    insert into gacha_pull (user_id, game_id, uid, id, sort_key, pool_id, time, item_id, name, item_type, rank_type, count,
      gacha_id, position, imports, is_official, is_absorbed)
    values ('u_1', 'starrail', '800000001', '1753434000000000001', '2025-07-25 17:00:00 1 1753434000000000001', ${poolId},
      '2025-07-25 17:00:00', '20000', 'Arrows', 'Light Cone', '3', '1', '', 0, '{1}', true, false)`
  await insert('11').execute(db)
  await expect(insert('21').execute(db)).rejects.toThrow('duplicate key')
  await sql`
    insert into gacha_import (user_id, id, game_id, uid, number, kind, made_at, added, removed, evidence, undoable_until)
    values ('u_1', 'gi_1', 'starrail', '800000001', 1, 'official', now(), 1, 0, '{}', now())`.execute(db)

  await migrate(db)

  await insert('21').execute(db)
  await expect(insert('11').execute(db)).rejects.toThrow('duplicate key')
  const { rows } = await sql`select pool_id from gacha_pull order by pool_id`.execute(db)
  expect(rows).toEqual([{ pool_id: '11' }, { pool_id: '21' }])
  expect((await sql`select is_by_pool from gacha_import`.execute(db)).rows).toEqual([{ is_by_pool: false }])
  await db.destroy()
})

test('ACC-1 users of before migration 035 whose names look alike stay, and no other one comes', async () => {
  const db = createDb(await createEmptyTestDatabase())
  await migrate(db, { upTo: '034-invitations' })
  const names = ['武士の道', '武土の道', 'ada']
  for (const name of names) {
    await sql`insert into account (id, username, username_key, language, created_at)
      values (${name}, ${name}, ${usernameKey(name)}, 'ja', now())`.execute(db)
  }
  await migrate(db)
  const now = new Date()
  for (const name of names) expect((await findUserByName(db, usernameKey(name), now))?.id).toBe(name)
  for (const name of [...names, 'Ada']) expect(await isNameTaken(db, name, now)).toBe(true)
  await db.deleteFrom('account').where('id', '=', '武土の道').execute()
  expect(await isNameTaken(db, '武土の道', now)).toBe(true)
  expect(await isNameTaken(db, '武者', now)).toBe(false)
  await db.destroy()
})
