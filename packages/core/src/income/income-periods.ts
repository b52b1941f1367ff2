import { edgeInstant } from '../activity/activity.ts'
import { type Cycle, periodsOf } from '../activity/recurrence/recurrence.ts'
import { type CalendarRule, type InstantRange, timeOfDay } from '../activity/recurrence/recurrence-rule.ts'
import type { VersionWindow } from '../activity/versions/expected-versions.ts'
import { DAY_MS, formatInstant, HOUR_MS, type Instant, instant } from '../time/instant.ts'
import { wallTime } from '../time/wall-time.ts'
import type { IncomeCalendar } from './income-calendar.ts'
import type { IncomeSourceFacts } from './income-facts.ts'

/** One period in which a source pays once. */
export interface IncomePeriod {
  /** Stable: the nominal first day, the version, or the year. */
  readonly key: string
  readonly opensAt: Instant
  /** The last moment at which it can be had. */
  readonly closesAt: Instant
  /** Its dates are by cadence alone. */
  readonly isExpected: boolean
}

const RESET = timeOfDay(4 * HOUR_MS)
const PASS_DAYS = 30

const CALENDAR_RULES: Readonly<Record<'day' | 'week' | 'month', CalendarRule>> = {
  day: { unit: 'days', every: 1, anchors: [wallTime(RESET)] },
  week: { unit: 'week', weekday: 1, time: RESET },
  month: { unit: 'month', day: 1, time: RESET },
}

/**
 * The periods of a source that overlap `range` on the calendar's server, oldest first. Resets are at 04:00 on the
 * server's clock, which has no daylight saving. Sources without a date (per event, once per account) have none. (INC-3)
 *
 * @param passUntil from then on passes are bought, each for 30 days; `null`: none
 */
export function incomePeriods(
  { cadence }: IncomeSourceFacts,
  calendar: IncomeCalendar,
  { range, passUntil }: { readonly range: InstantRange; readonly passUntil: Instant | null },
): readonly IncomePeriod[] {
  switch (cadence.unit) {
    case 'day':
    case 'week':
    case 'month':
      return placed(always(CALENDAR_RULES[cadence.unit]), calendar, range)
    case 'pass_day':
      return passUntil === null ? [] : placed(always(CALENDAR_RULES.day), calendar, range)
    case 'pass_purchase':
      return passUntil === null ? [] : purchases(passUntil, range)
    case 'cycle': {
      const cycle = calendar.cycles.get(cadence.cycle)
      return cycle ? placed(cycle, calendar, range) : []
    }
    case 'version':
      return calendar.versions.filter(overlaps(range)).map(versionPeriod)
    case 'year':
      return placed(always(CALENDAR_RULES.month), calendar, range)
        .filter(({ key }) => Number(key.slice(5, 7)) === cadence.month)
        .map((period) => ({ ...period, key: period.key.slice(0, 4), isExpected: true }))
    case 'event':
    case 'once':
      return []
  }
}

function always(rule: CalendarRule): Cycle {
  return { rule, since: null, until: null, observed: [] }
}

function placed(cycle: Cycle, { server, versions }: IncomeCalendar, range: InstantRange): readonly IncomePeriod[] {
  return periodsOf(cycle, range, versions)
    .map(({ key, start, end, certainty }) => ({
      key,
      opensAt: edgeInstant(start, server),
      closesAt: edgeInstant(end, server),
      isExpected: certainty === 'expected',
    }))
    .filter(({ opensAt, closesAt }) => opensAt <= range.to && closesAt >= range.from)
}

function versionPeriod({ version, start, end, certainty }: VersionWindow): IncomePeriod {
  return { key: version, opensAt: start, closesAt: end, isExpected: certainty === 'expected' }
}

function overlaps({ from, to }: InstantRange): (version: VersionWindow) => boolean {
  return ({ start, end }) => start <= to && end >= from
}

function purchases(first: Instant, { from, to }: InstantRange): readonly IncomePeriod[] {
  const lengthMs = PASS_DAYS * DAY_MS
  const skipped = Math.max(0, Math.floor((from - first) / lengthMs))
  const periods: IncomePeriod[] = []
  for (let at = first + skipped * lengthMs; at <= to; at += lengthMs) {
    const opensAt = instant(at)
    periods.push({ key: formatInstant(opensAt), opensAt, closesAt: instant(at + lengthMs - 1), isExpected: false })
  }
  return periods
}
