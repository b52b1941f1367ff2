import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDb } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { addUsers, STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, below, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { startProduct } from '../bench/support/product.ts'

/** `FAULT_DOWN_S=30` for the promise. */
const DOWN_S = Number(process.env.FAULT_DOWN_S ?? 10)
const AT_ONCE = 8
const UNAVAILABLE = 100007

/*
 * Stops the database that an operator runs apart from the product, while players read and write, and starts it again: the
 * product lives, says 503 with a time to wait, and goes on by itself. (R8)
 */
const databaseDir = temporaryFolder()
const dataDir = temporaryFolder()
let postgres = await startEmbeddedPostgres(databaseDir)
const { host, port, user, database } = postgres.address as {
  host: string
  port: number
  user: string
  database: string
}
const db = createDb(postgres.address)
await migrate(db)
const users = await addUsers(db, AT_ONCE)
await db.destroy()

const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
const product = await startProduct({ dataDir, env: { ...STAGE_ENV, DATABASE_URL: url } })
const ask = asker(product.origin)

const counts = { answered: 0, refused: 0, other: 0 }
let isOver = false
const asking = Promise.all(users.map(({ token }, n) => askOn(token, n)))
await pause(1000)
const before = counts.answered

await postgres.stop()
await pause(DOWN_S * 1000)
const { refused } = counts
postgres = await startEmbeddedPostgres(databaseDir)
const backAt = performance.now()
while ((await ask('GET /readyz')).status !== 200) await pause(20)
const readyMs = performance.now() - backAt
const atReturn = counts.answered
await pause(2000)
isOver = true
await asking
const after = counts.answered - atReturn

const alive = product.process.exitCode === null
await product.stop()
await postgres.stop()
removeFolder(dataDir)
removeFolder(databaseDir)

report(`database away for ${DOWN_S} s: answers before`, { value: before, target: atLeast(1) })
report('… calls asked to wait meanwhile', { value: refused, target: atLeast(1) })
report('… answers of any other kind', { value: counts.other, target: atMost(0) })
report('… the process lives', { value: Number(alive), target: atLeast(1) })
report('… ready again after', { value: readyMs, unit: 'ms', target: below(5000) })
report('… answers within 2 s afterwards', { value: after, target: atLeast(1) })

async function askOn(token: string, n: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.18.0.${n + 1}` }
  while (!isOver) {
    try {
      const { status, text, headers: received } = await ask('GET /api/user/profile', { headers })
      if (status === 200) counts.answered++
      else if (status === 503 && JSON.parse(text).error_code === UNAVAILABLE && received['retry-after'])
        counts.refused++
      else counts.other++
    } catch {
      counts.other++
    }
    await pause(50)
  }
}
