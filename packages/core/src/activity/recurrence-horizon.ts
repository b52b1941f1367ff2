import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import type { Range, RecurrenceRule } from './recurrence-rule.ts'

/**
 * The part of `asked` worth showing where nobody named days: of each cycle the current and the next period, since more
 * would fill the timeline with rows; of weekly ones none that has ended. `null`: none. (CAT-14)
 */
export function horizonOf(rule: RecurrenceRule, asked: Range, now: Instant): Range | null {
  const from = rule.unit === 'week' ? instant(Math.max(asked.from, now)) : asked.from
  const to = instant(Math.min(asked.to, now + longestPeriodMs(rule)))
  return from <= to ? { from, to } : null
}

function longestPeriodMs(rule: RecurrenceRule): number {
  if (rule.unit === 'week') return 7 * DAY_MS
  if (rule.unit === 'month') return 31 * DAY_MS
  return rule.unit === 'days' ? rule.every * DAY_MS : Number.POSITIVE_INFINITY
}
