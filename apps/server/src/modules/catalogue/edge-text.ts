import type { Edge } from '@ephemeris/core/activity/activity'
import { formatInstant } from '@ephemeris/core/time/instant'
import { formatWallTime } from '@ephemeris/core/time/wall-time'

/** For the operator: `2026-05-20T03:00:00Z`, or `2026-06-09 17:59:00 server time`. */
export function edgeText(edge: Edge): string {
  return edge.kind === 'instant' ? formatInstant(edge.at) : `${formatWallTime(edge.at)} server time`
}
