import { setTimeout as pause } from 'node:timers/promises'
import { getProfile } from '@ephemeris/contract/account/account'
import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { startImport } from '@ephemeris/contract/gacha/gacha-import'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { type NoticeServer, startNoticeServer } from '../apps/server/src/testing/notices/notice-server.ts'
import { fillNotices } from '../apps/server/src/testing/notices/sample-notices.ts'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import { linkTo, startPullLogSimulator } from '../apps/server/src/testing/pull-logs/pull-log-simulator.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, below, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { startProduct } from '../bench/support/product.ts'
import { percentile } from '../bench/support/samples.ts'
import { askAll, countAnnouncements } from './support/ingest.ts'
import { callerAt, prepareUsers } from './support/stage.ts'

const USERS = 8
const SECONDS = 5
const CATALOGUE = { language: 'en', games: null, subTypes: {}, from: null, to: null } as const

/** What the publishers answer; the last one answers nothing at all. */
const FAULTS: Readonly<Record<string, (publisher: NoticeServer) => void>> = {
  'errors (500)': (publisher) => {
    publisher.broken = { status: 500, text: 'no' }
  },
  'what is no JSON': (publisher) => {
    publisher.broken = { status: 200, text: '<html>'.repeat(1000) }
  },
  '9 MB': (publisher) => {
    publisher.broken = { status: 200, text: 'x'.repeat(9_000_000) }
  },
  nothing: (publisher) => {
    publisher.answersAfter = new Promise(() => {})
  },
}

/*
 * Publishers fail in several ways and pull logs never answer, while players read: everybody is answered as before, and
 * the last good announcements are served. (R16)
 */
const publisher = await startNoticeServer()
fillNotices(publisher)
const accounts = Array.from({ length: USERS }, (_, n) =>
  simulatedAccount('genshin', { uid: String(800_000_000 + n), pulls: 20 }),
)
const logs = await startPullLogSimulator(accounts)
logs.interfere(() => 'hang')
const publishers = Object.fromEntries(publisher.origins.map((origin) => [origin, publisher.upstream.origin]))
const upstreams = writeUpstreams({ ...publishers, ...logs.upstreams })

const dataDir = temporaryFolder()
const users = await prepareUsers(dataDir, USERS)
const product = await startProduct({
  dataDir,
  env: {
    ...STAGE_ENV,
    CATALOGUE_SOURCES: 'official',
    EPHEMERIS_UPSTREAMS: upstreams.path,
    EPHEMERIS_PAGE_PAUSE_MS: '200',
  },
})
const { call, send } = callerAt(product.origin)
while ((await countAnnouncements(dataDir)).size < GAME_IDS.length) await pause(100)
const whole = await countActivities()

let refused = 0
const usual = percentile(await readOn(), 95)
report('no upstream fails: 95 of 100 answers within', { value: usual, unit: 'ms' })
for (const [{ token }, account] of users.map((user, n) => [user, accounts[n]] as const)) {
  if (account) await call(startImport, { text: linkTo(account), gameId: account.gameId }, { as: token })
}
for (const [name, fail] of Object.entries(FAULTS)) {
  fail(publisher)
  const before = publisher.asked.length
  await askAll(dataDir)
  while (publisher.asked.length === before) await pause(20)
  const times = await readOn()
  report(`publishers answer ${name}: answers to players`, { value: times.length, target: atLeast(50) })
  report(`… 95 of 100 within, times as before (${name})`, { value: percentile(times, 95) / usual, target: below(2) })
  report(`… requests to publishers (${name})`, { value: publisher.asked.length - before })
}
const left = await countActivities()
const hanging = logs.asked.length
await product.stop()
logs.dropHanging()
await logs.close()
publisher.upstream.close()
publisher.upstreamsFile.remove()
upstreams.remove()
removeFolder(dataDir)

report('imports whose log does not answer', { value: hanging, target: atLeast(1) })
report('answers to players refused', { value: refused, target: atMost(0) })
report('activities that are served no more', { value: whole - left, target: atMost(0) })

/** @returns how long each answer took, in ms */
async function readOn(): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  await Promise.all(
    users.map(async ({ token: as }, n) => {
      while (performance.now() < end) {
        const startedAt = performance.now()
        const { status } = await (n % 2 === 0 ? send(getProfile, {}, { as }) : send(listActivities, CATALOGUE))
        times.push(performance.now() - startedAt)
        if (status !== 200) refused++
        await pause(20)
      }
    }),
  )
  return times
}

async function countActivities(): Promise<number> {
  const { games } = await call(listActivities, CATALOGUE)
  return games.reduce((sum, { activities }) => sum + activities.length, 0)
}
