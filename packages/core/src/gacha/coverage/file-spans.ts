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
export function splitAtPauses<P extends Timed>(pulls: readonly P[]): readonly (readonly P[])[] {
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

/** The first and the last pull of each pool, of a time in which a file is believed to have every pull. */
export type FilePart = readonly Pick<Pull, 'poolId' | 'time'>[]

/** The parts of a file between which it has a long pause. */
export function filePartsOf(pulls: FilePart): readonly FilePart[] {
  return splitAtPauses(pulls).map((part) => {
    const ends = new Map<string, { first: FilePart[number]; last: FilePart[number] }>()
    for (const pull of part) ends.set(pull.poolId, { first: ends.get(pull.poolId)?.first ?? pull, last: pull })
    return [...ends.values()].flatMap(({ first, last }) => [first, last].map(({ poolId, time }) => ({ poolId, time })))
  })
}

/**
 * What is left of the parts of files if only some of their pulls are taken. A part that does not end with pulls is a
 * file's own statement, and stays as it is.
 *
 * @param pulls those that are taken, oldest first
 */
export function partsAmong(parts: readonly FilePart[], pulls: FilePart, all: FilePart): readonly FilePart[] {
  if (pulls.length === all.length) return parts
  const places = new Set(all.map(({ poolId, time }) => `${poolId} ${time}`))
  return parts.flatMap((part) => {
    if (!part.every(({ poolId, time }) => places.has(`${poolId} ${time}`))) return [part]
    const times = part.map(({ time }) => time).sort()
    const [first = '', last = ''] = [times[0], times.at(-1)]
    const begin = placeOf(pulls, (time) => time >= first)
    const end = placeOf(pulls, (time) => time > last)
    return filePartsOf(pulls.slice(begin, end).filter((pull) => isWithin(part, pull)))
  })
}

function isWithin(part: FilePart, { poolId, time }: FilePart[number]): boolean {
  const own = part.filter((end) => end.poolId === poolId)
  return own.some((end) => end.time <= time) && own.some((end) => end.time >= time)
}

/** By halves: a file can have a part for every half year. */
function placeOf(pulls: FilePart, isThere: (time: string) => boolean): number {
  let [from, to] = [0, pulls.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (isThere(pulls[middle]?.time ?? '')) to = middle
    else from = middle + 1
  }
  return from
}

type FileSpan = Evidence & { readonly kind: 'file' }

/**
 * What a file proves, by counted pool: each of its parts is believed to be whole between the first and the last pull of
 * each pool. What meets the part anywhere leaves no gap in a pool that rests there. (GACHA-25)
 */
export function fileSpans(
  index: FactIndex,
  server: UtcOffset,
  parts: readonly FilePart[],
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
    const times = part.map(({ time }) => time).sort()
    const whole = { from: at(times[0] ?? ''), to: at(times.at(-1) ?? '') }
    for (const [pool, { first, last }] of ends) {
      spans.set(pool, [...(spans.get(pool) ?? []), { kind: 'file', first: at(first), last: at(last), whole }])
    }
  }
  return Object.fromEntries(spans)
}

/** When a pool opened on a server; an unknown pool may be of any age. */
export function openingOf(index: FactIndex, poolId: string, server: UtcOffset): Instant {
  const opened = index.pools.get(poolId)?.opened
  return instant(opened === undefined ? 0 : instantOn(server, opened))
}
