import { type Instant, instant, SECOND_MS } from '../../time/instant.ts'
import { instantOf, wallTimeOf } from '../../time/wall-time.ts'
import { WIRE_OFFSET } from '../../time/zone.ts'
import { boundariesOf } from './recurrence-boundaries.ts'
import type { CalendarRule, InstantRange, RecurrenceRule } from './recurrence-rule.ts'

/**
 * The part of `asked` worth showing if no days were named: of each cycle the current and the next period, since more
 * would fill the timeline with rows; of weekly ones none that has ended. `null`: none. (CAT-14)
 */
export function horizonOf(rule: RecurrenceRule, asked: InstantRange, now: Instant): InstantRange | null {
  const from = rule.unit === 'week' ? instant(Math.max(asked.from, now)) : asked.from
  const to = rule.unit === 'version' ? asked.to : instant(Math.min(asked.to, endOfNextPeriod(rule, now)))
  return from <= to ? { from, to } : null
}

/** The last second of the period after the current one, on Asia's clock. */
function endOfNextPeriod(rule: CalendarRule, now: Instant): number {
  const wallNow = wallTimeOf(now, WIRE_OFFSET)
  const [, next = wallNow] = boundariesOf(rule, wallNow, wallNow)
  const [, afterNext = next] = boundariesOf(rule, next, next)
  return instantOf(afterNext, WIRE_OFFSET) - SECOND_MS
}
