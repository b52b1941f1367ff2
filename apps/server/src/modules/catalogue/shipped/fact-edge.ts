import type { Edge } from '@ephemeris/core/activity/activity'
import type { VersionWindow } from '@ephemeris/core/activity/expected-versions'
import { type Instant, parseInstant, SECOND_MS } from '@ephemeris/core/time/instant'
import { parseWallTime, type WallTime } from '@ephemeris/core/time/wall-time'
import { type FactTime, isWorldWide } from '@ephemeris/gamedata/fact-time'

/** @throws RangeError if the fact is not a time; the catalogue's own check finds such facts before they are shipped. */
export function edgeOf(time: FactTime): Edge {
  return isWorldWide(time) ? { kind: 'instant', at: factInstant(time) } : { kind: 'wall', at: factWallTime(time) }
}

/**
 * The end of something: the end of the version where that is told as the last second before it, as some announcements do and
 * others do not. (CAT-11)
 */
export function endEdgeOf(time: FactTime, windows: readonly VersionWindow[]): Edge {
  const edge = edgeOf(time)
  if (edge.kind === 'wall') return edge
  const version = windows.find(({ end }) => end - edge.at === SECOND_MS)
  return version ? { kind: 'instant', at: version.end } : edge
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
