import { gameWire } from '@ephemeris/contract/catalogue'
import { plain, type Wire, wire } from '@ephemeris/contract/wire'
import { isStatus, type Marks } from '@ephemeris/core/activity/status'
import type { Game } from '@ephemeris/core/games/game'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { DEFAULT_SERVER_ZONE, parseServerZone, type ServerZone } from '@ephemeris/core/time/zone'
import * as z from 'zod/mini'

export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** Hours of the day: 0 to 23, or 1 to 12 with a.m. and p.m. */
export type TimeFormat = '24' | '12'

/** What this device keeps, under the names in which it is stored. */
export interface DeviceSettings {
  /** `null`: detected from the browser. */
  readonly userLanguage: Language | null
  readonly serverTimezone: ServerZone
  readonly useLocalTimezone: boolean
  readonly theme: Theme
  readonly 'timeline-time-format': TimeFormat
  readonly showBackgroundImage: boolean
  readonly sidebarRailState: boolean
  readonly singleKeyShortcuts: boolean
  /** The calendar day for which the notice about old announcements was closed; `null`: never. */
  readonly announcementsClosedOn: number | null
  /** `null`: never fetched. */
  readonly gameList: readonly Game[] | null
  /** In any form it ever had, see `readSelections`; `null`: never chosen. */
  readonly userGameSelections: Readonly<Record<string, unknown>> | null
  readonly gameOrder: readonly string[]
  /** The choice of games was confirmed, if only to leave it as it came. */
  readonly hasCompletedGameSelection: boolean
  readonly activityStatus: Marks
  /** ISO instant; `null`: never marked. */
  readonly activityStatusLastUpdated: string | null
  /** The session's bearer token; `null`: signed out. */
  readonly auth_token: string | null
  /** Opaque; `null` until the profile was loaded. */
  readonly user_id: string | null
  /** The user whose push messages this browser takes; `null`: nobody's. */
  readonly pushUser: string | null
  /** Tokens of sessions that were left here while the server could not be told. */
  readonly unrevokedTokens: readonly string[]
  /** Since the last login nobody has said yet what of the account comes to this device. */
  readonly isAccountOffered: boolean
  readonly gachaUids: PullUids
  /** The same of users who are not signed in now, by user id. */
  readonly gachaUidsOf: Readonly<Record<string, PullUids>>
  readonly gachaSelectedGame: string
  /** The pool that was looked at last, by game. */
  readonly gachaSelections: Readonly<Record<string, string>>
  /** Shown rarities, as stars in every game. */
  readonly gachaRarityFilter: readonly number[]
  /** As `stored-plan` reads it, with what this version does not know. */
  readonly plan: Readonly<Record<string, unknown>>
}

/** Accounts by game; games that this version does not know stay. */
export interface PullUids {
  /** The account that is looked at. */
  readonly selected: Readonly<Record<string, string>>
  /** Those whose pulls this device keeps. */
  readonly downloaded: Readonly<Record<string, readonly string[]>>
  /** Those that the player has taken off this device: they are not chosen without a press. */
  readonly removed: Readonly<Record<string, readonly string[]>>
}

export type DeviceKey = keyof DeviceSettings

/** What an absent or unreadable value means. (SET-1) */
export const DEVICE_DEFAULTS: DeviceSettings = {
  userLanguage: null,
  serverTimezone: DEFAULT_SERVER_ZONE,
  useLocalTimezone: false,
  theme: 'system',
  'timeline-time-format': '24',
  showBackgroundImage: false,
  sidebarRailState: false,
  singleKeyShortcuts: true,
  announcementsClosedOn: null,
  gameList: null,
  userGameSelections: null,
  gameOrder: [],
  hasCompletedGameSelection: false,
  activityStatus: {},
  activityStatusLastUpdated: null,
  auth_token: null,
  user_id: null,
  pushUser: null,
  unrevokedTokens: [],
  isAccountOffered: false,
  gachaUids: { selected: {}, downloaded: {}, removed: {} },
  gachaUidsOf: {},
  gachaSelectedGame: 'genshin',
  gachaSelections: {},
  gachaRarityFilter: [5, 4, 3],
  plan: {},
}

const flag = plain(z.boolean())
const texts = z.record(z.string(), z.string())
const uidsByGame = z.record(z.string(), z.array(z.string()))
/** Entries of former versions know nothing of what was removed. */
const pullUids = z.object({ selected: texts, downloaded: uidsByGame, removed: z.optional(uidsByGame) })

export const DEVICE_SCHEMA: { readonly [K in DeviceKey]: Wire<DeviceSettings[K]> } = {
  userLanguage: plain(z.nullable(z.enum(LANGUAGES))),
  serverTimezone: wire(z.string(), { read: parseServerZone, write: (zone) => zone }),
  useLocalTimezone: flag,
  theme: plain(z.enum(THEMES)),
  'timeline-time-format': plain(z.enum(['24', '12'])),
  showBackgroundImage: flag,
  sidebarRailState: flag,
  singleKeyShortcuts: flag,
  announcementsClosedOn: plain(z.nullable(z.number())),
  gameList: wire(z.nullable(z.array(z.unknown())), {
    read: (games): DeviceSettings['gameList'] => games?.map((game) => gameWire.read(game)) ?? null,
    write: (games) => games?.map((game) => gameWire.write(game)) ?? null,
  }),
  userGameSelections: wire(z.nullable(z.record(z.string(), z.unknown())), {
    read: (selections): DeviceSettings['userGameSelections'] => selections,
    write: (selections) => (selections ? { ...selections } : null),
  }),
  gameOrder: wire(z.array(z.string()), {
    read: (order): DeviceSettings['gameOrder'] => order,
    write: (order) => [...order],
  }),
  hasCompletedGameSelection: flag,
  activityStatus: wire(z.record(z.string(), z.unknown()), { read: readMarks, write: (marks) => ({ ...marks }) }),
  activityStatusLastUpdated: plain(z.nullable(z.string())),
  auth_token: plain(z.nullable(z.string())),
  user_id: plain(z.nullable(z.string())),
  pushUser: plain(z.nullable(z.string())),
  unrevokedTokens: wire(z.array(z.string()), {
    read: (tokens): DeviceSettings['unrevokedTokens'] => tokens,
    write: (tokens) => [...tokens],
  }),
  isAccountOffered: flag,
  gachaUids: wire(pullUids, { read: readPullUids, write: writePullUids }),
  gachaUidsOf: wire(z.record(z.string(), pullUids), {
    read: (users): DeviceSettings['gachaUidsOf'] =>
      Object.fromEntries(Object.entries(users).map(([id, uids]) => [id, readPullUids(uids)])),
    write: (users) => Object.fromEntries(Object.entries(users).map(([id, uids]) => [id, writePullUids(uids)])),
  }),
  gachaSelectedGame: plain(z.string()),
  gachaSelections: wire(texts, {
    read: (pools): DeviceSettings['gachaSelections'] => pools,
    write: (pools) => ({ ...pools }),
  }),
  gachaRarityFilter: wire(z.array(z.number()), {
    read: (stars): DeviceSettings['gachaRarityFilter'] => stars,
    write: (stars) => [...stars],
  }),
  plan: wire(z.record(z.string(), z.unknown()), {
    read: (plan): DeviceSettings['plan'] => plan,
    write: (plan) => ({ ...plan }),
  }),
}

function readPullUids({ removed = {}, ...uids }: z.output<typeof pullUids>): PullUids {
  return { ...uids, removed }
}

function writePullUids({ selected, downloaded, removed }: PullUids): z.input<typeof pullUids> {
  return { selected: { ...selected }, downloaded: listsOf(downloaded), removed: listsOf(removed) }
}

function listsOf(uids: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(uids).map(([game, some]) => [game, [...some]]))
}

/** One unreadable mark never costs the others. (SET-1) */
function readMarks(stored: Record<string, unknown>): Marks {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, status]) => (isStatus(status) && status !== '' ? [[id, status]] : [])),
  )
}
