import type { VersionWindow } from '../activity/expected-versions.ts'
import type { IncomeCalendar } from '../income/income-calendar.ts'
import { type Instant, instant } from '../time/instant.ts'
import type { ExpectedBanner, PlannedGoal } from './player-plan.ts'

export interface GoalCalendar {
  /** By activity: when banners end, as far as the calendar is known. */
  readonly bannerEnds: ReadonlyMap<string, Instant>
  readonly calendar: Pick<IncomeCalendar, 'versions'>
}

/**
 * When the banner of a goal ends: by the calendar, for an expected one by the usual length of versions, else as the
 * player last saw it.
 */
export function goalEnd({ bannerId, expected, until }: PlannedGoal, { bannerEnds, calendar }: GoalCalendar): Instant {
  if (bannerId !== null) return bannerEnds.get(bannerId) ?? until
  return (expected && expectedBanner(expected, calendar.versions)?.endAt) ?? until
}

/** About when a half of a version runs; `null` where the version is not known. */
export function expectedBanner(
  { version, half }: ExpectedBanner,
  versions: readonly VersionWindow[],
): { readonly startAt: Instant; readonly endAt: Instant } | null {
  const window = versions.find((one) => one.version === version)
  if (!window) return null
  const middle = instant(window.start + Math.round((window.end - window.start) / 2))
  return half === 1 ? { startAt: window.start, endAt: middle } : { startAt: middle, endAt: window.end }
}
