import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { sql } from 'kysely'
import { createDb } from '../apps/server/src/db/client.ts'
import { listApplied, migrate } from '../apps/server/src/db/migrate.ts'
import { createDatabase } from '../apps/server/src/testing/database/database-admin.ts'
import { digestsOf } from '../apps/server/src/testing/database/database-content.ts'
import { atMost, below, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'

const PULLS = Number(process.env.FAULT_PULLS ?? 1_000_000)
const BEFORE = '028-game-servers'
const PROGRAM = fileURLToPath(new URL('./support/migrate.main.ts', import.meta.url))

/*
 * Kills a starter while it makes the index of a million pulls again: the ledgers hold what they held, and the next start
 * completes the migration. (R4)
 */
const folder = temporaryFolder()
const postgres = await startEmbeddedPostgres(folder)
const address = await createDatabase(postgres.address, 'million')
const db = createDb(address)
await migrate(db, { upTo: BEFORE })
await sql`
  insert into gacha_pull (user_id, game_id, uid, id, sort_key, pool_id, time, item_id, name, item_type, rank_type, count,
    gacha_id, position, imports, is_official, is_absorbed)
  select 'u_' || n / 10000, 'starrail', '800000001', id, time || ' 1 ' || id, case n % 2 when 0 then '11' else '21' end,
    time, '20000', 'Arrows', 'Light Cone', '3', '1', '2091', 0, '{1}', true, false
  from generate_series(1, ${PULLS}::integer) n,
    lateral (select (1753434000000000000 + n)::text as id, '2025-07-25 17:00:00' as time) as made
`.execute(db)
const before = await digestsOf(address)

const starter = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(address), '0'], {
  stdio: 'inherit',
})
const ended = once(starter, 'exit')
while (starter.exitCode === null && !(await isBusy())) await pause(20)
starter.kill('SIGKILL')
const [, signal] = await ended
// The database notices that the starter is gone when its statement ends.
while (await isBusy()) await pause(100)
const half = (await listApplied(db)).filter((name) => name > BEFORE).length
const changed = differences(before, await digestsOf(address))

const start = performance.now()
await migrate(db)
const tookMs = performance.now() - start
const lost = differences(before, await digestsOf(address))
await db.destroy()
await postgres.stop()
removeFolder(folder)

report('starters that were not killed while they made the index', {
  value: signal === 'SIGKILL' ? 0 : 1,
  target: atMost(0),
})
report('migrations that the killed starter applied', { value: half, target: atMost(0) })
report('tables that it changed', { value: changed, target: atMost(0) })
report('migration of a million pulls', { value: tookMs, unit: 'ms', target: below(60_000) })
report('tables with other rows than before', { value: lost, target: atMost(0) })

async function isBusy(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where query ilike 'create unique index gacha_pull_key%' and state = 'active'
  `.execute(db)
  return rows.length > 0
}

function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  return [...one].filter(([table, digest]) => other.get(table) !== digest).length
}
