import { readNotices } from '@ephemeris/announcements/read-notices'
import { noticesOf, SAMPLES } from '@ephemeris/announcements/samples/sample.test-data'
import { writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { DAY_MS, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps } from '../apps/server/src/create-deps.ts'
import { createDb } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { readEnv } from '../apps/server/src/env/env.ts'
import { mergeReading } from '../apps/server/src/modules/catalogue/announced/merge-reading.ts'
import { ingestAll } from '../apps/server/src/modules/catalogue/ingest/ingest-due.ts'
import { readMirror } from '../apps/server/src/modules/catalogue/sources/read-mirror.ts'
import { loadShippedCatalogue } from '../apps/server/src/modules/catalogue/stored/load-shipped.ts'
import { createLog } from '../apps/server/src/platform/log/log.ts'
import { pause } from '../apps/server/src/platform/timers.ts'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { startNoticeServer } from '../apps/server/src/testing/notices/notice-server.ts'
import { fillNotices } from '../apps/server/src/testing/notices/sample-notices.ts'
import { below, report } from './support/figure.ts'
import { removeFolder, temporaryFolder } from './support/folders.ts'
import { createRandom } from './support/random.ts'
import { median } from './support/samples.ts'

/** What it costs to read what others announce: parsing, another instance's catalogue, and the answer right after. */
const ROUNDS = 9
/** Each waits until the process has seen the change, which takes up to five seconds. */
const REFRESHES = 5
const POLL_MS = 50
const ROWS = 5000
const NOW = instant(Date.UTC(2026, 10, 22, 4))

async function medianOf(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

function mirrorDocument(): string {
  const random = createRandom(ROWS)
  const activities = Array.from({ length: ROWS }, (_, index) => {
    const at = instant(NOW - random.between(1, 300) * DAY_MS)
    const title = Object.fromEntries(LANGUAGES.map((language) => [language, `Activity ${index} (${language})`]))
    return writeOpenActivity({
      id: random.uuid(),
      gameId: GAME_IDS[index % GAME_IDS.length] ?? 'genshin',
      type: 'event',
      title,
      shortTitle: {},
      ownTitles: [],
      start: { kind: 'instant', at },
      end: { kind: 'instant', at: instant(at + 20 * DAY_MS) },
      bannerUrl: null,
      certainty: 'announced',
      source: { name: 'official', url: null, updatedAt: instant(NOW - HOUR_MS) },
      announcement: {
        publishedAt: instant(at - DAY_MS),
        basis: 'text',
        changes: [
          {
            at,
            edge: 'end',
            from: { kind: 'instant', at: instant(at + 19 * DAY_MS) },
            to: { kind: 'instant', at: instant(at + 20 * DAY_MS) },
          },
        ],
        goneSince: null,
        rewards: [{ id: '201', name: title, amount: 420, perPull: 160 }],
      },
      featured: [],
      version: null,
    })
  })
  return JSON.stringify({
    format: 'ephemeris-catalogue',
    version: '1.1',
    updated_at: '2026-11-22T03:00:00Z',
    activities,
  })
}

/** Every sample notice as sources give them, list by list. */
const lists = SAMPLES.map((list) => ({ gameId: list.gameId, notices: noticesOf(list) }))
for (const gameId of GAME_IDS) {
  const own = lists.filter((list) => list.gameId === gameId)
  const read = () => own.flatMap(({ notices }) => readNotices(gameId, notices).activities).length
  report(`sample notices of ${gameId}`, { value: own.reduce((sum, { notices }) => sum + notices.length, 0) })
  report('… activities found in them', { value: read() })
  report('… to read all of them', { value: await medianOf(read), unit: 'ms' })
  const [largest = []] = own.map(({ notices }) => notices).sort((one, other) => other.length - one.length)
  const readLargest = () =>
    readNotices(
      gameId,
      largest.map((notice) => ({ ...notice })),
    )
  report(`… to read the ${largest.length} of the largest list`, {
    value: await medianOf(readLargest),
    unit: 'ms',
    target: below(1000),
  })
}

const text = mirrorDocument()
const reading = readMirror(JSON.parse(text), NOW)
const NONE = { announcements: [], otherIds: [] }
const stored = { announcements: mergeReading(NONE, reading, NOW), otherIds: [] }
const parseMs = await medianOf(() => JSON.parse(text))
const readMs = await medianOf(() => readMirror(JSON.parse(text), NOW))
report(`another instance's ${ROWS} activities, to read`, { value: readMs, unit: 'ms', target: below(1000) })
report('… to parsing the JSON alone', { value: readMs / parseMs })
report('… to merge when all are new', { value: await medianOf(() => mergeReading(NONE, reading, NOW)), unit: 'ms' })
report('… to merge when all are known', { value: await medianOf(() => mergeReading(stored, reading, NOW)), unit: 'ms' })

const dataDir = temporaryFolder()
const postgres = await startEmbeddedPostgres(dataDir)
const publisher = await startNoticeServer()
fillNotices(publisher)
const deps = createDeps({
  env: readEnv({
    EPHEMERIS_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    CATALOGUE_SOURCES: 'off',
    EPHEMERIS_UPSTREAMS: publisher.upstreamsFile.path,
    EPHEMERIS_PAGE_PAUSE_MS: '0',
    EPHEMERIS_CLOCK: '2026-11-22T04:00:00Z',
  }),
  db: createDb(postgres.address),
  log: createLog('error', (line) => process.stderr.write(line)),
})
await migrate(deps.db)
await loadShippedCatalogue(deps)
const app = await createApp(deps)
const ask = asker(await app.listen())
const timeToAnswer = async () => {
  const startedAt = performance.now()
  const { headers } = await ask('GET /api/events?lang=en', { headers: { 'accept-encoding': 'br' } })
  return { ms: performance.now() - startedAt, etag: headers.etag }
}

/** The first answer with other content. */
async function firstAfter(etag: string | undefined): Promise<{ ms: number; etag: string | undefined }> {
  for (;;) {
    const answer = await timeToAnswer()
    if (answer.etag !== etag) return answer
    await pause(POLL_MS)
  }
}

let { etag } = await timeToAnswer()
const kept: number[] = []
for (let round = 0; round < 50; round++) kept.push((await timeToAnswer()).ms)
const refreshed: number[] = []
for (let round = 0; round < REFRESHES; round++) {
  // Each round moves one end, so that there is something new.
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) => ({
    ...notice,
    titles: { ...notice.titles, en: `${notice.titles.en} ${round}` },
  }))
  await ingestAll(deps)
  const first = await firstAfter(etag)
  etag = first.etag
  refreshed.push(first.ms)
}
report('events from memory', { value: median(kept), unit: 'ms' })
report('events right after a refresh', { value: median(refreshed), unit: 'ms', target: below(500) })
report('… to one from memory', { value: median(refreshed) / median(kept) })

await app.close()
await deps.db.destroy()
await postgres.stop()
publisher.upstream.close()
publisher.upstreamsFile.remove()
removeFolder(dataDir)
