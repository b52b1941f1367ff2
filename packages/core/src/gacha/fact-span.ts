import { parseInstant } from '../time/instant.ts'
import { instantOf, parseWallTime } from '../time/wall-time.ts'
import type { UtcOffset } from '../time/zone.ts'
import type { FactTime } from './facts.ts'

/** A span of time in milliseconds since 1970 UTC, both ends inside. */
export interface MsSpan {
  readonly from: number
  readonly to: number
}

/**
 * A span of the facts on a server's clock; an open end never comes. A wall-clock end such as 17:59:59 is another
 * instant on every server.
 *
 * @throws RangeError for a time in neither of the two forms
 */
export function spanOn(server: UtcOffset, start: FactTime, end: FactTime | null): MsSpan {
  return { from: instantOn(server, start), to: end === null ? Number.POSITIVE_INFINITY : instantOn(server, end) }
}

/** @throws RangeError for a time in neither of the two forms */
export function instantOn(server: UtcOffset, time: FactTime): number {
  const wall = parseWallTime(time)
  const at = wall === null ? parseInstant(time) : instantOf(wall, server)
  if (at === null) throw new RangeError(`${time} is no time of the facts`)
  return at
}
