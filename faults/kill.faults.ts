import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { gate } from '../apps/server/src/testing/members/gate.ts'
import { startNoticeServer } from '../apps/server/src/testing/notices/notice-server.ts'
import { fillNotices } from '../apps/server/src/testing/notices/sample-notices.ts'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { type Product, startProduct } from '../bench/support/product.ts'
import { createRandom } from '../bench/support/random.ts'
import { listDamage } from './support/damage.ts'
import { countAnnouncements, readAllAgain } from './support/ingest.ts'
import { retryingCallerAt } from './support/retrying-caller.ts'
import { prepareUsers, someActivity } from './support/stage.ts'
import { createWriter, type Loss, sumLosses, type Writer } from './support/writer.ts'

/** `FAULT_KILLS=1000` for the promise, `FAULT_SEED` repeats a run. */
const KILLS = Number(process.env.FAULT_KILLS ?? 40)
const SEED = Number(process.env.FAULT_SEED ?? 1)

const AT_ONCE = 12
const [SHORTEST_MS, LONGEST_MS] = [100, 900]
/** After so many kills, and after the last one, every index and every table is checked. */
const CHECK_EVERY = 50
/** A user may write 300 slots a day. */
const USERS = AT_ONCE * Math.max(2, Math.ceil(KILLS / 30))

/*
 * Kills the server, or the server and its database, while players write and announcements are read, and compares what the
 * next start finds with what was acknowledged. (R1)
 */
const random = createRandom(SEED)
const dataDir = temporaryFolder()
const users = await prepareUsers(dataDir, USERS)

const publisher = await startNoticeServer()
fillNotices(publisher)
let product = await start()
const whole = await untilAllRead()
const activityId = await someActivity(product.origin)
const writers: readonly Writer[] = users.map(({ token }, number) => createWriter({ token, number, random, activityId }))

const losses: Loss[] = []
let acknowledged = 0
let retries = 0
let tornGames = 0
let checks = 0
const damage: string[] = []
for (let round = 0; round < KILLS; round++) {
  const first = (round * AT_ONCE) % writers.length
  const busy = writers.slice(first, first + AT_ONCE)
  const caller = retryingCallerAt(product.origin)
  await readAllAgain(dataDir)
  const begun = gate()
  const writing = Promise.all(busy.map((writer) => writer.writeUntilCut(caller, begun.open)))
  // However busy the machine is, something has been acknowledged.
  await Promise.race([begun.opened, writing])
  await pause(random.between(SHORTEST_MS, LONGEST_MS))
  await kill(product, { database: random.share() < 0.5 })
  acknowledged += (await writing).reduce((sum, count) => sum + count, 0)

  product = await start()
  const next = retryingCallerAt(product.origin)
  // Of each game all announcements or none: they are stored in one transaction.
  for (const [game, total] of await countAnnouncements(dataDir)) if (total !== whole.get(game)) tornGames++
  losses.push(...(await Promise.all(busy.map((writer) => writer.compare(next)))))
  retries += caller.retries() + next.retries()
  if ((round + 1) % CHECK_EVERY === 0 || round === KILLS - 1) {
    checks++
    damage.push(...(await listDamage(dataDir)))
  }
}
await product.stop()
publisher.upstream.close()
publisher.upstreamsFile.remove()
removeFolder(dataDir)

const { lost, doubled, torn } = sumLosses(losses)
report(`kill -9 under load, seed ${SEED}`, { value: KILLS })
report('… writes acknowledged', { value: acknowledged, target: atLeast(KILLS) })
report('… of them lost', { value: lost, target: atMost(0) })
report('… doubled', { value: doubled, target: atMost(0) })
report('… torn', { value: torn, target: atMost(0) })
report('… answers that asked to wait (503)', { value: retries })
report('… games whose announcements were stored in part', { value: tornGames, target: atMost(0) })
for (const line of damage) process.stderr.write(`${line}\n`)
report('… checks of every index and table', { value: checks, target: atLeast(1) })
report('… damage found', { value: damage.length, target: atMost(0) })

function start(): Promise<Product> {
  const { path: upstreams } = publisher.upstreamsFile
  const reading = { CATALOGUE_SOURCES: 'official', EPHEMERIS_UPSTREAMS: upstreams, EPHEMERIS_PAGE_PAUSE_MS: '1' }
  return startProduct({ dataDir, env: { ...STAGE_ENV, ...reading } })
}

/** How many announcements each game has when all publishers have been read. */
async function untilAllRead(): Promise<ReadonlyMap<string, number>> {
  for (;;) {
    const counts = await countAnnouncements(dataDir)
    if (counts.size === GAME_IDS.length) return counts
    await pause(100)
  }
}

async function kill(victim: Product, { database }: { database: boolean }): Promise<void> {
  const ended = once(victim.process, 'exit')
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  victim.process.kill('SIGKILL')
  if (database) process.kill(postmaster, 'SIGKILL')
  await ended
}
