import { MOST_CHANGES } from '@ephemeris/contract/open/open-announcement'
import type { Edge, EdgeChange } from '@ephemeris/core/activity/activity'

/**
 * The moves of an activity's times, oldest first: what another instance reports, and what was seen here. Of a move that
 * both know, the other instance's stays, since it saw the move first. (MIR-13)
 */
export function knownChanges(seen: readonly EdgeChange[], stated: readonly EdgeChange[]): readonly EdgeChange[] {
  if (stated.length === 0) return seen
  const own = seen.filter((change) => !stated.some((other) => isSameMove(change, other)))
  // Else an instance that reports other moves each time would fill the database.
  return [...stated, ...own].sort((one, other) => one.at - other.at).slice(-MOST_CHANGES)
}

function isSameMove(one: EdgeChange, other: EdgeChange): boolean {
  return one.edge === other.edge && isEqualEdge(one.from, other.from) && isEqualEdge(one.to, other.to)
}

export function isEqualEdge(one: Edge, other: Edge): boolean {
  return one.kind === other.kind && one.at === other.at
}
