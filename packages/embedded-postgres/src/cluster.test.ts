import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { poolFor } from './connections.test-data.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-cluster-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('OPS-23 a folder that cannot be made is refused at once', async () => {
  await expect(startEmbeddedPostgres('/proc/nope/data')).rejects.toThrow('DATA_DIR cannot be used')
})

test('OPS-26 the server keeps what it acknowledges, sorts by code point and listens on no port', async () => {
  const { address, stop } = await startEmbeddedPostgres(newDataDir())
  const pool = poolFor({ address })
  onTestFinished(async () => {
    await pool.end()
    await stop()
  })

  const { rows } = await pool.query<{ name: string; setting: string }>(`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses')
  `)

  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    synchronous_commit: 'on',
  })
  const sorting = await pool.query("select datlocprovider, datlocale from pg_database where datname = 'postgres'")
  expect(sorting.rows).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }])
})

test('OPS-101 a database of another major version is reported in one sentence that names the way', async () => {
  const dataDir = newDataDir()
  const { stop } = await startEmbeddedPostgres(dataDir)
  await stop()
  writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '17\n')

  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /^The database in .* was made by PostgreSQL 17, and this release brings \d+\.\d+: run "npm run admin -- backup <file>" .* restore <file>" with this release\.$/,
  )
})
