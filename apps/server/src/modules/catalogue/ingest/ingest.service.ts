import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { Deps } from '#server/deps'
import type { LeftOut } from '../announcements/announced-activities.ts'
import { lockCatalogue } from '../catalogue.queries.ts'
import { storeActivities } from '../load-shipped.ts'
import {
  leaseSource,
  listAnnouncements,
  lockSource,
  type SourceLease,
  updateSourceFailed,
  updateSourceRead,
  upsertAnnouncements,
} from './announcement.queries.ts'
import type { Announcement } from './announcement.ts'
import { effectiveActivities, shippedBeside } from './effective-activities.ts'
import { SourceError } from './fetch-error.ts'
import { type FoundAnnouncement, findAnnouncements } from './found-announcements.ts'
import { getJson } from './get-json.ts'
import { mergeAnnouncements } from './merge-announcements.ts'
import type { FetchedNotices, NoticeSource } from './notice-source.ts'

/** A source changes a few times a day; players expect a new notice within the hour. */
const READ_EVERY_MS = HOUR_MS
/** So that a thousand installations do not ask in the same minute. */
const JITTER_MS = 10 * MINUTE_MS
/** Longer than the slowest round of reading. */
const LEASE_MS = 10 * MINUTE_MS
/** Between two questions to one publisher. */
const PAUSE_MS = 700
const FIRST_RETRY_MS = 5 * MINUTE_MS
const LAST_RETRY_MS = 6 * HOUR_MS

export type IngestDeps = Pick<Deps, 'env' | 'db' | 'clock' | 'log' | 'outbound' | 'wait'>

/** What one round of reading a source came to. */
export interface Ingested {
  readonly gameId: GameId
  /** `null`: it failed, and everything stays as it was. */
  readonly fetched: FetchedNotices | null
  readonly announcements: number
  readonly leftOut: readonly LeftOut[]
  /** Of a failure. */
  readonly reason: string | null
}

/**
 * Reads the source that is due longest and brings what it announces into the catalogue, in one transaction; `null`: none
 * is due. A source that gives nothing usable changes nothing and is asked later and later. (ING-1)
 *
 * @throws if the process stops or the database is away; the source is due again when its lease ends
 */
export async function ingestNext(
  deps: IngestDeps,
  sources: readonly NoticeSource[],
  signal: AbortSignal,
): Promise<Ingested | null> {
  const lease = await leaseSource(
    deps.db,
    sources.map(({ gameId }) => gameId),
    LEASE_MS,
  )
  const source = sources.find(({ gameId }) => gameId === lease?.gameId)
  if (!lease || !source) return null
  try {
    return await ingest(deps, { source, lease, signal })
  } catch (error) {
    if (signal.aborted) throw error
    // Whatever is wrong with one source is the failure of that source, and the others go on.
    const reason = error instanceof SourceError ? error.reason : 'unforeseen'
    if (!(error instanceof SourceError)) deps.log.error('source failed', { game: source.gameId, error })
    const nextMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(lease.failures, 10))
    await updateSourceFailed(deps.db, lease, { reason, nextMs })
    deps.log.warn('notices not read', { game: source.gameId, reason, retryInS: nextMs / SECOND_MS })
    return { gameId: source.gameId, fetched: null, announcements: 0, leftOut: [], reason }
  }
}

interface Round {
  readonly source: NoticeSource
  readonly lease: SourceLease
  readonly signal: AbortSignal
}

async function ingest(deps: IngestDeps, { source, lease, signal }: Round): Promise<Ingested> {
  const fetched = await fetchPolitely(deps, source, signal)
  const { announcements: found, leftOut } = findAnnouncements(source.gameId, fetched.notices)
  if (found.length === 0) throw new SourceError('no activity')

  const now = deps.clock.now()
  const gone = await deps.db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    // Another process may have taken the source meanwhile; what it reads is newer.
    if (!(await lockSource(transaction, lease))) throw new SourceError('lease lost')
    const stored = await listAnnouncements(transaction)
    const merged = mergeInto(stored, { gameId: source.gameId, found, now })
    await upsertAnnouncements(transaction, merged)
    // As the database returns them, so that equal announcements always make equal activities.
    await storeActivities(transaction, effectiveActivities(await listAnnouncements(transaction)), deps.log)
    await updateSourceRead(transaction, lease, {
      readAt: new Date(now),
      languages: fetched.languages,
      notices: fetched.notices.length,
      activities: found.length,
      nextMs: READ_EVERY_MS + Math.random() * JITTER_MS,
    })
    return merged.filter(({ goneSince }) => goneSince === now)
  })
  for (const { noticeId } of gone) deps.log.info('notice gone', { game: source.gameId, notice: noticeId })
  report(deps, source.gameId, fetched, leftOut)
  return { gameId: source.gameId, fetched, announcements: found.length, leftOut, reason: null }
}

async function fetchPolitely(deps: IngestDeps, source: NoticeSource, signal: AbortSignal): Promise<FetchedNotices> {
  let isFirst = true
  return source.fetch(async (url) => {
    const replacedPauseMs = deps.env.upstreams.has(new URL(url).origin) ? deps.env.pagePauseMs : null
    if (!isFirst) await deps.wait(replacedPauseMs ?? PAUSE_MS, signal)
    isFirst = false
    return getJson(deps, url, signal)
  })
}

interface Reading {
  readonly gameId: GameId
  readonly found: readonly FoundAnnouncement[]
  readonly now: Instant
}

/** An answer that suddenly lacks more than half of what runs is no proof that it is gone. */
function mergeInto(stored: readonly Announcement[], { gameId, found, now }: Reading): readonly Announcement[] {
  const own = stored.filter((announcement) => announcement.gameId === gameId)
  const running = own.filter(({ end, goneSince }) => goneSince === null && edgeInstant(end, WIRE_OFFSET) > now)
  const merged = mergeAnnouncements(found, { stored: own, shipped: shippedBeside(gameId, own), now })
  const gone = merged.filter(({ goneSince }) => goneSince === now)
  if (gone.length * 2 <= running.length) return merged
  return merged.map((announcement) =>
    announcement.goneSince === now ? { ...announcement, goneSince: null } : announcement,
  )
}

function report({ log }: IngestDeps, gameId: GameId, fetched: FetchedNotices, leftOut: readonly LeftOut[]): void {
  const { notices, languages, unreadable } = fetched
  log.info('notices read', { game: gameId, notices: notices.length, languages, unreadable })
  for (const { noticeId, reason } of leftOut) {
    if (reason === 'version unknown' || reason === 'order')
      log.warn('notice not understood', { game: gameId, notice: noticeId, reason })
  }
}
