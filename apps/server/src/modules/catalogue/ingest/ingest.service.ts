import { isUnclear, type LeftOut } from '@ephemeris/announcements/activities/announced-activity'
import { afterReading } from '@ephemeris/core/codes/kept-codes'
import { HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { listAnnouncements, upsertAnnouncements } from '../announced/announcement.queries.ts'
import { listEarlier } from '../announced/earlier.ts'
import { mergeReading } from '../announced/merge-reading.ts'
import type { RoundReading } from '../announced/reading.ts'
import { withKeptWords } from '../launchers/launcher-words.ts'
import { SourceError } from '../sources/fetch-error.ts'
import type { Source } from '../sources/notice-source.ts'
import { keepMirroredWords, useNoticeWords } from '../sources/notice-words.ts'
import { MIRROR_STALE_AFTER_MS } from '../sources/read-mirror.ts'
import { createRoundReader, type RoundReader } from '../sources/round-reader.ts'
import {
  clearAnswers,
  leaseSource,
  listSourceStates,
  lockSource,
  type SourceLease,
  updateSourceFailed,
  updateSourceRead,
  updateSourceUnchanged,
} from '../sources/source.queries.ts'
import { sourcesToAsk } from '../sources/source.ts'
import { isMirrorId } from '../sources/source-id.ts'
import { listRetiredIds, lockCatalogue } from '../stored/catalogue.queries.ts'
import { listCorrectionRows } from '../stored/correction.queries.ts'
import { currentActivities } from '../stored/current-activities.ts'
import { storeActivities } from '../stored/load-shipped.ts'
import { reportRound } from './report-round.ts'

/** A source changes a few times a day; players expect a new notice within the hour. */
const READ_EVERY_MS = HOUR_MS
/** So that a thousand installations do not ask in the same minute. */
const JITTER_MS = 10 * MINUTE_MS
/** Longer than the slowest round of reading. */
const LEASE_MS = 10 * MINUTE_MS
const FIRST_RETRY_MS = 5 * MINUTE_MS
const LAST_RETRY_MS = 6 * HOUR_MS
/** A source that asks to be left alone for longer is asked after a day all the same. */
const LONGEST_PAUSE_MS = 24 * HOUR_MS
/** After so long without an answer someone has to look. */
const SILENT_MS = 24 * HOUR_MS

export type IngestDeps = Pick<Deps, 'env' | 'db' | 'clock' | 'log' | 'outbound' | 'wait'>

/** What one round of reading a source came to. */
export interface Ingested {
  readonly sourceId: string
  /** `null`: nothing was new, or it failed; everything stays as it was. */
  readonly reading: RoundReading | null
  /** Of a failure, else `null`. */
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
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<Ingested | null> {
  const asked = sourcesToAsk(sources, await listSourceStates(deps.db)).map(({ id }) => id)
  const lease = await leaseSource(deps.db, asked, LEASE_MS)
  const source = sources.find(({ id }) => id === lease?.sourceId)
  if (!lease || !source) return null
  try {
    return await ingest(deps, { source, lease, signal })
  } catch (error) {
    if (signal.aborted) throw error
    return failed(deps, lease, error)
  }
}

/** Whatever is wrong with one source is the failure of that source, and the others go on. */
async function failed({ db, log, clock }: IngestDeps, lease: SourceLease, error: unknown): Promise<Ingested> {
  const { sourceId } = lease
  const isForeseen = error instanceof SourceError
  const reason = isForeseen ? error.reason : 'unforeseen'
  if (!isForeseen) log.error('source failed', { source: sourceId, error })
  const backOffMs = FIRST_RETRY_MS * 2 ** Math.min(lease.failures, 10)
  const askedMs = isForeseen ? (error.retryAfterMs ?? 0) : 0
  const nextMs = atLeast(askedMs, Math.min(LAST_RETRY_MS, backOffMs) * (0.95 + 0.05 * Math.random()))
  await updateSourceFailed(db, lease, { reason, nextMs })
  log.warn('notices not read', { source: sourceId, reason, retryInS: nextMs / SECOND_MS })
  const silentMs = clock.now() - lease.lastReadAt.getTime()
  if (silentMs >= SILENT_MS) log.error('source silent', { source: sourceId, hours: Math.floor(silentMs / HOUR_MS) })
  return { sourceId, reading: null, reason }
}

/** Never sooner than the source asked; installations that it asked at once do not come back at once. */
function atLeast(askedMs: number, nextMs: number): number {
  const pauseMs = Math.min(askedMs, LONGEST_PAUSE_MS)
  return Math.max(nextMs, pauseMs + Math.random() * Math.min(JITTER_MS, pauseMs))
}

interface Round {
  readonly source: Source
  readonly lease: SourceLease
  readonly signal: AbortSignal
}

async function ingest(deps: IngestDeps, { source, lease, signal }: Round): Promise<Ingested> {
  const reader = createRoundReader(deps, { before: lease.answers, signal })
  const nextMs = READ_EVERY_MS + Math.random() * JITTER_MS
  if (await reader.isAsBefore()) {
    if (isMirrorId(source.id)) requireNews(reader, deps.clock.now())
    await updateSourceUnchanged(deps.db, lease, { readAt: new Date(deps.clock.now()), nextMs })
    deps.log.info('notices unchanged', { source: source.id })
    return { sourceId: source.id, reading: null, reason: null }
  }
  await useNoticeWords(deps)
  const read = await source.read(reader.get, {
    now: deps.clock.now(),
    earlier: (gameId) => listEarlier(deps.db, gameId, deps.clock.now()),
  })
  const reading = await withKeptWords(deps.db, read, lease.launchers)
  await store(deps, { reading, lease, reader, nextMs: atLeast(reader.askedPauseMs(), nextMs) })
  if (reading.words) await keepMirroredWords(deps, reading.words)
  await reportRound(deps, { sourceId: source.id, reading, texts: reader.texts() })
  return { sourceId: source.id, reading, reason: null }
}

/** A document that an instance renews about once an hour, and that stays the same, comes from one that has stopped. (MIR-3) */
function requireNews(reader: RoundReader, now: Instant): void {
  const since = reader.answeredSince()
  if (since !== null && now - since > MIRROR_STALE_AFTER_MS) throw new SourceError('stale')
}

interface Result {
  readonly reading: RoundReading
  readonly lease: SourceLease
  readonly reader: RoundReader
  readonly nextMs: number
}

async function store(deps: IngestDeps, { reading, lease, reader, nextMs }: Result): Promise<void> {
  const now = deps.clock.now()
  const gone = await deps.db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    // Another process may have taken the source meanwhile; what it reads is newer.
    if (!(await lockSource(transaction, lease))) throw new SourceError('lease lost')
    const announcements = await listAnnouncements(transaction)
    const merged = mergeReading({ announcements, otherIds: await listOtherIds(transaction) }, reading, now)
    const isNew = await upsertAnnouncements(transaction, merged)
    // What another source said before may be right again.
    if (isNew) await clearAnswers(transaction, lease.sourceId)
    // As the database returns them, so that equal announcements always make equal activities.
    await storeActivities(transaction, await currentActivities(transaction), deps.log)
    await updateSourceRead(transaction, lease, {
      readAt: new Date(now),
      languages: reading.languages,
      notices: reading.notices,
      activities: [...reading.found.values()].reduce((sum, found) => sum + found.length, 0),
      reported: reading.leftOut.filter(isUnclear).length,
      reportedIn: countByLanguage(reading.leftOut.filter(isUnclear)),
      unreadable: reading.unreadable.length,
      launchers: reading.launchers ?? {},
      codes: reading.codes ? afterReading(lease.codes, reading.codes, now) : lease.codes,
      answers: reader.answers(reading.reportedAt ?? now),
      nextMs,
    })
    return merged.filter(({ goneSince }) => goneSince === now)
  })
  for (const { noticeId, gameId } of gone) deps.log.info('notice gone', { game: gameId, notice: noticeId })
}

/** How many notices, or rows of them, were not understood in each language that they have. */
function countByLanguage(unclear: readonly LeftOut[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const language of unclear.flatMap(({ titles }) => Object.keys(titles))) {
    counts[language] = (counts[language] ?? 0) + 1
  }
  return counts
}

async function listOtherIds(db: Db): Promise<readonly string[]> {
  return [...(await listRetiredIds(db)), ...(await listCorrectionRows(db)).map(({ id }) => id)]
}
