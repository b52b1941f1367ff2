import type { VersionWindow } from '../activity/expected-versions.ts'
import type { IncomeCalendar } from '../income/income-calendar.ts'
import { type Instant, instant } from '../time/instant.ts'
import type { ExpectedBanner, PlannedGoal } from './player-plan.ts'

export interface GoalCalendar {
  /** By activity: when banners run, as far as the calendar is known. */
  readonly banners: ReadonlyMap<string, { readonly startAt: Instant; readonly endAt: Instant }>
  readonly calendar: Pick<IncomeCalendar, 'versions'>
}

/**
 * When the banner of a goal ends: by the calendar, for an expected one by the usual length of versions, else as the
 * player last saw it.
 */
export function goalEnd({ bannerId, expected, until }: PlannedGoal, { banners, calendar }: GoalCalendar): Instant {
  if (bannerId !== null) return banners.get(bannerId)?.endAt ?? until
  return (expected && expectedBanner(expected, calendar.versions)?.endAt) ?? until
}

/** When the banner of a goal begins; `null` where the calendar does not know it. */
export function goalStart(
  { bannerId, expected }: Pick<PlannedGoal, 'bannerId' | 'expected'>,
  { banners, calendar }: GoalCalendar,
): Instant | null {
  if (bannerId !== null) return banners.get(bannerId)?.startAt ?? null
  return (expected && expectedBanner(expected, calendar.versions)?.startAt) ?? null
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
