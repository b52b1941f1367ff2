import type { ActivityQuery } from '@ephemeris/contract/catalogue/catalogue'
import { DAY_MS } from '@ephemeris/core/time/instant'
import { instantOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { requestedRange } from '../requested-range.ts'
import type { Snapshot } from '../stored/snapshot.ts'
import { kindsOf, type Moment } from './find-activities.ts'

/**
 * What makes two queries one question: the same games and kinds, named or by default, and the same days of those in
 * which the catalogue holds anything. (CAT-29)
 * @throws AppError PARAMETER_INVALID for an impossible range
 */
export function questionOf(snapshot: Snapshot, query: ActivityQuery, moment: Moment): string {
  return JSON.stringify([query.language, kindsOf(query), daysOf(snapshot, query, moment)])
}

/** `null`: the outlook from now. */
function daysOf({ span }: Snapshot, query: ActivityQuery, { now, window }: Moment): readonly number[] | null {
  const { from, to, outlookFrom } = requestedRange(query, now)
  if (outlookFrom !== null) return null
  // A day more on both sides, so that an end on the very edge stays where it is.
  const first = Math.max(from, Math.min(span.from, instantOf(window.start, WIRE_OFFSET)) - DAY_MS)
  const last = Math.min(to, Math.max(span.to, instantOf(window.end, WIRE_OFFSET)) + DAY_MS)
  return first <= last ? [first, last] : []
}
