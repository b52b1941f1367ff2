import { spawnSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { downloadSettings, uploadSettings } from '@ephemeris/contract/sync/sync'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atExit } from '../bench/support/at-exit.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { startProduct } from '../bench/support/product.ts'
import { notRun } from './support/not-run.ts'
import { callerAt, prepareUsers } from './support/stage.ts'
import { untilAnswered } from './support/until-answered.ts'

const DISK = 'size=300m'
const USERS = 40
const WRITES = 6
const MARKS = 4000
const CALM_MS = 3000

/*
 * Fills the disk of the database while users write: writes are asked to wait, the catalogue is answered, and with space
 * again everything works and nothing that was acknowledged is lost. (R9)
 */
const folder = temporaryFolder()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `${DISK},mode=0711`, 'tmpfs', folder])
if (mounted.status !== 0) {
  removeFolder(folder)
  notRun('full disk', 'a tmpfs of limited size may not be mounted here')
}
atExit(() => spawnSync('umount', ['-l', folder]))

const users = await prepareUsers(folder, USERS)
const product = await startProduct({ dataDir: folder, env: { ...STAGE_ENV, LOG_LEVEL: 'error' } })
const caller = callerAt(product.origin)
const newest = new Map<string, number>()
const counts = { stored: 0, refused: 0, other: 0 }

await writeAll(1)
const before = { ...counts }
const ballast = path.join(folder, 'ballast')
const { bavail, bsize } = statfsSync(folder)
writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 64 * 1024)))
for (let round = 2; round <= WRITES; round++) await writeAll(round)
const refused = counts.refused - before.refused
const reads = await asker(product.origin)('GET /api/events?lang=en')

rmSync(ballast)
const freedAt = performance.now()
await untilAnswered(`${product.origin}/readyz`)
while (performance.now() - freedAt < CALM_MS) await new Promise((resolve) => setTimeout(resolve, 50))
const storedBefore = counts.stored
await writeAll(WRITES + 1)
const after = counts.stored - storedBefore

let lost = 0
for (const { token } of users) {
  const { settings } = await caller.call(downloadSettings, { slot: 1 }, { as: token })
  const stored = Number(Object.keys(settings.activityStatus)[0]?.split('-')[0])
  if (stored < (newest.get(token) ?? 0)) lost++
}
const lives = product.process.exitCode === null
await product.stop()
spawnSync('umount', [folder])
removeFolder(folder)

report('writes before the disk is full', { value: before.stored, target: atLeast(1) })
report('… asked to wait while it is full', { value: refused, target: atLeast(1) })
report('… answered in any other way', { value: counts.other, target: atMost(0) })
report('… the catalogue is answered meanwhile', { value: Number(reads.status === 200), target: atLeast(1) })
report('… the process lives', { value: Number(lives), target: atLeast(1) })
report('… writes stored with space again', { value: after, target: atLeast(1) })
report('… acknowledged writes lost', { value: lost, target: atMost(0) })

async function writeAll(round: number): Promise<void> {
  await Promise.all(users.map(({ token }) => write(token, round)))
}

async function write(as: string, value: number): Promise<void> {
  const activityStatus = Object.fromEntries(Array.from({ length: MARKS }, (_, n) => [`${value}-${n}`, 'done'] as const))
  const settings = { activityStatus, userGameSelections: {}, gameOrder: [] }
  const { status, headers } = await caller.send(uploadSettings, { slot: 1, settings, base: null }, { as })
  if (status === 200) {
    counts.stored++
    newest.set(as, value)
  } else if ((status === 503 || status === 507) && headers['retry-after'] !== undefined) counts.refused++
  else counts.other++
}
