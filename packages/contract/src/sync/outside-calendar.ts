import { LONGEST_ADDRESS } from '@ephemeris/core/own/calendar-address'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire/wire.ts'

/** Pages of this origin cannot read calendars of others. (OWN-11) */
export const readOutsideCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/outside',
  auth: 'none',
  summary: 'The iCalendar text at an https or webcal address of the internet, read once for an import.',
  isLarge: true,
  input: wire(z.object({ url: z.string().check(z.minLength(1), z.maxLength(LONGEST_ADDRESS)) }), {
    read: ({ url }) => url,
    write: (url) => ({ url }),
  }),
  reply: wire(z.object({ text: z.string() }), { read: ({ text }) => text, write: (text) => ({ text }) }),
})
