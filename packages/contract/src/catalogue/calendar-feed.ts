import { GAME_IDS } from '@ephemeris/core/games/game'
import { type GameServers, readGameServers } from '@ephemeris/core/games/servers'
import type { Language } from '@ephemeris/core/language/language'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import { SERVER_ZONES, type ServerZone } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { readLanguage, readServer } from '../wire/query-fields.ts'
import { nothing, plain, wire } from '../wire/wire.ts'

/** What a private feed cannot learn from the cloud slot that it follows. */
export interface FeedOptions {
  readonly language: Language
  readonly server: ServerZone
  readonly gameServers: GameServers
  /** Hours before the end at which the calendar shall ring; none, or up to four. */
  readonly alarmHours: readonly number[]
}

/** The private calendar feed of a user. */
export interface PrivateFeed extends FeedOptions {
  /** Anyone who knows it can read the feed. `null`: this server cannot show it any more, and only a new one helps. */
  readonly url: string | null
  readonly createdAt: Instant
  /** When a calendar asked last, to the quarter of an hour; `null`: none has. */
  readonly readAt: Instant | null
}

const DEFAULT_ALARM_HOURS = [24]
const MAX_ALARMS = 4
const MAX_ALARM_HOURS = 14 * 24

const alarmHours = z.array(z.int().check(z.minimum(1), z.maximum(MAX_ALARM_HOURS))).check(z.maxLength(MAX_ALARMS))

const feedOnWire = z.object({
  url: z.nullable(z.string()),
  lang: z.string(),
  server: z.enum(SERVER_ZONES),
  game_servers: z.optional(z.record(z.string(), z.string())),
  alarm_hours: z.array(z.int()),
  created_at: instantText,
  read_at: z.nullable(instantText),
})

const feedWire = wire(feedOnWire, {
  read: (w): PrivateFeed => ({
    url: w.url,
    language: readLanguage(w.lang),
    server: w.server,
    gameServers: readGameServers(w.game_servers ?? {}),
    alarmHours: w.alarm_hours,
    createdAt: readInstant(w.created_at),
    readAt: w.read_at === null ? null : readInstant(w.read_at),
  }),
  write: (feed) => ({
    url: feed.url,
    lang: feed.language,
    server: feed.server,
    game_servers: { ...feed.gameServers },
    alarm_hours: [...feed.alarmHours],
    created_at: formatInstant(feed.createdAt),
    read_at: feed.readAt && formatInstant(feed.readAt),
  }),
})

export const getPrivateFeed = endpoint({
  method: 'GET',
  path: '/api/user/calendar_feed',
  auth: 'user',
  summary: "The address of the user's private calendar feed with its options; `url` is null where there is none.",
  reply: wire(z.union([feedOnWire, z.object({ url: z.null() })]), {
    read: (w): PrivateFeed | null => ('lang' in w ? feedWire.read(w) : null),
    write: (feed) => (feed === null ? { url: null } : (feedWire.write(feed) as z.input<typeof feedOnWire>)),
  }),
})

export const createPrivateFeed = endpoint({
  method: 'POST',
  path: '/api/user/calendar_feed',
  auth: 'user',
  summary: 'Makes a private calendar feed at a new address; the previous address ends right away.',
  input: wire(
    z.object({
      lang: z.optional(z.string()),
      server: z.optional(z.string()),
      game_servers: z.optional(z.partialRecord(z.enum(GAME_IDS), z.enum(SERVER_ZONES))),
      alarm_hours: z.optional(alarmHours),
    }),
    {
      read: ({ lang, server, game_servers = {}, alarm_hours = DEFAULT_ALARM_HOURS }): FeedOptions => ({
        language: readLanguage(lang),
        server: readServer(server),
        gameServers: game_servers,
        alarmHours: [...new Set(alarm_hours)].sort((one, other) => other - one),
      }),
      write: (options) => ({
        lang: options.language,
        server: options.server,
        game_servers: { ...options.gameServers },
        alarm_hours: [...options.alarmHours],
      }),
    },
  ),
  reply: feedWire,
})

export const revokePrivateFeed = endpoint({
  method: 'DELETE',
  path: '/api/user/calendar_feed',
  auth: 'user',
  summary: 'Ends the private calendar feed; without one nothing changes.',
  reply: nothing,
})

export const privateFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/feed/:token.ics',
  auth: 'none',
  summary: "A user's own calendar: the games of the newest cloud slot, without what is marked as done or cancelled.",
  cache: 'private',
  form: 'calendar',
  input: wire(z.object({ token: z.string() }), { read: ({ token }) => token, write: (token) => ({ token }) }),
  reply: plain(z.string()),
})
