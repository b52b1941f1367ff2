import type { Cycle as CoreCycle } from '@ephemeris/core/activity/recurrence'
import { type RecurrenceRule, type TimeOfDay, timeOfDay } from '@ephemeris/core/activity/recurrence-rule'
import type { WallTime } from '@ephemeris/core/time/wall-time'
import type { Cycle, CycleRule, VersionMoment } from '@ephemeris/gamedata/recurring'
import { edgeOf, factWallTime } from './fact-edge.ts'

/** A cycle of the facts with its times read. */
export function coreCycle({ rule, since, until, periods }: Cycle): CoreCycle {
  return {
    rule: coreRule(rule),
    since: startOfDay(since),
    until: startOfDay(until),
    observed: periods.map(({ start, end }) => ({ start: edgeOf(start), end: edgeOf(end) })),
  }
}

function coreRule(rule: CycleRule): RecurrenceRule {
  switch (rule.unit) {
    case 'month':
    case 'week':
      return { ...rule, time: readTime(rule.time) }
    case 'days':
      return { ...rule, anchors: rule.anchors.map(factWallTime) }
    case 'version':
      return { ...rule, opens: readMoment(rule.opens), closes: readMoment(rule.closes) }
  }
}

function readMoment(moment: VersionMoment): 'update' | { days: number; time: TimeOfDay } {
  return moment === 'update' ? moment : { days: moment.days, time: readTime(moment.time) }
}

function readTime(time: string): TimeOfDay {
  return timeOfDay(factWallTime(`1970-01-01T${time}`))
}

function startOfDay(day: string | null): WallTime | null {
  return day === null ? null : factWallTime(`${day}T00:00:00`)
}
