import * as z from 'zod/mini'
import { flag, number, orNull, type RowsOf, someText, texts } from '../shape.ts'

/** What was featured when, since each game's launch; ids only. */
const featuredSpan = z.strictObject({
  pool: orNull(someText),
  version: orNull(someText),
  start: someText,
  end: orNull(someText),
  isPermanent: flag,
  featured5: texts,
  featured4: orNull(texts),
  /** How many featured items have no known id. */
  pending: z._default(number, 0),
  src: someText,
  note: orNull(someText),
})

export type FeaturedSpan = RowsOf<typeof featuredSpan>

export const featuredSpans = z.array(featuredSpan)
