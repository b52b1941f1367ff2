import { type GameId, isGameId } from '../games/game.ts'
import { isSettingsObject, type SettingsObject } from '../settings/settings-object.ts'
import { parseDay } from '../time/calendar.ts'
import { formatInstant, type Instant, parseInstant } from '../time/instant.ts'
import { readMinuteOfDay } from '../time/minute-of-day.ts'
import { keptZoneClock } from './kept-zone-clock.ts'
import { type Effort, LONGEST_NOTE, readEffort } from './remark.ts'

/** Periods are counted from one to the next: from no longer ago than the first of the games. */
const FIRST_SINCE = Date.UTC(2020, 0, 1)

/** What a player may keep. (OWN-1) */
export const OWN_LIMITS = {
  entries: 300,
  remarks: 300,
  title: 80,
  group: 40,
  note: LONGEST_NOTE,
  worth: 9999,
  days: 365,
} as const

export const OWN_COLORS = ['slate', 'blue', 'green', 'amber', 'red', 'violet'] as const

export type OwnColor = (typeof OWN_COLORS)[number]

/** Where a rhythm changes: at the reset of the game's server, or at a time of day `07:30` of an IANA zone. */
export type OwnClock = 'server' | { readonly zone: string; readonly time: string }

/**
 * When an entry is to be done: once, or in periods without pauses. `after` counts its days from when it was last done,
 * and `version` follows the versions of its game. Weekday 1 is Monday; days of a month end at 28, which all months have.
 */
export type OwnTime =
  | { readonly unit: 'once'; readonly start: Instant; readonly end: Instant }
  | { readonly unit: 'days'; readonly every: number; readonly since: string; readonly clock: OwnClock }
  | { readonly unit: 'week'; readonly weekday: number; readonly clock: OwnClock }
  | { readonly unit: 'month'; readonly day: number; readonly clock: OwnClock }
  | { readonly unit: 'after'; readonly days: number; readonly since: Instant }
  | { readonly unit: 'version' }

/** Something that only its player knows of. */
export interface OwnEntry {
  readonly title: string
  /** `null`: of no game that the catalogue has. */
  readonly gameId: GameId | null
  /** What it belongs to then, such as another game; may be empty. */
  readonly group: string
  readonly color: OwnColor
  readonly time: OwnTime
  /** In pulls, to a tenth; 0: none. */
  readonly worth: number
  readonly note: string
  /** `null`: not said. */
  readonly effort: Effort | null
}

/** By id. */
export type OwnEntries = ReadonlyMap<string, OwnEntry>

/** What can be read of stored, sent or imported entries, at most as many as may be kept. (OWN-1) */
export function readOwnEntries(stored: SettingsObject): OwnEntries {
  const read = Object.entries(stored).flatMap(([id, value]): [string, OwnEntry][] => {
    const entry = isOwnId(id) ? readOwnEntry(value) : null
    return entry ? [[id, entry]] : []
  })
  return new Map(read.slice(-OWN_LIMITS.entries))
}

export function writeOwnEntries(entries: OwnEntries): Record<string, SettingsObject> {
  return Object.fromEntries([...entries].map(([id, entry]) => [id, writeOwnEntry(entry)]))
}

/** Twelve hexadecimal digits. */
export function isOwnId(id: string): boolean {
  return /^[\da-f]{12}$/.test(id)
}

/** `null`: something of it is not as it has to be. */
export function readOwnEntry(stored: unknown): OwnEntry | null {
  if (!isSettingsObject(stored)) return null
  const { gameId = null, group = '', color = 'slate', worth = 0, note = '' } = stored
  const time = readTime(stored.time)
  const title = typeof stored.title === 'string' ? stored.title.trim() : ''
  const knownColor = OWN_COLORS.find((one) => one === color)
  const knownGame = typeof gameId === 'string' && isGameId(gameId) ? gameId : null
  const isLong = (text: unknown, most: number) => typeof text !== 'string' || text.length > most
  if (title === '' || isLong(title, OWN_LIMITS.title) || (gameId !== null && !knownGame)) return null
  if (isLong(group, OWN_LIMITS.group) || isLong(note, OWN_LIMITS.note) || !knownColor || !time) return null
  if (typeof worth !== 'number' || !(worth >= 0 && worth <= OWN_LIMITS.worth)) return null
  // Without a game there is neither a server nor a version.
  if (!knownGame && (time.unit === 'version' || ('clock' in time && time.clock === 'server'))) return null
  const rounded = Math.round(worth * 10) / 10
  return {
    ...{ title, gameId: knownGame, group: String(group), color: knownColor, time },
    ...{ worth: rounded, note: String(note), effort: readEffort(stored.effort) },
  }
}

/** As it is kept and exported. */
export function writeOwnEntry({ time, effort, ...entry }: OwnEntry): SettingsObject {
  // Programs that know no efforts write none.
  return { ...entry, ...(effort && { effort }), time: writeTime(time) }
}

function writeTime(time: OwnTime): SettingsObject {
  if (time.unit === 'once') return { unit: 'once', start: formatInstant(time.start), end: formatInstant(time.end) }
  return time.unit === 'after' ? { ...time, since: formatInstant(time.since) } : { ...time }
}

function readTime(stored: unknown): OwnTime | null {
  if (!isSettingsObject(stored)) return null
  const clock = readClock(stored.clock)
  switch (stored.unit) {
    case 'once': {
      const [start, end] = [readInstant(stored.start), readInstant(stored.end)]
      return start !== null && end !== null && start < end ? { unit: 'once', start, end } : null
    }
    case 'days': {
      const { every, since } = stored
      if (!isCount(every, OWN_LIMITS.days) || typeof since !== 'string' || parseDay(since) === null) return null
      return clock && { unit: 'days', every, since, clock }
    }
    case 'week':
      return clock && isCount(stored.weekday, 7) ? { unit: 'week', weekday: stored.weekday, clock } : null
    case 'month':
      return clock && isCount(stored.day, 28) ? { unit: 'month', day: stored.day, clock } : null
    case 'after': {
      const since = readInstant(stored.since)
      if (since === null || since < FIRST_SINCE || !isCount(stored.days, OWN_LIMITS.days)) return null
      return { unit: 'after', days: stored.days, since }
    }
    case 'version':
      return { unit: 'version' }
    default:
      return null
  }
}

function readClock(stored: unknown): OwnClock | null {
  if (stored === 'server') return stored
  if (!isSettingsObject(stored)) return null
  const { zone, time } = stored
  if (typeof zone !== 'string' || typeof time !== 'string') return null
  return /^\d\d:\d\d$/.test(time) && readMinuteOfDay(time) !== null && isZone(zone) ? { zone, time } : null
}

function isZone(zone: string): boolean {
  try {
    return zone.length <= 64 && Boolean(keptZoneClock(zone))
  } catch {
    return false
  }
}

function readInstant(stored: unknown): Instant | null {
  return typeof stored === 'string' ? parseInstant(stored) : null
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most
}
