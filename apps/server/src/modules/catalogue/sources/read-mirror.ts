import type { UnreadableEntry } from '@ephemeris/announcements/publishers/entry-shape'
import { isBannerHost } from '@ephemeris/announcements/publishers/entry-shape'
import { readOwnWords } from '@ephemeris/announcements/words/own-words'
import { type OpenActivity, readOpenActivity } from '@ephemeris/contract/open/open-activity'
import { openCatalogueHead } from '@ephemeris/contract/open/open-catalogue'
import type { LauncherWord } from '@ephemeris/core/activity/versions/launcher-words'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { HOUR_MS, type Instant, instant, parseInstant } from '@ephemeris/core/time/instant'
import type { FoundAnnouncement, RoundReading } from '../announced/reading.ts'
import { readMirroredCodes } from '../codes/mirrored-codes.ts'
import { isKnownSite } from '../shipped/fact-source.ts'
import { SourceError } from './fetch-error.ts'
import { CLOCKS_DIFFER_MS, hasPlausibleVersion, isPastVersion, isPlausible } from './plausible-activity.ts'

/** A catalogue of several years has fewer. */
const MOST_ROWS = 5000
/** An instance that has read nothing for so long is no longer a source. (MIR-3) */
export const MIRROR_STALE_AFTER_MS = 24 * HOUR_MS
const TAKEN_SOURCES: readonly string[] = ['official', 'mirror', 'corrected', 'catalogue']

/**
 * What another instance's open catalogue announces. A row that does not fit, or says what no announcement can say, is
 * left out and reported; the rest counts. (MIR-3)
 * @throws SourceError if it is no such document, too large, or too old
 */
export function readMirror(json: unknown, now: Instant): RoundReading {
  const head = openCatalogueHead.safeParse(json).data
  const updatedAt = head ? parseInstant(head.updated_at) : null
  if (!head || updatedAt === null) throw new SourceError('shape')
  if (head.activities.length > MOST_ROWS) throw new SourceError('rows')
  if (updatedAt > now + CLOCKS_DIFFER_MS) throw new SourceError('clock')
  if (updatedAt < now - MIRROR_STALE_AFTER_MS) throw new SourceError('stale')

  const found = new Map<GameId, FoundAnnouncement[]>(GAME_IDS.map((gameId) => [gameId, []]))
  const givenIds = new Map<FoundAnnouncement, string>()
  const launchers: Partial<Record<GameId, LauncherWord[]>> = {}
  const unreadable: UnreadableEntry[] = []
  for (const row of head.activities) {
    const activity = readOpenActivity(row)
    const word = activity && wordOf(activity, now)
    if (word) launchers[activity.gameId] = [...(launchers[activity.gameId] ?? []), word]
    if (activity && (!isAnnounced(activity) || isPastVersion(activity, now))) continue
    if (!activity || !isPlausible(activity, now)) {
      unreadable.push({ entry: row, field: 'activity' })
      continue
    }
    const announcement = mirroredAnnouncement(activity, now)
    found.get(activity.gameId)?.push(announcement)
    givenIds.set(announcement, activity.id)
  }
  const mirrored = head.codes && readMirroredCodes(head.codes, now)
  if (givenIds.size === 0) throw new SourceError('no activity')
  const languages = LANGUAGES.filter((language) => [...givenIds.keys()].some(({ told }) => told?.title[language]))
  const reportedAt = instant(Math.min(updatedAt, now))
  return {
    found,
    givenIds,
    launchers,
    ...(mirrored && { codes: mirrored.codes }),
    reportedAt,
    words: readOwnWords(head.notice_words ?? {}).words,
    notices: head.activities.length,
    languages,
    leftOut: [],
    unreadable: [...unreadable, ...(mirrored?.unreadable ?? [])],
    failures: [],
  }
}

/** What another instance saw in a launcher, of a version that has not long been known. */
function wordOf({ launcher, version, ...activity }: OpenActivity, now: Instant): LauncherWord | null {
  const isKnown = launcher && version !== null && hasPlausibleVersion({ ...activity, version }, now)
  if (!isKnown || isPastVersion({ ...activity, version }, now) || launcher.since > now + CLOCKS_DIFFER_MS) return null
  return { version, ...launcher }
}

/** What another instance computes or expects, this one does as well, unless a notice announces it. */
function isAnnounced({ type, certainty, source, announcement }: OpenActivity): boolean {
  const isOfNotice = certainty === 'expected' && type !== 'version' && announcement !== null
  return (certainty === 'announced' || isOfNotice) && TAKEN_SOURCES.includes(source.name)
}

/**
 * A row of another instance as something that was found, as old as its publisher was read by then; pictures and pages of
 * unknown hosts are left out. (MIR-5, MIR-14)
 */
export function mirroredAnnouncement(activity: OpenActivity, now: Instant): FoundAnnouncement {
  const { gameId, type, title, shortTitle, ownTitles, start, end, bannerUrl, featured, version, source, announcement } =
    activity
  const { certainty, startCertainty = certainty } = activity
  return {
    gameId,
    type,
    noticeId: '',
    name: title,
    start,
    end,
    ...(startCertainty === 'expected' && { isStartExpected: true as const }),
    ...(certainty === 'expected' && { isEndExpected: true as const }),
    basis: announcement?.basis ?? 'text',
    publishedAt: announcement?.publishedAt ?? null,
    rewards: announcement?.rewards ?? [],
    bannerUrl: bannerUrl !== null && isBannerHost(new URL(bannerUrl).host) ? bannerUrl : null,
    pool: null,
    featured,
    version: type === 'version' ? version : null,
    cycle: null,
    ...(announcement?.isCancelled && { isCancelled: true as const }),
    ...(announcement && { history: { changes: announcement.changes, goneSince: announcement.goneSince } }),
    reportedAt: instant(Math.min(source.updatedAt, now)),
    told: { title, shortTitle, ownTitles, url: isKnownSite(source.url) ? source.url : null },
  }
}
