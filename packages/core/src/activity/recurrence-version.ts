import { DAY_MS, type Instant } from '../time/instant.ts'
import { wallTime, wallTimeOf } from '../time/wall-time.ts'
import { WIRE_OFFSET } from '../time/zone.ts'
import type { Edge } from './activity.ts'
import type { VersionWindow } from './expected-versions.ts'
import type { Period, VersionMoment, VersionRule } from './recurrence-rule.ts'

/** One period in each version, keyed by the version's number; as certain as the version's own edges. */
export function versionPeriods(rule: VersionRule, versions: readonly VersionWindow[]): Period[] {
  return versions.map(({ version, start, end, certainty }) => ({
    key: version,
    start: edgeAt(rule.opens, start, 1),
    end: edgeAt(rule.closes, end, -1),
    certainty: certainty === 'expected' ? 'expected' : 'computed',
  }))
}

/** Days are those of the update's own calendar, UTC+8. */
function edgeAt(moment: VersionMoment, update: Instant, direction: 1 | -1): Edge {
  if (moment === 'update') return { kind: 'instant', at: update }
  const midnight = Math.floor(wallTimeOf(update, WIRE_OFFSET) / DAY_MS) * DAY_MS
  return { kind: 'wall', at: wallTime(midnight + direction * moment.days * DAY_MS + moment.time) }
}
