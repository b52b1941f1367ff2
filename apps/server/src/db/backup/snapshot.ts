import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS, HOUR_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { PlainError } from '#server/platform/log/plain-error'
import type { Database } from '../open-database.ts'
import { backup } from './backup.ts'

/** Below DATA_DIR. */
export const SNAPSHOTS = 'snapshots'
const NAME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/

const PART = '.part'

/** Before the newest one: damage that is found an hour later is not in all of the day. */
const KEPT_HOURS = 24
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
 * Writes a backup into `DATA_DIR/snapshots` and then removes older ones: the newest of each hour of the last day, of each
 * of the last seven days and of each of the last four weeks stay. A backup that fails removes nothing. (OPS-88)
 *
 * @throws PlainError also if the database is empty: it is not the one that was meant
 */
export async function takeSnapshot(
  database: Pick<Database, 'address'>,
  dataDir: string,
  now: Instant,
): Promise<TakenSnapshot> {
  const folder = path.join(dataDir, SNAPSHOTS)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, nameAt(now))
  // What is called a snapshot is whole.
  const unfinished = `${file}${PART}`
  await rm(unfinished, { force: true })
  const rows = await backup(database, unfinished)
  if (rows === 0) {
    await rm(unfinished)
    throw new PlainError(`The database of ${dataDir} is empty. DATA_DIR has to be that of the running product.`)
  }
  await rename(unfinished, file)

  const names = await readdir(folder)
  const removed = expiredSnapshots(names)
  const gone = [...removed, ...abandonedParts(names, now)]
  for (const name of gone) await rm(path.join(folder, name), { force: true })
  return { file, rows, removed }
}

function nameAt(now: Instant): string {
  const [seconds = ''] = new Date(now).toISOString().split('.')
  return `${seconds.replaceAll(':', '')}Z.backup`
}

/** What was left of snapshots that were killed. */
function abandonedParts(names: readonly string[], now: Instant): string[] {
  return names.filter((name) => {
    const at = name.endsWith(PART) ? timeIn(name.slice(0, -PART.length)) : null
    return at !== null && now - at > DAY_MS
  })
}

/**
 * Which of the files are snapshots to delete. Days and weeks are counted in UTC, and only those that have
 * a snapshot: no clock that was set wrong and no month without the timer removes all of them.
 */
export function expiredSnapshots(names: readonly string[]): string[] {
  const newestFirst = names
    .flatMap((name) => {
      const at = timeIn(name)
      return at === null ? [] : [{ name, at }]
    })
    .sort((a, b) => b.at - a.at)
  const lastDay = (newestFirst[0]?.at ?? 0) - KEPT_HOURS * HOUR_MS
  const recent = newestFirst.filter(({ at }) => at > lastDay)
  const kept = new Set([
    ...newestOfEach(recent, { spanMs: HOUR_MS, spans: KEPT_HOURS }),
    ...newestOfEach(newestFirst, { spanMs: DAY_MS, spans: KEPT_DAYS }),
    ...newestOfEach(newestFirst, { spanMs: WEEK_MS, spans: KEPT_WEEKS }),
  ])
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name))
}

function newestOfEach(
  newestFirst: readonly { readonly name: string; readonly at: Instant }[],
  { spanMs, spans }: { spanMs: number; spans: number },
): string[] {
  const bySpan = new Map<number, string>()
  for (const { name, at } of newestFirst) {
    const span = Math.floor(at / spanMs)
    if (bySpan.size < spans && !bySpan.has(span)) bySpan.set(span, name)
  }
  return [...bySpan.values()]
}

function timeIn(name: string): Instant | null {
  const [, ...parts] = NAME.exec(name) ?? []
  const [year, month, day, hour, minute, second] = parts.map(Number)
  if (year === undefined || month === undefined) return null
  return instant(Date.UTC(year, month - 1, day, hour, minute, second))
}
