import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
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
