import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import type { Range, RecurrenceRule } from './recurrence-rule.ts'

/**
 * The part of `asked` in which periods of a rule are worth showing: weekly ones would fill the timeline with rows, so
 * only the current and the next week; everything else in full. `null`: none. (CAT-14)
 */
export function horizonOf(rule: RecurrenceRule, asked: Range, now: Instant): Range | null {
  if (rule.unit !== 'week') return asked
  const from = instant(Math.max(asked.from, now))
  const to = instant(Math.min(asked.to, now + 7 * DAY_MS))
  return from <= to ? { from, to } : null
}
