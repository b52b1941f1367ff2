import type { Edge } from '@ephemeris/core/activity/activity'
import { type Instant, parseInstant } from '@ephemeris/core/time/instant'
import { parseWallTime, type WallTime } from '@ephemeris/core/time/wall-time'
import { type FactTime, isWorldWide } from '@ephemeris/gamedata/fact-time'

/** @throws RangeError if the fact is not a time; the catalogue's own check finds such facts before they are shipped. */
export function edgeOf(time: FactTime): Edge {
  return isWorldWide(time) ? { kind: 'instant', at: factInstant(time) } : { kind: 'wall', at: factWallTime(time) }
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
