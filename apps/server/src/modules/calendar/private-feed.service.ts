import type { FeedOptions, PrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import { AppError } from '@ephemeris/contract/errors'
import type { Activity, PlacedActivity } from '@ephemeris/core/activity/activity'
import { writeCalendar } from '@ephemeris/core/calendar/ics-calendar'
import { codeMarkId, isOfReader } from '@ephemeris/core/codes/redeem-code'
import { ACTIVITY_TYPES, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { type PlayedServers, readGameServers } from '@ephemeris/core/games/servers'
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from '@ephemeris/core/language/language'
import { HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { parseServerZone } from '@ephemeris/core/time/zone'
import type { Db } from '#server/db/client'
import { holdUser, type Writer } from '#server/db/hold-user'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import type { Seal } from '#server/platform/secrets/seal'
import { hashToken, newUserToken, userNamedIn } from '#server/platform/secrets/tokens'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { type FeedAlarms, feedCalendarOf } from './feed-calendar.ts'
import {
  deleteFeed,
  type FeedRow,
  findFeed,
  findFeedByToken,
  findUnnamedFeed,
  listFeeds,
  noteFeedRead,
  replaceFeed,
} from './private-feed.queries.ts'

/** New addresses of one user. (FEED-13) */
const NEW_FEEDS = { name: 'feed-new', points: 20, seconds: HOUR_MS / SECOND_MS } as const

/** Readings of one feed: some calendars, each every five minutes. (FEED-13) */
const FEED_READS = { name: 'feed-read', points: 120, seconds: HOUR_MS / SECOND_MS } as const

const ALL_KINDS = Object.fromEntries(GAME_IDS.map((id) => [id, ACTIVITY_TYPES]))

const NOTE_READ_SECONDS = (15 * MINUTE_MS) / SECOND_MS

const PURPOSE = 'calendar-feed'

/** (ACC-50, ACC-51) */
export const FEED_DATA: PersonalData = { name: 'calendar_feed', tables: ['calendar_feed'], collect: listFeeds }

export type FeedDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'limits' | 'origin'> & { readonly seal: Seal }

/** What a user's calendar shows, where it is read, and when it rings. */
export interface CalendarAlarms extends PlayedServers {
  readonly language: Language
  /** Those that its user has chosen. */
  readonly games: readonly GameId[]
  /** `null`: the activity is not in the calendar. */
  readonly alarmsOf: (activity: Pick<Activity, 'id' | 'gameId' | 'type'>) => FeedAlarms | null
  /** What its user has added, and when that was changed last; `null`: not known. @param activities with the versions */
  readonly ownOf: (
    activities: readonly PlacedActivity[],
    now: Instant,
  ) => readonly { readonly activity: PlacedActivity; readonly changedAt: Instant | null }[]
}

export interface PrivateFeedParts {
  readonly catalogue: Catalogue
  readonly calendarAlarms: (
    deps: Pick<FeedDeps, 'db' | 'log'>,
    feed: FeedOptions & { readonly userId: string },
  ) => Promise<CalendarAlarms>
  /** Called with each new feed. */
  readonly adoptFeedPlace: (transaction: Db, userId: string, options: FeedOptions) => Promise<void>
}

/** The user's feed; `null`: there is none. */
export async function feedOf({ db, origin, seal, log }: FeedDeps, userId: string): Promise<PrivateFeed | null> {
  const row = await findFeed(db, userId)
  if (!row) return null
  return {
    url: addressOf({ origin, seal, log }, row),
    ...optionsOf(row),
    createdAt: instant(row.createdAt.getTime()),
    readAt: row.readAt && instant(row.readAt.getTime()),
  }
}

function optionsOf({ language, server, gameServers, alarmHours }: Omit<FeedRow, 'tokenHash'>): FeedOptions {
  return {
    language: parseLanguage(language) ?? FALLBACK_LANGUAGE,
    server: parseServerZone(server),
    gameServers: readGameServers(gameServers),
    alarmHours,
  }
}

/** `null`: the token was sealed by a key that this process does not have. */
function addressOf(
  { origin, seal, log }: Pick<FeedDeps, 'origin' | 'seal' | 'log'>,
  { userId, sealedToken }: { userId: string; sealedToken: Buffer },
): string | null {
  try {
    return urlOf(origin, seal.open(sealedToken, `${PURPOSE} ${userId}`))
  } catch {
    log.warn('calendar feed sealed by another key', { userId })
    return null
  }
}

function urlOf(origin: Deps['origin'], token: string): string {
  return `${origin.url()}/api/calendar/feed/${token}.ics`
}

/** Gives the user a feed at a new address; the previous one is gone. (FEED-10, FEED-11) */
export async function createFeed(
  deps: FeedDeps,
  { adoptFeedPlace }: Pick<PrivateFeedParts, 'adoptFeedPlace'>,
  { writer, options }: { writer: Writer; options: FeedOptions },
): Promise<PrivateFeed> {
  const { db, clock, limits, origin, seal } = deps
  await limits.take(NEW_FEEDS, writer.id)
  const token = newUserToken(writer.id)
  const createdAt = new Date(clock.now())
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await replaceFeed(transaction, {
      userId: writer.id,
      tokenHash: hashToken(token),
      sealedToken: seal.close(token, `${PURPOSE} ${writer.id}`),
      ...options,
      createdAt,
    })
    await adoptFeedPlace(transaction, writer.id, options)
  })
  return { ...options, url: urlOf(origin, token), createdAt: instant(createdAt.getTime()), readAt: null }
}

/** Ends the user's feed, if there is one. (FEED-11) */
export async function revokeFeed({ db }: Pick<FeedDeps, 'db'>, writer: Writer): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await deleteFeed(transaction, writer.id)
  })
}

/** For callers that end all that others may have set up. (ACC-65) */
export async function endFeedOf(transaction: Db, userId: string): Promise<void> {
  await deleteFeed(transaction, userId)
}

/**
 * The feed at an address: what its user has chosen, without what is done or cancelled, and what the calendar rings for
 * whatever is chosen. (FEED-10)
 *
 * @throws AppError NOT_FOUND for an address that never was and for one that is no more alike; RATE_LIMITED
 */
export async function renderPrivateFeed(
  deps: FeedDeps,
  { catalogue, calendarAlarms }: PrivateFeedParts,
  token: string,
): Promise<string> {
  const { db, clock, limits, origin } = deps
  const tokenHash = hashToken(token)
  const userId = userNamedIn(token)
  const feed = await (userId === null ? findUnnamedFeed(db, tokenHash) : findFeedByToken(db, { userId, tokenHash }))
  if (!feed) throw new AppError('NOT_FOUND')
  await limits.take(FEED_READS, feed.userId)
  await noteFeedRead(
    db,
    { userId: feed.userId, tokenHash },
    { now: new Date(clock.now()), everySeconds: NOTE_READ_SECONDS },
  )

  const { games, alarmsOf, ownOf, ...place } = await calendarAlarms(deps, { userId: feed.userId, ...optionsOf(feed) })
  const listed = catalogue.calendar({ ...place, games: GAME_IDS, subTypes: ALL_KINDS })
  const activities = listed.flatMap(({ activity, isGone }) => (isGone ? [] : [activity]))
  const added = ownOf(activities, clock.now()).map(({ activity, changedAt }) => ({
    activity,
    revision: revisionAt(changedAt ?? FIRST_CHANGE),
    isGone: false,
  }))
  const entries = [...listed, ...added].flatMap((entry) => {
    const alarms = alarmsOf(entry.activity)
    return alarms === null ? [] : [{ ...entry, alarms }]
  })
  const codes = catalogue.codes(place.language).filter((code) => {
    // Those that are used are marked like activities.
    const isLeft = alarmsOf({ id: codeMarkId(code), gameId: code.gameId, type: 'event' }) === null
    return !isLeft && isOfReader(code, { servers: place, language: place.language })
  })
  return writeCalendar(feedCalendarOf(entries, { games, codes, language: place.language, origin: origin.url() }))
}

/** No player had added anything before. */
const FIRST_CHANGE = instant(Date.UTC(2026, 0, 1))

/** Its number never falls as long as clocks do not. */
function revisionAt(at: Instant) {
  return { sequence: Math.max(0, Math.floor((at - FIRST_CHANGE) / SECOND_MS)), at }
}
