import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDb, type Db } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { loadShippedCatalogue } from '../apps/server/src/modules/catalogue/stored/load-shipped.ts'
import { below, report } from './support/figure.ts'
import { removeFolder, temporaryFolder } from './support/folders.ts'
import { median } from './support/samples.ts'

/** What the database and the catalogue add to each start. */
const ROUNDS = 7
const log = { info: () => {}, warn: () => {}, error: () => {} }

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function prepare(db: Db): Promise<void> {
  await migrate(db)
  await loadShippedCatalogue({ db, log })
}

const dataDir = temporaryFolder()
const [starts, loads]: [number[], number[]] = [[], []]
let firstStartMs = Number.NaN
let firstLoadMs = Number.NaN

for (let round = 0; round <= ROUNDS; round++) {
  const startedAt = performance.now()
  const postgres = await startEmbeddedPostgres(dataDir)
  const startMs = performance.now() - startedAt
  const db = createDb(postgres.address)
  const loadMs = await timed(() => prepare(db))
  if (round === 0) [firstStartMs, firstLoadMs] = [startMs, loadMs]
  else {
    starts.push(startMs)
    loads.push(loadMs)
  }
  await db.destroy()
  await postgres.stop()
}
removeFolder(dataDir)

report('database, first start', { value: firstStartMs, unit: 'ms' })
report('database, start', { value: median(starts), unit: 'ms', target: below(1000) })
report('catalogue, first loading', { value: firstLoadMs, unit: 'ms' })
report('catalogue, unchanged', { value: median(loads), unit: 'ms', target: below(500) })
