import type { CalendarQuery } from '@ephemeris/contract/catalogue/calendar'
import type { ActivityAnswer, ActivityQuery } from '@ephemeris/contract/catalogue/catalogue'
import type { ShownCode } from '@ephemeris/contract/catalogue/codes'
import type { CatalogueSource } from '@ephemeris/contract/config'
import { AppError } from '@ephemeris/contract/errors'
import type { OpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { Game } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { clampToWindow, type EventWindow } from '@ephemeris/core/time/event-window'
import { instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { GAMES } from '@ephemeris/gamedata/games'
import type { Deps } from '#server/deps'
import { every } from '#server/platform/timers'
import { listMirroredReadTimes } from './announced/announcement.queries.ts'
import { type CalendarEntry, calendarEntries, calendarQuestion } from './answers/calendar-entries.ts'
import { eventWindowAt } from './answers/event-window.ts'
import { activitiesIn, findActivities, findActivity, type Moment } from './answers/find-activities.ts'
import { questionOf } from './answers/question.ts'
import { listSources } from './answers/sources.ts'
import { codesOf, shownCodes } from './codes/catalogue-codes.ts'
import { joinedByGame } from './launchers/launcher-words.ts'
import { buildOpenCatalogue } from './open/build-open-catalogue.ts'
import { requestedRange } from './requested-range.ts'
import { ownNoticeWords } from './sources/notice-words.ts'
import { listSourceStates, type SourceState } from './sources/source.queries.ts'
import { configuredSources } from './sources/source.ts'
import { listActivityBodies, listGameStates } from './stored/catalogue.queries.ts'
import { NO_REVISIONS, type Revisions, readRevisions } from './stored/revisions.ts'
import { buildSnapshot, EMPTY_SNAPSHOT, type ReadTimes, type Snapshot } from './stored/snapshot.ts'

/** How soon the change of another process shows here. */
const REFRESH_EVERY_MS = 5 * SECOND_MS

/** How long an answer stays right that depends on the time. */
const QUARTER_HOUR_MS = 15 * MINUTE_MS

/** More than this share of clamped activities means that the window is wrong, not the activities. */
const CLAMPED_ALARM = 0.2

/** The catalogue, held in memory and kept up with the database. */
export interface Catalogue {
  /** Changes with the content; empty while nothing has been loaded. */
  version(): string
  /** Changes when an answer may change: with the content, and every quarter of an hour. (CAT-9) */
  freshness(): string
  /** @throws AppError GAMES_EMPTY while nothing has been loaded */
  games(): readonly Game[]
  /** @throws AppError GAMES_EMPTY while nothing has been loaded; PARAMETER_INVALID for an impossible range */
  activities(query: ActivityQuery): ActivityAnswer
  /** Equal for queries with the same answer. @throws as `activities` */
  question(query: ActivityQuery): string
  /** What a calendar shows. @throws AppError GAMES_EMPTY while nothing has been loaded */
  calendar(query: CalendarQuery): CalendarEntry[]
  /** Equal for queries with the same calendar. */
  calendarQuestion(query: CalendarQuery): string
  /** Redeem codes that are not long over. */
  codes(language: Language): readonly ShownCode[]
  /** `null` for an unknown activity. @throws AppError GAMES_EMPTY while nothing has been loaded */
  activity(id: string): CatalogueActivity | null
  /** @throws AppError GAMES_EMPTY while nothing has been loaded */
  open(): OpenCatalogue
  sources(): readonly CatalogueSource[]
  /** Who was asked for announcements, and how that went. */
  sourceStates(): readonly SourceState[]
  /** Rows that cannot be used and are left out of every answer. */
  skipped(): number
  refresh(): Promise<void>
  close(): void
}

/** @throws if the database cannot be read now; later failures keep what is known and are logged */
export async function openCatalogue({ db, env, clock, log }: Deps): Promise<Catalogue> {
  let snapshot: Snapshot = EMPTY_SNAPSHOT
  let revisions: Revisions = NO_REVISIONS
  let sourceStates: readonly SourceState[] = []
  let noticeWords: OpenCatalogue['noticeWords'] = {}
  let isRefreshing = false

  async function refresh(): Promise<void> {
    // One question after another: at the start, another connection costs more time than all of them.
    const states = await listGameStates(db)
    sourceStates = await listSourceStates(db)
    const bySource = readTimesOf(sourceStates)
    const version = [...states.map((state) => `${state.gameId}:${state.version}`), ...bySource.values()].join()
    if (version === snapshot.version) return
    const bodies = await listActivityBodies(db)
    const revised = await readRevisions(db)
    noticeWords = (await ownNoticeWords(env.dataDir)).words
    const byActivity = await listMirroredReadTimes(db)
    const launchers = joinedByGame(sourceStates.map((state) => state.launchers))
    snapshot = buildSnapshot(states.length === 0 ? '' : version, bodies, { bySource, byActivity, launchers })
    revisions = revised
    report()
  }

  function readTimesOf(sources: readonly SourceState[]): ReadTimes['bySource'] {
    return new Map(sources.flatMap(({ sourceId, readAt }) => (readAt ? [[sourceId, instant(readAt.getTime())]] : [])))
  }

  function report(): void {
    const { skipped, activities } = snapshot
    if (skipped > 0) log.warn('catalogue rows skipped', { skipped, usable: activities.length })
    const share = clampedShare(snapshot, moment())
    if (share > CLAMPED_ALARM) log.warn('event window clamps many activities', { share })
  }

  async function refreshInTime(): Promise<void> {
    if (isRefreshing) return
    isRefreshing = true
    try {
      await refresh()
    } catch (error) {
      log.warn('catalogue not refreshed', { error })
    } finally {
      isRefreshing = false
    }
  }

  function moment() {
    const now = clock.now()
    return { now, window: eventWindowAt(env, now) }
  }

  // Asked for at every request, so the text is made once.
  let current = { snapshot, quarter: Number.NaN, text: '' }
  function freshness(): string {
    const quarter = Math.floor(clock.now() / QUARTER_HOUR_MS)
    if (current.snapshot !== snapshot || current.quarter !== quarter) {
      current = { snapshot, quarter, text: `${snapshot.version} ${quarter}` }
    }
    return current.text
  }

  function loaded(): Snapshot {
    if (snapshot.version === '') throw new AppError('GAMES_EMPTY')
    return snapshot
  }

  function sources(): readonly CatalogueSource[] {
    return listSources(snapshot, { states: sourceStates, sources: configuredSources(env) }, clock.now())
  }

  await refresh()
  const close = every(REFRESH_EVERY_MS, refreshInTime)

  return {
    version: () => snapshot.version,
    freshness,
    games: () => {
      loaded()
      return GAMES
    },
    activities: (query) => findActivities(loaded(), query, moment()),
    question: (query) => questionOf(loaded(), query, moment()),
    calendar: (query) => calendarEntries({ snapshot: loaded(), revisions }, query, moment()),
    calendarQuestion,
    codes: (language) => shownCodes(codesOf(sourceStates, clock.now()), language, clock.now()),
    activity: (id) => findActivity(loaded(), id, moment()),
    open: () => ({
      ...buildOpenCatalogue(loaded(), moment()),
      sources: sources(),
      noticeWords,
      codes: codesOf(sourceStates, clock.now()),
    }),
    sources,
    sourceStates: () => sourceStates,
    skipped: () => snapshot.skipped,
    refresh,
    close,
  }
}

/** The share, 0 to 1, of what a newcomer sees that the event window would move. (CAT-10) */
function clampedShare(snapshot: Snapshot, moment: Moment): number {
  const shown = activitiesIn(snapshot, requestedRange({ from: null, to: null }, moment.now), moment)
  if (shown.length === 0) return 0
  return shown.filter((activity) => isClamped(activity, moment.window)).length / shown.length
}

function isClamped({ start, end }: CatalogueActivity, window: EventWindow): boolean {
  const span = { startAt: edgeInstant(start, WIRE_OFFSET), endAt: edgeInstant(end, WIRE_OFFSET) }
  return clampToWindow(span, window, WIRE_OFFSET).isClamped
}
