import { FileRecord } from '../../json/file-record.ts'
import { MINUTE_MS, SECOND_MS } from '../../time/instant.ts'
import { formatWallTime, parseWallTime, wallTime } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { FactIndex } from '../facts.ts'
import { findPoolId } from '../rows/read-row.ts'
import { type CoveredSpan, type Evidence, type LogHabits, reachesOf } from './coverage.ts'
import type { FilePart } from './file-spans.ts'

/** More than any history has, so that what a file states costs no more than its rows. */
const MAX_STATED = 2000
const LAST_TIME = '2100'

/** A time of a part in which every pull of a pool is there, on the server's clock. */
interface StatedSpan {
  readonly gacha_type: string
  readonly from: string
  readonly to: string
}

/**
 * What is proven of a history, as the parts that a file of it states: pools whose proofs reach as far are one part. The
 * seconds are whole and inside of what is proven. (UIGF-11)
 *
 * @param evidence by counted pool
 */
export function provenParts(
  evidence: Readonly<Record<string, readonly Evidence[]>>,
  habitsOf: (poolId: string) => LogHabits,
  server: UtcOffset,
): readonly FilePart[] {
  const parts = new Map<string, FilePart[number][]>()
  for (const [poolId, ofPool] of Object.entries(evidence).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const { span, whole } of reachesOf(ofPool, habitsOf(poolId))) {
      const [from, to] = secondsOf(span, server)
      if (from > to) continue
      const name = secondsOf(whole, server).join(' ')
      const part = parts.get(name) ?? []
      parts.set(name, part)
      part.push({ poolId, time: from }, { poolId, time: to })
    }
  }
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part)
}

function secondsOf({ from, to }: CoveredSpan, server: UtcOffset): readonly [from: string, to: string] {
  const text = (second: number) => formatWallTime(wallTime(second * SECOND_MS + server * MINUTE_MS))
  return [text(Math.ceil(from / SECOND_MS)), text(Math.floor(to / SECOND_MS))]
}

/** As a file carries them. */
export function writeStatedParts(parts: readonly FilePart[]): readonly (readonly StatedSpan[])[] {
  return parts.map((part) =>
    [...new Set(part.map(({ poolId }) => poolId))].map((poolId) => {
      const times = part
        .filter((end) => end.poolId === poolId)
        .map(({ time }) => time)
        .sort()
      return { gacha_type: poolId, from: times[0] ?? '', to: times.at(-1) ?? '' }
    }),
  )
}

/** What cannot be read is left out: then pulls may be missing there. */
export function readStatedParts(list: readonly unknown[], index: FactIndex): readonly FilePart[] {
  let stated = 0
  return list.flatMap((value): FilePart[] => {
    const part = (Array.isArray(value) ? value : []).slice(0, MAX_STATED - stated).flatMap((one) => endsOf(one, index))
    stated += part.length / 2
    return part.length === 0 ? [] : [part]
  })
}

function endsOf(value: unknown, index: FactIndex): FilePart {
  const span = FileRecord.of(value)
  const poolId = findPoolId(span?.text('gacha_type') ?? '', index)
  const [from, to] = [span?.text('from') ?? '', span?.text('to') ?? '']
  const isSpan = [from, to].every((time) => parseWallTime(time) !== null && time < LAST_TIME) && from <= to
  return poolId === null || !isSpan ? [] : [from, to].map((time) => ({ poolId, time }))
}
