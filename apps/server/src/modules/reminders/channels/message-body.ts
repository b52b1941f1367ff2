import { LANGUAGES } from '@ephemeris/core/language/language'
import * as z from 'zod'

/** A message as the outbox holds it, ready for any channel. */
export const messageBody = z.object({
  /** The game, or the product. */
  title: z.string(),
  lines: z.array(z.string()),
  /** Of the web app, e.g. `/timeline`. */
  path: z.string(),
  language: z.enum(LANGUAGES),
})

export type MessageBody = z.infer<typeof messageBody>
