import type { ActivityQuery } from '@ephemeris/contract/catalogue/catalogue'
import { AppError } from '@ephemeris/contract/errors'
import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { OUTLOOK_DAYS } from '@ephemeris/core/activity/timing'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import { offsetOf, SERVER_ZONES } from '@ephemeris/core/time/zone'

/** Both ends included. */
export interface TimeSpan {
  readonly from: Instant
  readonly to: Instant
}

export interface RequestedRange extends TimeSpan {
  /** If no days were named: now, to which the range is an outlook; `null`: the days were named. */
  readonly outlookFrom: Instant | null
}

const ENDED_DAYS = 14
const MAX_DAYS = 400

/**
 * The time that a question is about. (CAT-2)
 *
 * Days are asked for without a clock: one more on either side covers the clocks of all servers and devices.
 * One day alone reaches 400 days into the open side.
 *
 * @throws AppError PARAMETER_INVALID if the days are more than 400 apart or in the wrong order
 */
export function requestedRange({ from, to }: Pick<ActivityQuery, 'from' | 'to'>, now: Instant): RequestedRange {
  if (from === null && to === null) {
    return { from: instant(now - ENDED_DAYS * DAY_MS), to: instant(now + OUTLOOK_DAYS * DAY_MS), outlookFrom: now }
  }

  const first = from === null ? null : startOf(from)
  const last = to === null ? null : startOf(to)
  const firstMs = first ?? (last ?? 0) - MAX_DAYS * DAY_MS
  const lastMs = last ?? (first ?? 0) + MAX_DAYS * DAY_MS
  if (lastMs < firstMs || lastMs - firstMs > MAX_DAYS * DAY_MS) {
    throw new AppError('PARAMETER_INVALID', `from <= to <= from + ${MAX_DAYS} d`)
  }
  return { from: instant(firstMs - DAY_MS), to: instant(lastMs + 2 * DAY_MS), outlookFrom: null }
}

function startOf(day: string): number {
  const start = parseWallTime(`${day} 00:00:00`)
  if (start === null) throw new AppError('PARAMETER_INVALID', 'from, to: YYYY-MM-DD')
  return start
}

/** Whether the activity takes place in the range on any server. */
export function touches({ start, end }: CatalogueActivity, { from, to }: RequestedRange): boolean {
  return Math.max(...moments(end)) > from && Math.min(...moments(start)) <= to
}

/** From the earliest start to the latest end on any server; of nothing: infinite, the wrong way round. */
export function catalogueSpan(activities: readonly CatalogueActivity[]): TimeSpan {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { start, end } of activities) {
    from = Math.min(from, ...moments(start))
    to = Math.max(to, ...moments(end))
  }
  return { from: instant(from), to: instant(to) }
}

const OFFSETS = SERVER_ZONES.map(offsetOf)

function moments(edge: Edge): number[] {
  return OFFSETS.map((offset) => edgeInstant(edge, offset))
}
