import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { getOpenCatalogue, OPEN_CATALOGUE_PATH } from '@ephemeris/contract/open/open-catalogue'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { ACCEPTED_CODINGS } from '../apps/server/src/platform/outbound/decode-body.ts'
import { rawAnswer } from '../apps/server/src/platform/outbound/raw-answer.ts'
import { startNoticeServer } from '../apps/server/src/testing/notices/notice-server.ts'
import { fillNotices } from '../apps/server/src/testing/notices/sample-notices.ts'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { freePort, type Product, startProduct } from '../bench/support/product.ts'
import { prepareUsers } from './support/stage.ts'

/** Of an instance that reads the other one. */
const STARTS = Number(process.env.MIRROR_STARTS ?? 4)
const READ_WITHIN_MS = 120_000
const POLL_MS = 100
const MOST_PRINTED = 5
const MOST_BYTES = 8 * 1024 * 1024
/** Among the days of the notices: an instance accepts no versions that are far away. */
const CLOCK = '2026-11-22T04:00:00Z'
const NAMES = ['https://one.example', 'https://other.example'] as const

type Rows = ReadonlyMap<string, unknown>

/*
 * Two instances read each other's whole catalogue, as it is sent between servers. The first one reads simulated
 * publishers. Then one of the two at a time, in turn, is replaced by one with an empty database that reads the other
 * alone: it lives, and has every activity as the publishers announced it, however often it was passed on. (MIR-1)
 */
const publisher = await startNoticeServer()
fillNotices(publisher)
const ports = [await freePort(), await freePort()] as const
const upstreams = writeUpstreams({
  ...Object.fromEntries(publisher.origins.map((origin) => [origin, publisher.upstream.origin])),
  ...Object.fromEntries(NAMES.map((name, at) => [name, `http://127.0.0.1:${ports[at]}`])),
})
const emptyFolder = temporaryFolder()
await prepareUsers(emptyFolder, 0)

const seats: (Instance | null)[] = [await start(0, 'official'), null]
const first = await untilRead(seats[0], 'official')
let [ended, different, wireBytes] = [0, 0, Number.POSITIVE_INFINITY]
for (let n = 1; n <= STARTS; n++) {
  const [seat, other] = n % 2 === 1 ? ([1, 0] as const) : ([0, 1] as const)
  await seats[seat]?.end()
  wireBytes = Math.min(wireBytes, await sizeOnTheWire(seats[other]))
  seats[seat] = await start(seat, NAMES[other])
  try {
    different += countDifferent(first, await untilRead(seats[seat], 'mirror'))
  } catch (error) {
    process.stderr.write(`start ${n}: ${error}\n`)
    different += first.size
  }
  ended += seats.filter((one) => one?.product.process.exitCode !== null).length
}
for (const one of seats) await one?.end()
removeFolder(emptyFolder)
upstreams.remove()
publisher.upstreamsFile.remove()
publisher.upstream.close()

report('starts of an instance that reads the catalogue of another one', { value: STARTS })
report('… processes that ended', { value: ended, target: atMost(0) })
report('… activities of the catalogue', { value: first.size, target: atLeast(1000) })
report('… that differ, of all starts, in id, start, end, title or certainty', { value: different, target: atMost(0) })
report('… the catalogue, compressed, at least', { value: wireBytes / 1024, unit: 'KB', target: atLeast(100) })

interface Instance {
  readonly product: Product
  end(): Promise<void>
}

async function start(seat: 0 | 1, sources: string): Promise<Instance> {
  const dataDir = temporaryFolder()
  // With their owners: the database is its own user's.
  execFileSync('cp', ['-a', `${emptyFolder}/.`, dataDir])
  const env = {
    ...STAGE_ENV,
    EPHEMERIS_CLOCK: CLOCK,
    EPHEMERIS_PAGE_PAUSE_MS: '0',
    CATALOGUE_SOURCES: sources,
    EPHEMERIS_UPSTREAMS: upstreams.path,
  }
  const product = await startProduct({ dataDir, port: ports[seat], env })
  return {
    product,
    end: async () => {
      await product.stop()
      removeFolder(dataDir)
    },
  }
}

/** What it serves, by id, once all that it has read is in its catalogue. */
async function untilRead(instance: Instance | null | undefined, source: 'mirror' | 'official') {
  for (const end = performance.now() + READ_WITHIN_MS; performance.now() < end; await pause(POLL_MS)) {
    const answer = await fetch(`${instance?.product.origin}${OPEN_CATALOGUE_PATH}`)
    const { activities } = getOpenCatalogue.reply.read(await answer.json())
    const read = activities.filter((activity) => activity.source.name === source)
    // Each publisher has one game.
    if (new Set(read.map(({ gameId }) => gameId)).size === GAME_IDS.length) {
      return new Map(activities.map(({ id, start, end, title, certainty }) => [id, { start, end, title, certainty }]))
    }
  }
  throw new Error('it has read nothing')
}

/** Those that one of the two lacks count as well. */
function countDifferent(before: Rows, now: Rows): number {
  const ids = new Set([...before.keys(), ...now.keys()])
  const differing = [...ids].filter((id) => !isDeepStrictEqual(before.get(id), now.get(id)))
  for (const id of differing.slice(0, MOST_PRINTED)) {
    process.stderr.write(`${id}: ${JSON.stringify(before.get(id))} became ${JSON.stringify(now.get(id))}\n`)
  }
  return differing.length
}

/** As another instance is answered. */
async function sizeOnTheWire(instance: Instance | null | undefined): Promise<number> {
  const headers = { 'accept-encoding': ACCEPTED_CODINGS }
  const question = { method: 'GET', headers, body: undefined, maxBytes: MOST_BYTES, timeoutMs: READ_WITHIN_MS } as const
  const url = new URL(OPEN_CATALOGUE_PATH, instance?.product.origin)
  const answer = await rawAnswer(url, { ...question, signal: undefined })
  return answer.headers['content-encoding'] === undefined ? 0 : answer.body.length
}
