import type { FactTime } from '../gacha/facts.ts'
import { type Instant, parseInstant } from '../time/instant.ts'
import { parseWallTime, type WallTime } from '../time/wall-time.ts'
import type { Edge } from './activity.ts'

/**
 * An instant where the fact is written with `Z`, else a time on each server's clock. (CAT-19)
 *
 * @throws RangeError if the fact is not a time; the catalogue's own check finds such facts before they are shipped.
 */
export function edgeOf(time: FactTime): Edge {
  return time.endsWith('Z') ? { kind: 'instant', at: factInstant(time) } : { kind: 'wall', at: factWallTime(time) }
}

export function factInstant(time: FactTime): Instant {
  return parseInstant(time) ?? fault(time)
}

export function factWallTime(time: FactTime): WallTime {
  return parseWallTime(time) ?? fault(time)
}

function fault(time: FactTime): never {
  throw new RangeError(`not a time of the facts: ${time}`)
}
