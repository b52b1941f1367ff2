import type { FactTime } from '../../gacha/facts.ts'
import type { WallTime } from '../../time/wall-time.ts'
import { edgeOf, factWallTime } from '../fact-edge.ts'
import type { Cycle } from './recurrence.ts'
import { type RecurrenceRule, type TimeOfDay, timeOfDay } from './recurrence-rule.ts'

/** A moment of a version: its update, or a time of day on the servers' clocks some days away from it. */
export type VersionMomentFacts = 'update' | { readonly days: number; readonly time: string }

/**
 * When a cycle changes. Times of day are `04:00:00` on each server's clock; weekday 1 is Monday. Each of `anchors` is
 * a boundary from which the days are counted again.
 */
export type CycleRuleFacts =
  | { readonly unit: 'month'; readonly day: number; readonly time: string }
  | { readonly unit: 'week'; readonly weekday: number; readonly time: string }
  | { readonly unit: 'days'; readonly every: number; readonly anchors: readonly FactTime[] }
  /** `opens` counts days after the version's first day, `closes` days before the day of the next update. */
  | { readonly unit: 'version'; readonly opens: VersionMomentFacts; readonly closes: VersionMomentFacts }

/** A cycle as the facts write it; the package of facts has those of every game. */
export interface CycleFacts {
  readonly id: string
  readonly rule: CycleRuleFacts
  /** Days `2025-12-22` between which sources support the rule; `null` where nothing limits it. */
  readonly since: string | null
  readonly until: string | null
  /** Periods that were seen; they win over the rule. */
  readonly periods: readonly { readonly start: FactTime; readonly end: FactTime }[]
}

/** A cycle of the facts with its times read. */
export function cycleOf({ rule, since, until, periods }: CycleFacts): Cycle {
  return {
    rule: ruleOf(rule),
    since: startOfDay(since),
    until: startOfDay(until),
    observed: periods.map(({ start, end }) => ({ start: edgeOf(start), end: edgeOf(end) })),
  }
}

function ruleOf(rule: CycleRuleFacts): RecurrenceRule {
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

function readMoment(moment: VersionMomentFacts): 'update' | { days: number; time: TimeOfDay } {
  return moment === 'update' ? moment : { days: moment.days, time: readTime(moment.time) }
}

function readTime(time: string): TimeOfDay {
  return timeOfDay(factWallTime(`1970-01-01T${time}`))
}

function startOfDay(day: string | null): WallTime | null {
  return day === null ? null : factWallTime(`${day}T00:00:00`)
}
