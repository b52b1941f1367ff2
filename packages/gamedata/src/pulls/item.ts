import * as z from 'zod/mini'
import { name, number, orNull, ours, type RowsOf, someText } from '../shape.ts'

/** Anything a pull can give. */
const item = z.strictObject({
  id: someText,
  type: someText,
  rank: number,
  /** As the log writes it, and as the game shows it, where it does not count stars; `null` in other games. */
  rawRank: orNull(number),
  letter: orNull(someText),
  element: orNull(someText),
  class: orNull(someText),
  name,
  ours,
})

export type Item = RowsOf<typeof item>

export const items = z.array(item)
