import type { GameServers } from '@ephemeris/core/games/servers'
import type { Language } from '@ephemeris/core/language/language'
import type { ServerZone } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { readLanguage, readServer, readServerList, writeServerList } from '../wire/query-fields.ts'
import { plain, wire } from '../wire/wire.ts'
import { kindFields, type RequestedKinds, readKinds, writeKinds } from './requested-kinds.ts'

/** What a calendar subscribes to. */
export interface CalendarQuery extends RequestedKinds {
  readonly language: Language
  readonly server: ServerZone
  readonly gameServers: GameServers
}

export const calendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/events.ics',
  auth: 'none',
  summary:
    'A calendar to subscribe to: what runs from 14 days ago to 90 days ahead, on the clock of one server, or of another one for single games (`servers=starrail~UTC-5.zenless~UTC+1`).',
  cache: 'public',
  form: 'calendar',
  input: wire(
    z.object({
      lang: z.optional(z.string()),
      server: z.optional(z.string()),
      servers: z.optional(z.string()),
      ...kindFields,
    }),
    {
      read: (w): CalendarQuery => ({
        language: readLanguage(w.lang),
        server: readServer(w.server),
        gameServers: readServerList(w.servers),
        ...readKinds(w),
      }),
      write: (query) => ({
        lang: query.language,
        server: query.server,
        ...writeServerList(query.gameServers),
        ...writeKinds(query),
      }),
    },
  ),
  reply: plain(z.string()),
})
