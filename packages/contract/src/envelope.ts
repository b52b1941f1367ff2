import * as z from 'zod/mini'

/** The shape of every answer under `/api`: `code` equals the HTTP status; only refusals have `error_code`. */
export const envelope = z.object({
  code: z.int(),
  message: z.string(),
  error_code: z.optional(z.int()),
  data: z.unknown(),
})

export type Envelope = z.infer<typeof envelope>
