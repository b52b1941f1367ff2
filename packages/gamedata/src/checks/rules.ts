import type { CycleRuleFacts, VersionMomentFacts } from '@ephemeris/core/activity/recurrence/cycle-facts'
import { isFactTime, isWorldWide } from '../fact-time.ts'
import type { Check } from './check-kind.ts'

/** Rules of cycles can be counted: days that every month has, weekdays, anchors in order, times of day. */
export const ruleFaults: Check = ({ cycles }) =>
  cycles.flatMap(({ id, rule, since, until }) => [
    ...(isSound(rule) ? [] : [[id, 'the rule cannot be counted'] as const]),
    ...[since, until].filter((day) => day !== null && !isDay(day)).map((day) => [id, `not a day: ${day}`] as const),
  ])

function isSound(rule: CycleRuleFacts): boolean {
  switch (rule.unit) {
    case 'month':
      return isWithin(rule.day, 1, 28) && isTimeOfDay(rule.time)
    case 'week':
      return isWithin(rule.weekday, 1, 7) && isTimeOfDay(rule.time)
    case 'days':
      return isWithin(rule.every, 1, 366) && rule.anchors.length > 0 && rule.anchors.every(isAnchor)
    case 'version':
      return [rule.opens, rule.closes].every(isMoment)
  }
}

function isAnchor(anchor: string, index: number, anchors: readonly string[]): boolean {
  return isFactTime(anchor) && !isWorldWide(anchor) && anchor > (anchors[index - 1] ?? '')
}

function isMoment(moment: VersionMomentFacts): boolean {
  return moment === 'update' || (isWithin(moment.days, 0, 30) && isTimeOfDay(moment.time))
}

function isWithin(count: number, least: number, most: number): boolean {
  return Number.isInteger(count) && count >= least && count <= most
}

function isTimeOfDay(time: string): boolean {
  return isFactTime(`2026-01-01T${time}`) && !isWorldWide(time)
}

function isDay(day: string): boolean {
  return isFactTime(`${day}T00:00:00`)
}
