import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import { MAX_PULL_FILE_BYTES, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { MAX_FILE_ROWS } from '@ephemeris/core/doctor/read-document'
import { seededRandom } from '@ephemeris/core/gacha/synthetic/seeded-random'
import { databaseOf } from '@ephemeris/files/containers/database.test-data'
import { workbookOf } from '@ephemeris/files/containers/workbook.test-data'
import { pullFile } from '../apps/server/src/testing/pull-logs/pull-file.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'
import { startApp } from './support/app-stage.ts'
import { below, report } from './support/figure.ts'

/** Largest files of each kind, previewed: how long it takes, what memory it needs, and how long everybody else waits. */
const SQLITE_BYTES = 50 * 1024 * 1024
const MB = 1024 * 1024
const SAMPLE_MS = 20

const { deps, call, stop } = await startApp()
const history = simulatedAccount('starrail', { pulls: 100_000 })
const random = seededRandom('pull files')
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Text that no program packs well. */
const noise = (length: number) => Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')

for (const [name, bytes] of [
  ['20 MB of JSON', jsonFile()],
  ['20 MB workbook', workbookFile()],
  ['50 MB database', await databaseFile()],
] as const) {
  const { token } = await createTestUser({ deps, call }, `bench-${name.replaceAll(' ', '-').toLowerCase()}`)
  const { ms, stopMs, peakMb } = await watched(() =>
    call(previewFile, { text: bytes, gameId: null, uid: null }, { as: token }),
  )
  report(`${name}, told what it would bring`, { value: ms, unit: 'ms', target: below(30_000) })
  report(`${name}, memory that it takes`, { value: peakMb, unit: 'MB', target: below(1024) })
  report(`${name}, longest stop of the server`, { value: stopMs, unit: 'ms', target: below(300) })
}
await stop()

function jsonFile(): Uint8Array<ArrayBuffer> {
  const whole = pullFile([history])
  const pulls = Math.floor((history.pulls.length * MAX_PULL_FILE_BYTES) / whole.length / 1.01)
  return new TextEncoder().encode(pullFile([{ ...history, pulls: history.pulls.slice(-pulls) }]))
}

/** As star-rail-warp-export writes it, with a column of notes that makes it as large as a file may be. */
function workbookFile(): Uint8Array<ArrayBuffer> {
  const head = ['uid', 'id', 'time', 'name', 'gacha_type', 'item_id', 'item_type', 'rank_type', 'note']
  const rows = history.pulls.map((pull) => [
    ...[history.uid, pull.id, pull.time, pull.name, pull.poolId, pull.itemId, pull.itemType, pull.rankType],
    noise(240),
  ])
  const whole = workbookOf([{ name: 'rawData', rows: [head, ...rows] }])
  const kept = Math.floor((rows.length * MAX_PULL_FILE_BYTES) / whole.length / 1.01)
  return Uint8Array.from(workbookOf([{ name: 'rawData', rows: [head, ...rows.slice(0, kept)] }]))
}

/** As Starward keeps it, packed: 50 MB do not travel as they are. */
async function databaseFile(): Promise<Uint8Array<ArrayBuffer>> {
  const filler = 'a'.repeat(Math.ceil(SQLITE_BYTES / history.pulls.length))
  const rows = history.pulls.slice(0, MAX_FILE_ROWS).map((pull) => ({
    Uid: Number(history.uid),
    Id: { bigint: pull.id },
    Name: pull.name,
    Time: pull.time,
    ItemId: Number(pull.itemId),
    ItemType: pull.itemType,
    RankType: Number(pull.rankType),
    GachaType: Number(pull.poolId),
    Count: 1,
    Lang: 'en-us',
    Note: filler,
  }))
  return Uint8Array.from(gzipSync(await databaseOf({ StarRailGachaItem: rows })))
}

async function watched(work: () => Promise<unknown>) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const before = process.memoryUsage.rss()
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, SAMPLE_MS)
  delay.enable()
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  delay.disable()
  clearInterval(sampling)
  return { ms, stopMs: delay.max / 1e6, peakMb: (peak - before) / MB }
}
