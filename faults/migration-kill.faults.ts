import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDb, type DatabaseAddress } from '../apps/server/src/db/client.ts'
import { listApplied, migrate } from '../apps/server/src/db/migrate.ts'
import { MIGRATIONS } from '../apps/server/src/db/migrations/migrations.ts'
import { createDatabase, dropDatabase } from '../apps/server/src/testing/database/database-admin.ts'
import { schemaOf } from '../apps/server/src/testing/database/database-content.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'

/** Every statement by default; `FAULT_EVERY=10` takes every tenth. */
const EVERY = Number(process.env.FAULT_EVERY ?? 1)
const ALL = Object.keys(MIGRATIONS).length
const PROGRAM = fileURLToPath(new URL('./support/migrate.main.ts', import.meta.url))

/*
 * Kills a starter before each statement of its migrations: the database holds no part of a schema, and the next start
 * makes the same one as an undisturbed start. (R4)
 */
const folder = temporaryFolder()
const postgres = await startEmbeddedPostgres(folder)
const whole = await createDatabase(postgres.address, 'whole')
const statements = Number(migrateIn(whole, 0).stdout)
const expected = await schemaOf(whole)

let kills = 0
let mixed = 0
let different = 0
for (let n = 1; n <= statements; n += EVERY) {
  const name = `killed_${n}`
  const address = await createDatabase(postgres.address, name)
  if (migrateIn(address, n).signal === 'SIGKILL') kills++
  const db = createDb(address)
  const applied = await listApplied(db)
  // The last statement comes after the end of the transaction: all are applied.
  if (applied.length > 0 && applied.length < ALL) mixed++
  await migrate(db)
  await db.destroy()
  if ((await schemaOf(address)) !== expected) different++
  await dropDatabase(postgres.address, name)
}
await postgres.stop()
removeFolder(folder)

report('starters killed in their migrations', { value: kills, target: atLeast(Math.floor(statements / EVERY)) })
report('… of so many statements', { value: statements })
report('… databases that held a part of the schema', { value: mixed, target: atMost(0) })
report('… that the next start made different', { value: different, target: atMost(0) })

function migrateIn(address: DatabaseAddress, killBefore: number) {
  return spawnSync(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(address), String(killBefore)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
