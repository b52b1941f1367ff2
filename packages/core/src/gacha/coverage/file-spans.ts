import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
import { parseWallTime } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import { instantOn } from '../fact-span.ts'
import { countedPoolOf, type FactIndex } from '../facts.ts'
import type { Pull } from '../pull.ts'
import type { Evidence } from './coverage.ts'

/** No game has kept its log for a shorter time. What was drawn in a longer pause may be in no file at all. */
const LONGEST_PAUSE_MS = 180 * DAY_MS

type Timed = Pick<Pull, 'time'>

/**
 * The pulls of a file, oldest first, apart where the account has none for longer than a log lives: a file proves no
 * more about that time than two files do. (GACHA-24)
 */
export function wholeParts<P extends Timed>(pulls: readonly P[]): readonly (readonly P[])[] {
  const parts: P[][] = []
  let before = ''
  for (const pull of pulls.toSorted((a, b) => (a.time === b.time ? 0 : a.time < b.time ? -1 : 1))) {
    if (before === '' || isPause(before, pull.time)) parts.push([])
    parts.at(-1)?.push(pull)
    before = pull.time
  }
  return parts
}

function isPause(before: string, after: string): boolean {
  if (before.slice(0, 7) === after.slice(0, 7)) return false
  return (parseWallTime(after) ?? 0) - (parseWallTime(before) ?? 0) > LONGEST_PAUSE_MS
}

type FileSpan = Evidence & { readonly kind: 'file' }

/**
 * What a file proves, by counted pool: each of its parts is believed to be whole between the first and the last pull of
 * each pool.
 */
export function fileSpans(
  index: FactIndex,
  server: UtcOffset,
  parts: readonly (readonly Pick<Pull, 'poolId' | 'time'>[])[],
): Readonly<Record<string, readonly FileSpan[]>> {
  const spans = new Map<string, FileSpan[]>()
  const at = (time: string) => instant(instantOn(server, time))
  for (const part of parts) {
    const ends = new Map<string, { first: string; last: string }>()
    for (const { poolId, time } of part) {
      const pool = countedPoolOf(index, poolId)
      const { first, last } = ends.get(pool) ?? { first: time, last: time }
      if (time <= first) ends.set(pool, { first: time, last })
      else if (time > last) ends.set(pool, { first, last: time })
    }
    for (const [pool, { first, last }] of ends) {
      spans.set(pool, [...(spans.get(pool) ?? []), { kind: 'file', first: at(first), last: at(last) }])
    }
  }
  return Object.fromEntries(spans)
}

/** When a pool opened on a server; an unknown pool may be of any age. */
export function openingOf(index: FactIndex, poolId: string, server: UtcOffset): Instant {
  const opened = index.pools.get(poolId)?.opened
  return instant(opened === undefined ? 0 : instantOn(server, opened))
}
