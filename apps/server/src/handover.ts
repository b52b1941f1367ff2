import * as z from 'zod'

const handover = z.object({
  /** How often the server has died and was started again. */
  deaths: z.number().default(0),
  /** Where it has listened before, which `PORT=0` would not find again. */
  port: z.number().optional(),
})

/** What the supervisor passes to the server that it starts. */
export type Handover = z.output<typeof handover>

/** @param text the first argument of the process; unset: no supervisor */
export function readHandover(text = '{}'): Handover {
  return handover.parse(JSON.parse(text))
}
