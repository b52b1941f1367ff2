import { gameWire } from '@ephemeris/contract/catalogue/catalogue'
import { plain, type Wire, wire } from '@ephemeris/contract/wire/wire'
import { isStatus, type Marks, readMarks, STATUSES } from '@ephemeris/core/activity/status'
import { ACTIVITY_TYPES, GAME_IDS, type Game } from '@ephemeris/core/games/game'
import { type GameServers, readGameServers } from '@ephemeris/core/games/servers'
import type { TimeFormat } from '@ephemeris/core/language/dates'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import type { SettingsObject } from '@ephemeris/core/settings/settings-object'
import { parseServerZone, type ServerZone } from '@ephemeris/core/time/zone'
import type { TimelineFilter } from '@ephemeris/core/timeline/filter'
import { SORT_MODES, type SortMode } from '@ephemeris/core/timeline/sort'
import * as z from 'zod/mini'

export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** Hours of the day: 0 to 23, or 1 to 12 with a.m. and p.m. */

const IMPORT_WAYS = ['link', 'file'] as const

/** How pulls come: by the link of a game's log, or by a file. */
export type ImportWay = (typeof IMPORT_WAYS)[number]

/** A field of what this device keeps: how it is stored, and what an absent or unreadable value means. (SET-1) */
interface DeviceField<T> extends Wire<T> {
  readonly byDefault: T
  /** The parts of a value that are not read; absent: it is read whole or not at all. */
  readonly unreadIn?: (stored: unknown) => object | undefined
}

/** How the player looks at the timeline; what was searched for is not kept. */
export interface TimelineView extends Omit<TimelineFilter, 'text'> {
  /** `null`: never chosen. */
  readonly mode: SortMode | null
}

/** Accounts by game; games that this version does not know stay. */
export interface PullUids {
  /** The account that is looked at. */
  readonly selected: Readonly<Record<string, string>>
  /** Those whose pulls this device keeps. */
  readonly downloaded: Readonly<Record<string, readonly string[]>>
  /** Those that the player has taken off this device: they are not chosen without a click. */
  readonly removed: Readonly<Record<string, readonly string[]>>
}

const text = plain(z.nullable(z.string()))
const timelineView = z.object({
  mode: z.nullable(z.enum(SORT_MODES)),
  hiddenGames: z.array(z.enum(GAME_IDS)),
  type: z.nullable(z.enum(ACTIVITY_TYPES)),
  statuses: z.array(z.enum(STATUSES)),
  isEndingSoon: z.boolean(),
  hideDone: z.boolean(),
})
const texts = z.record(z.string(), z.string())
const uidsByGame = z.record(z.string(), z.array(z.string()))
/** Entries of earlier versions know nothing of what was removed. */
const pullUids = z.object({ selected: texts, downloaded: uidsByGame, removed: z.optional(uidsByGame) })

/** What this device keeps, under the names in which it is stored. */
const DEVICE_FIELDS = {
  /** `null`: detected from the browser. */
  userLanguage: field<Language | null>(plain(z.nullable(z.enum(LANGUAGES))), null),
  /** `null`: no one has chosen one; see `state/server-zone` for which it is then. (ZONE-4) */
  serverTimezone: field<ServerZone | null>(
    wire(z.nullable(z.string()), {
      read: (zone) => (zone === null ? null : parseServerZone(zone)),
      write: (zone) => zone,
    }),
    null,
  ),
  /** Of games that are played on another one. (ZONE-6) */
  gameServers: field<GameServers>(
    wire(z.record(z.string(), z.unknown()), { read: readGameServers, write: (servers) => ({ ...servers }) }),
    {},
  ),
  /** Until one is chosen, the device's zone decides: nothing was stored here before. */
  isServerFromZone: flag('off'),
  /** `null`: no one has chosen; see `state/displayed-clock` for which clock it is then. (ZONE-7) */
  useLocalTimezone: field<boolean | null>(plain(z.nullable(z.boolean())), null),
  theme: field<Theme>(plain(z.enum(THEMES)), 'system'),
  'timeline-time-format': field<TimeFormat>(plain(z.enum(['24', '12'])), '24'),
  timelineView: field<TimelineView>(
    wire(timelineView, {
      read: (view) => view,
      write: (view) => ({ ...view, hiddenGames: [...view.hiddenGames], statuses: [...view.statuses] }),
    }),
    { mode: null, hiddenGames: [], type: null, statuses: [], isEndingSoon: false, hideDone: false },
  ),
  showBackgroundImage: flag('off'),
  /** `null`: the page's own way. */
  sidebarRailState: field<boolean | null>(plain(z.nullable(z.boolean())), null),
  singleKeyShortcuts: flag('on'),
  /** The calendar day for which the notice about old announcements was closed; `null`: never. */
  announcementsClosedOn: field<number | null>(plain(z.nullable(z.number())), null),
  /** `null`: never fetched. */
  gameList: field<readonly Game[] | null>(
    wire(z.nullable(z.array(z.unknown())), {
      read: (games) => games?.map((game) => gameWire.read(game)) ?? null,
      write: (games) => games?.map((game) => gameWire.write(game)) ?? null,
    }),
    null,
  ),
  /** In any form it ever had, see `readSelections`; `null`: never chosen. */
  userGameSelections: field<SettingsObject | null>(
    wire(z.nullable(z.record(z.string(), z.unknown())), {
      read: (selections) => selections,
      write: (selections) => (selections ? { ...selections } : null),
    }),
    null,
  ),
  gameOrder: list(z.string(), []),
  /** The choice of games was confirmed, if only to leave it as it came. */
  hasCompletedGameSelection: flag('off'),
  /** One unreadable mark never costs the others. (SET-1) */
  activityStatus: {
    ...field<Marks>(wire(z.record(z.string(), z.unknown()), { read: readMarks, write: (marks) => ({ ...marks }) }), {}),
    unreadIn: unreadMarks,
  },
  /** ISO instant; `null`: never marked. */
  activityStatusLastUpdated: field<string | null>(text, null),
  /** When each part that is kept in slots was changed last, as `core/sync/moments` reads it. */
  changedAt: field<SettingsObject>(
    wire(z.record(z.string(), z.unknown()), { read: (moments) => moments, write: (moments) => ({ ...moments }) }),
    {},
  ),
  /** What downloads and merges have replaced here, the newest last, as `core/sync/replacement` reads it. */
  replaced: field<readonly unknown[]>(
    wire(z.array(z.unknown()), { read: (replaced) => replaced, write: (replaced) => [...replaced] }),
    [],
  ),
  /** The session's bearer token; `null`: signed out. */
  auth_token: field<string | null>(text, null),
  /** Opaque; `null` until the profile was loaded. */
  user_id: field<string | null>(text, null),
  /** What that user is called, before the profile has come and after the login has ended; `null`: not known. */
  userName: field<string | null>(text, null),
  /** The user whose push messages this browser takes; `null`: no one's. */
  pushUser: field<string | null>(text, null),
  /** Tokens of sessions that ended here while the server could not be reached. */
  unrevokedTokens: list(z.string(), []),
  /** Since the last login no one has said yet what of the account comes to this device. */
  isAccountOffered: flag('off'),
  gachaUids: field<PullUids>(wire(pullUids, { read: readPullUids, write: writePullUids }), {
    selected: {},
    downloaded: {},
    removed: {},
  }),
  /** The same of users who are not signed in now, by user id. */
  gachaUidsOf: field<Readonly<Record<string, PullUids>>>(
    wire(z.record(z.string(), pullUids), {
      read: (users) => Object.fromEntries(Object.entries(users).map(([id, uids]) => [id, readPullUids(uids)])),
      write: (users) => Object.fromEntries(Object.entries(users).map(([id, uids]) => [id, writePullUids(uids)])),
    }),
    {},
  ),
  /** The user whose marks and plan this device holds; `null`: no one has logged in here yet. */
  workOwner: field<string | null>(text, null),
  /** Marks and plans of other users, set aside until they log in, by user id. */
  workOf: field<Readonly<Record<string, SettingsObject>>>(
    wire(z.record(z.string(), z.record(z.string(), z.unknown())), {
      read: (users) => users,
      write: (users) => Object.fromEntries(Object.entries(users).map(([id, work]) => [id, { ...work }])),
    }),
    {},
  ),
  /** `null`: none was picked by hand, and the player's first game is shown. (GAME-12) */
  gachaSelectedGame: field<string | null>(plain(z.nullable(z.string())), null),
  /** The pool that was looked at last, by game. */
  gachaSelections: field<Readonly<Record<string, string>>>(
    wire(texts, { read: (pools) => pools, write: (pools) => ({ ...pools }) }),
    {},
  ),
  /** Shown rarities, as stars in every game. */
  gachaRarityFilter: list(z.number(), [5, 4, 3]),
  /** Rows of a page of records. */
  gachaPageSize: field<number>(plain(z.number()), 10),
  /** Records are shown by ten-pulls. */
  gachaTenPulls: flag('off'),
  /** How pulls were imported last; `null`: never. */
  gachaImportWay: field<ImportWay | null>(plain(z.nullable(z.enum(IMPORT_WAYS))), null),
  /** Bells, stamina and check-ins, as `core/notes` reads them, with what this version does not know. */
  notes: field<SettingsObject>(
    wire(z.record(z.string(), z.unknown()), { read: (notes) => notes, write: (notes) => ({ ...notes }) }),
    {},
  ),
  /** As `stored-plan` reads it, with what this version does not know. */
  plan: field<SettingsObject>(
    wire(z.record(z.string(), z.unknown()), { read: (plan) => plan, write: (plan) => ({ ...plan }) }),
    {},
  ),
  /** What the player has added to the activities, as `readOwnBook` reads it. */
  own: field<SettingsObject>(
    wire(z.record(z.string(), z.unknown()), { read: (own) => own, write: (own) => ({ ...own }) }),
    {},
  ),
}

export type DeviceKey = keyof typeof DEVICE_FIELDS

type Kept<Field> = Field extends DeviceField<infer T> ? T : never

export type DeviceSettings = { readonly [K in DeviceKey]: Kept<(typeof DEVICE_FIELDS)[K]> }

export const DEVICE_SCHEMA: { readonly [K in DeviceKey]: DeviceField<DeviceSettings[K]> } = DEVICE_FIELDS

/** What an absent or unreadable value means. (SET-1) */
export const DEVICE_DEFAULTS = Object.fromEntries(
  Object.entries(DEVICE_SCHEMA).map(([key, { byDefault }]) => [key, byDefault]),
) as DeviceSettings

function field<T>(stored: Wire<T>, byDefault: T): DeviceField<T> {
  return { ...stored, byDefault }
}

function flag(byDefault: 'on' | 'off'): DeviceField<boolean> {
  return field(plain(z.boolean()), byDefault === 'on')
}

function list<T extends string | number>(
  item: z.ZodMiniType<T, T>,
  byDefault: readonly T[],
): DeviceField<readonly T[]> {
  return field<readonly T[]>(wire(z.array(item), { read: (items) => items, write: (items) => [...items] }), byDefault)
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

function unreadMarks(stored: unknown): object | undefined {
  const unread = Object.entries(stored ?? {}).filter(([, status]) => !isStatus(status))
  return unread.length > 0 ? Object.fromEntries(unread) : undefined
}
