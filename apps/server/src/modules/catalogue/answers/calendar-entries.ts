import type { CalendarQuery } from '@ephemeris/contract/catalogue/calendar'
import type { GameActivity, PlacedActivity } from '@ephemeris/core/activity/activity'
import { localized } from '@ephemeris/core/activity/catalogue-activity'
import { placeActivities } from '@ephemeris/core/activity/place'
import { playedServer } from '@ephemeris/core/games/servers'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { offsetOf } from '@ephemeris/core/time/zone'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import { touches } from '../requested-range.ts'
import type { Revision, Revisions } from '../stored/revisions.ts'
import { type Snapshot, startsBeforeItEnds } from '../stored/snapshot.ts'
import { activitiesIn, kindsOf, type Moment } from './find-activities.ts'

const PAST_DAYS = 14
const FUTURE_DAYS = 90

/** An activity as a calendar shows it. */
export interface CalendarEntry {
  readonly activity: GameActivity & PlacedActivity
  readonly revision: Revision
  /** It was part of the catalogue and is not any more, or its publisher cancelled it. */
  readonly isGone: boolean
}

/** Equal for queries with the same calendar. */
export function calendarQuestion(query: CalendarQuery): string {
  return JSON.stringify([query.language, query.server, query.gameServers, kindsOf(query)])
}

/** What a calendar holds at this moment, by start, then id: from 14 days ago to 90 days ahead. (FEED-1, FEED-3) */
export function calendarEntries(
  { snapshot, revisions }: { snapshot: Snapshot; revisions: Revisions },
  query: CalendarQuery,
  { now, window }: Moment,
): CalendarEntry[] {
  const range = { from: instant(now - PAST_DAYS * DAY_MS), to: instant(now + FUTURE_DAYS * DAY_MS), outlookFrom: null }
  const types = new Map(kindsOf(query))
  const current = activitiesIn(snapshot, range, { now, window })
  const currentIds = new Set(current.map(({ id }) => id))
  const gone = revisions.retired.filter(
    (activity) => !currentIds.has(activity.id) && startsBeforeItEnds(activity) && touches(activity, range),
  )

  const { unnamed } = SERVER_TEXTS[query.language].titles
  const asked = [...current, ...gone]
    .filter(({ gameId, type }) => types.get(gameId)?.includes(type))
    .map((activity) => localized(activity, query.language, unnamed))
    .filter((activity) => activity !== null)
  return placeActivities(asked, (gameId) => offsetOf(playedServer(query, gameId)), window)
    .filter(({ startAt, endAt }) => endAt > range.from && startAt <= range.to)
    .sort((one, other) => one.startAt - other.startAt || (one.id < other.id ? -1 : 1))
    .flatMap((activity) => {
      const isGone = !currentIds.has(activity.id)
      const isStored = isGone || snapshot.byId.has(activity.id)
      const revision = isStored ? revisions.byId.get(activity.id) : ruleRevision(activity, revisions)
      const isCancelled = activity.announcement?.isCancelled ?? false
      return revision ? [{ activity, revision, isGone: isGone || isCancelled }] : []
    })
}

/** Before anything that its rule follows has ever changed, it is as old as the rule. */
function ruleRevision({ gameId, source }: CalendarEntry['activity'], { byGame }: Revisions): Revision | null {
  return byGame.get(gameId) ?? (source && { sequence: 0, at: source.updatedAt })
}
