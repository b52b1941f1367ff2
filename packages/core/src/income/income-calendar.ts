import { type CycleFacts, cycleOf } from '../activity/recurrence/cycle-facts.ts'
import type { Cycle } from '../activity/recurrence/recurrence.ts'
import type { VersionWindow } from '../activity/versions/expected-versions.ts'
import { type AnnouncedVersion, type VersionFacts, versionWindowsOf } from '../activity/versions/version-facts.ts'
import type { Instant } from '../time/instant.ts'
import type { UtcOffset } from '../time/zone.ts'

/** When things turn over in one game on one server. */
export interface IncomeCalendar {
  readonly server: UtcOffset
  /** Oldest first, without a hole up to the end of what is asked. */
  readonly versions: readonly VersionWindow[]
  /** By id. */
  readonly cycles: ReadonlyMap<string, Cycle>
}

export interface CalendarFacts extends VersionFacts {
  readonly cycles: readonly CycleFacts[]
  /** What is known of versions beside the facts; wins over them. */
  readonly announced?: readonly AnnouncedVersion[]
}

/**
 * The calendar by which income is counted.
 *
 * @param until the end of what will be asked: versions are continued up to it by their usual length
 */
export function incomeCalendarOf(facts: CalendarFacts, server: UtcOffset, until: Instant): IncomeCalendar {
  return {
    server,
    versions: versionWindowsOf(facts, until, facts.announced),
    cycles: new Map(facts.cycles.map((cycle) => [cycle.id, cycleOf(cycle)])),
  }
}
