import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import type { Database } from '../open-database.ts'
import { backup } from './backup.ts'

const FOLDER = 'snapshots'
const NAME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/

const KEPT_DAYS = 7
const KEPT_WEEKS = 4
const WEEK_MS = 7 * DAY_MS

export interface TakenSnapshot {
  readonly file: string
  readonly rows: number
  /** Names of the older ones that are gone. */
  readonly removed: readonly string[]
}

/**
 * Writes a backup into `DATA_DIR/snapshots` and then removes older ones: the newest of each of the last seven days and of
 * each of the last four weeks stay. A backup that fails removes nothing. (OPS-88)
 *
 * @throws PlainError
 */
export async function takeSnapshot(
  database: Pick<Database, 'address'>,
  dataDir: string,
  now: Instant,
): Promise<TakenSnapshot> {
  const folder = path.join(dataDir, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, nameAt(now))
  // What is called a snapshot is whole.
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  const rows = await backup(database, unfinished)
  await rename(unfinished, file)

  const removed = expiredSnapshots(await readdir(folder), now)
  for (const name of removed) await rm(path.join(folder, name))
  return { file, rows, removed }
}

function nameAt(now: Instant): string {
  const [seconds = ''] = new Date(now).toISOString().split('.')
  return `${seconds.replaceAll(':', '')}Z.backup`
}

/** Which of the files are snapshots that nobody keeps any more; days and weeks are counted in UTC. */
export function expiredSnapshots(names: readonly string[], now: Instant): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const at = timeIn(name)
      return at === null ? [] : [{ name, at }]
    })
    .sort((a, b) => b.at - a.at)
  const kept = new Set([
    ...newestOfEach(newestFirst, { spanMs: DAY_MS, spans: KEPT_DAYS, now }),
    ...newestOfEach(newestFirst, { spanMs: WEEK_MS, spans: KEPT_WEEKS, now }),
    // A clock that was set wrong never removes the last one.
    newestFirst[0]?.name,
  ])
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name))
}

function newestOfEach(
  newestFirst: readonly { readonly name: string; readonly at: Instant }[],
  { spanMs, spans, now }: { spanMs: number; spans: number; now: Instant },
): string[] {
  const current = Math.floor(now / spanMs)
  const bySpan = new Map<number, string>()
  for (const { name, at } of newestFirst) {
    const span = Math.floor(at / spanMs)
    if (current - span < spans && !bySpan.has(span)) bySpan.set(span, name)
  }
  return [...bySpan.values()]
}

function timeIn(name: string): Instant | null {
  const [, ...parts] = NAME.exec(name) ?? []
  const [year, month, day, hour, minute, second] = parts.map(Number)
  if (year === undefined || month === undefined) return null
  return instant(Date.UTC(year, month - 1, day, hour, minute, second))
}
