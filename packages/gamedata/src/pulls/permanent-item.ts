import * as z from 'zod/mini'
import { orNull, provenance, type RowsOf, someText, texts } from '../shape.ts'

const permanentItem = z.strictObject({
  pools: texts,
  item: someText,
  from: someText,
  until: orNull(someText),
  ...provenance,
})

export type PermanentItem = RowsOf<typeof permanentItem>

export const permanentItems = z.array(permanentItem)
