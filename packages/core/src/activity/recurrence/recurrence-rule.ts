import type { Instant } from '../../time/instant.ts'
import type { WallTime } from '../../time/wall-time.ts'
import type { Certainty, Edge } from '../activity.ts'

/** Milliseconds since midnight on a server's clock. */
export type TimeOfDay = number & { readonly unit: 'ms since midnight' }

export function timeOfDay(ms: number): TimeOfDay {
  return ms as TimeOfDay
}

/** A moment of a version: its update, or a time of day on the servers' clocks some days away from it. */
export type VersionMoment = 'update' | { readonly days: number; readonly time: TimeOfDay }

/** Boundaries on the servers' clocks; period n runs from one to one second before the next. */
export type CalendarRule =
  /** `day` 1 to 28 */
  | { readonly unit: 'month'; readonly day: number; readonly time: TimeOfDay }
  /** `weekday` 1 is Monday, 7 Sunday. */
  | { readonly unit: 'week'; readonly weekday: number; readonly time: TimeOfDay }
  /** Days counted from each anchor until the next; before the first one backwards. `anchors` ascend, at least one. */
  | { readonly unit: 'days'; readonly every: number; readonly anchors: readonly WallTime[] }

/**
 * One period in each version: `opens` counts days after the version's first day, `closes` days before the day of the
 * next update.
 */
export interface VersionRule {
  readonly unit: 'version'
  readonly opens: VersionMoment
  readonly closes: VersionMoment
}

export type RecurrenceRule = CalendarRule | VersionRule

export interface Period {
  /** The nominal start date, or the version: the same after every correction of the times. */
  readonly key: string
  readonly start: Edge
  readonly end: Edge
  /** `announced`: observed; `computed`: by the rule; `expected`: by the rule beyond what supports it. */
  readonly certainty: Certainty
}

export interface InstantRange {
  readonly from: Instant
  readonly to: Instant
}
