import type { VersionWindow } from '../../activity/versions/expected-versions.ts'
import type { IncomeCalendar } from '../../income/income-calendar.ts'
import { DAY_MS, type Instant, instant } from '../../time/instant.ts'
import type { ExpectedBanner, PlannedGoal } from '../stored/player-plan.ts'

export interface GoalCalendar {
  /** By activity: when banners run, as far as the calendar is known. */
  readonly banners: ReadonlyMap<string, { readonly startAt: Instant; readonly endAt: Instant }>
  readonly calendar: Pick<IncomeCalendar, 'versions'>
  readonly now: Instant
}

/** A half of a version for which nothing is announced yet, and about when it runs. */
export interface ComingHalf extends ExpectedBanner {
  readonly startAt: Instant
  readonly endAt: Instant
}

/** A banner that runs longer is no half of a version. */
const LONGEST_HALF_MS = 45 * DAY_MS

/**
 * When the banner of a goal ends: by the calendar, for an expected one by the usual length of versions, else as the
 * player last saw it. A rerun without an announcement is taken for one of the next half of a version. (PLAN-45)
 */
export function goalEnd({ bannerId, expected, isRerun, until }: PlannedGoal, of: GoalCalendar): Instant {
  if (bannerId !== null) return of.banners.get(bannerId)?.endAt ?? until
  if (isRerun) return nextHalf(of)?.endAt ?? until
  return (expected && expectedBanner(expected, of.calendar.versions)?.endAt) ?? until
}

/** When the banner of a goal begins; `null` where the calendar does not know it. */
export function goalStart(
  { bannerId, expected, isRerun }: Pick<PlannedGoal, 'bannerId' | 'expected' | 'isRerun'>,
  of: GoalCalendar,
): Instant | null {
  if (bannerId !== null) return of.banners.get(bannerId)?.startAt ?? null
  if (isRerun) return nextHalf(of)?.startAt ?? null
  return (expected && expectedBanner(expected, of.calendar.versions)?.startAt) ?? null
}

/** The half of a version in which a rerun that is not announced can be at the earliest. */
export function nextHalf(of: GoalCalendar): ComingHalf | null {
  return comingHalves(of, announcedUntil(of))[0] ?? null
}

/** Halves of versions of which most lies behind `known`, the next ones first. */
export function comingHalves(
  { calendar, now }: Pick<GoalCalendar, 'calendar' | 'now'>,
  known: Instant,
): readonly ComingHalf[] {
  return calendar.versions.flatMap(({ version }) =>
    ([1, 2] as const).flatMap((half): ComingHalf[] => {
      const span = expectedBanner({ version, half }, calendar.versions)
      if (!span || span.endAt <= now || (span.startAt + span.endAt) / 2 <= known) return []
      return [{ version, half, ...span }]
    }),
  )
}

/** Until when it is known what runs. */
export function announcedUntil({ banners, now }: Pick<GoalCalendar, 'banners' | 'now'>): Instant {
  const ends = [...banners.values()].filter(({ startAt, endAt }) => endAt - startAt < LONGEST_HALF_MS)
  return instant(Math.max(now, ...ends.map(({ endAt }) => endAt)))
}

/** The version that runs at a moment; `null` where none is known. */
export function versionAt(at: Instant, { calendar }: Pick<GoalCalendar, 'calendar'>): string | null {
  return calendar.versions.find(({ start, end }) => start <= at && at < end)?.version ?? null
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
