import { type Instant, parseInstant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'

/** An instant as it travels: ISO 8601 in UTC, e.g. `2026-05-20T04:00:00Z`. */
export const instantText = z.string().check(z.refine((text) => parseInstant(text) !== null, 'an instant'))

/** Of a text that fits `instantText`. @throws RangeError for any other */
export function readInstant(text: string): Instant {
  const at = parseInstant(text)
  if (at === null) throw new RangeError(`not an instant: ${text}`)
  return at
}
