import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listActivities } from '@ephemeris/contract/catalogue'
import { createDb } from '../apps/server/src/db/client.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { asker } from '../apps/server/src/testing/ask.ts'
import { testCallerOf } from '../apps/server/src/testing/test-call.ts'
import { addUsers, STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { type Product, startProduct } from '../bench/support/product.ts'
import { createRandom } from '../bench/support/random.ts'
import { createWriter, type Loss, sumLosses, type Writer } from './support/writer.ts'

/** `FAULT_KILLS=1000` for the promise, `FAULT_SEED` repeats a run. */
const KILLS = Number(process.env.FAULT_KILLS ?? 40)
const SEED = Number(process.env.FAULT_SEED ?? 1)

const AT_ONCE = 12
const [SHORTEST_MS, LONGEST_MS] = [100, 900]
/** Somebody may write 300 slots a day. */
const USERS = AT_ONCE * Math.max(2, Math.ceil(KILLS / 30))

/*
 * Kills the server, or the server and its database, while players write, and compares what the next start finds with what
 * was acknowledged. (R1)
 */
const random = createRandom(SEED)
const dataDir = temporaryFolder()
const users = await prepareUsers()

let product = await start()
const activityId = await someActivity(product.origin)
const writers: readonly Writer[] = users.map(({ token }, number) => createWriter({ token, number, random, activityId }))

const losses: Loss[] = []
let acknowledged = 0
for (let round = 0; round < KILLS; round++) {
  const first = (round * AT_ONCE) % writers.length
  const busy = writers.slice(first, first + AT_ONCE)
  const caller = callerOf(product)
  const writing = Promise.all(busy.map((writer) => writer.writeUntilCut(caller)))
  await pause(random.between(SHORTEST_MS, LONGEST_MS))
  await kill(product, { database: random.share() < 0.5 })
  acknowledged += (await writing).reduce((sum, count) => sum + count, 0)

  product = await start()
  const next = callerOf(product)
  losses.push(...(await Promise.all(busy.map((writer) => writer.compare(next)))))
}
await product.stop()
removeFolder(dataDir)

const { lost, doubled, torn } = sumLosses(losses)
report(`kill -9 under load, seed ${SEED}`, { value: KILLS })
report('… writes acknowledged', { value: acknowledged, target: atLeast(KILLS) })
report('… of them lost', { value: lost, target: atMost(0) })
report('… doubled', { value: doubled, target: atMost(0) })
report('… torn', { value: torn, target: atMost(0) })

async function prepareUsers() {
  const postgres = await startEmbeddedPostgres(dataDir)
  const db = createDb(postgres.address)
  await migrate(db)
  const added = await addUsers(db, USERS)
  await db.destroy()
  await postgres.stop()
  return added
}

function start(): Promise<Product> {
  return startProduct({ dataDir, env: STAGE_ENV })
}

function callerOf({ origin }: Product) {
  return testCallerOf(asker(origin))
}

async function someActivity(origin: string): Promise<string> {
  const query = { language: 'en', games: null, subTypes: {}, from: null, to: null } as const
  const { games } = await testCallerOf(asker(origin)).call(listActivities, query)
  const activity = games.find(({ gameId }) => gameId === 'genshin')?.activities.at(-1)
  if (!activity) throw new RangeError('the catalogue is empty')
  return activity.id
}

async function kill(victim: Product, { database }: { database: boolean }): Promise<void> {
  const ended = once(victim.process, 'exit')
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  victim.process.kill('SIGKILL')
  if (database) process.kill(postmaster, 'SIGKILL')
  await ended
}
