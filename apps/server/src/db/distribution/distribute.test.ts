import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { runAdmin } from '#server/admin/run-admin'
import { CITUS_URL, createCitusDatabase, dropCitusDatabase } from '#server/testing/database/citus'
import { createEmptyTestDatabase, databaseUrl } from '#server/testing/database/test-database'
import { createDb, type DatabaseAddress, type Db } from '../client.ts'
import { listApplied } from '../migrate.ts'
import { distribute, undistribute } from './distribute.ts'
import { DISTRIBUTED_TABLES } from './places.ts'

const ON_CITUS = CITUS_URL === null ? 'not run: CITUS_URL names no cluster' : 'on the cluster of CITUS_URL'

test.each(['distribute', 'undistribute'])('OPS-80 a plain PostgreSQL refuses to %s, and says why', async (command) => {
  const address = await createEmptyTestDatabase()
  useDatabase(address)

  await expect(runAdmin(['database', command])).rejects.toThrow(/plain PostgreSQL.*Citus.*Nothing was changed/)
})

test('OPS-80 every divided table has the user in each of its unique keys', async () => {
  const address = await createEmptyTestDatabase()
  useDatabase(address)
  await expect(runAdmin(['database', 'distribute'])).rejects.toThrow()
  const db = open(address)
  expect(await listApplied(db)).not.toEqual([])

  const { rows } = await sql<{ name: string }>`
    select i.indexrelid::regclass::text as name from pg_index i
    where i.indisunique and i.indrelid = any (${DISTRIBUTED_TABLES}::text[]::regclass[]) and not exists (
      select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'user_id' and a.attnum = any (i.indkey)
    )
  `.execute(db)
  expect(rows).toEqual([])
})

test.runIf(CITUS_URL !== null)(
  `OPS-80 OPS-81 divides all tables once, and brings them back (${ON_CITUS})`,
  async () => {
    const name = `ephemeris_distribute_${process.pid}`
    const address = await createCitusDatabase(CITUS_URL ?? '', name)
    onTestFinished(() => dropCitusDatabase(CITUS_URL ?? '', name))
    const db = open(address)
    await sql`insert into known_device select 'u_' || n, '\\x00', now() from generate_series(1, 100) n`.execute(db)

    expect(await distribute(db)).toEqual([])
    expect(await placesUsed(db)).toEqual(['hash'])
    expect(await undistribute(db)).toEqual(DISTRIBUTED_TABLES)
    expect(await placesUsed(db)).toEqual([])
    expect(await countDevices(db)).toBe(100)
    expect(await undistribute(db)).toEqual([])
    expect(await distribute(db)).toEqual(DISTRIBUTED_TABLES)
    expect(await countDevices(db)).toBe(100)
    await db.destroy()
  },
)

async function countDevices(db: Db): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from known_device`.execute(db)
  return Number(rows[0]?.total)
}

async function placesUsed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ method: string }>`
    select distinct case partmethod when 'h' then 'hash' else partmethod::text end as method from pg_dist_partition
  `.execute(db)
  return rows.map(({ method }) => method)
}

function useDatabase(address: DatabaseAddress): void {
  vi.stubEnv('DATABASE_URL', databaseUrl(address))
  vi.stubEnv('LOG_LEVEL', 'error')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
}

function open(address: DatabaseAddress): Db {
  const db = createDb(address)
  afterAll(() => db.destroy())
  return db
}
