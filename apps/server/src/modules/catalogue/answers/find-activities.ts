import type { ActivityAnswer, ActivityQuery } from '@ephemeris/contract/catalogue/catalogue'
import type { RequestedKinds } from '@ephemeris/contract/catalogue/requested-kinds'
import { type Edge, edgeInstant, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { type CatalogueActivity, localized } from '@ephemeris/core/activity/catalogue-activity'
import { type ActivityType, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { defaultTypes } from '@ephemeris/core/games/selection/selection'
import type { EventWindow } from '@ephemeris/core/time/event-window'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { instantOf } from '@ephemeris/core/time/wall-time'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import type { WordsByGame } from '../announced/reading.ts'
import { type RequestedRange, requestedRange, touches } from '../requested-range.ts'
import { type AnnouncedTimes, computedActivities } from '../shipped/computed-activities.ts'
import { type Snapshot, startsBeforeItEnds } from '../stored/snapshot.ts'
import { withItemFacts } from './with-item-facts.ts'

interface Ordered {
  readonly id: string
  readonly start: Edge
}

export interface Moment {
  readonly now: Instant
  readonly window: EventWindow
}

/** What a player asked for, one entry per game in the order of the catalogue, by start, then id. (CAT-1 to CAT-6) */
export function findActivities(snapshot: Snapshot, query: ActivityQuery, moment: Moment): ActivityAnswer {
  const asked = activitiesIn(snapshot, requestedRange(query, moment.now), moment)
  const games = kindsOf(query).map(([gameId, types]) => {
    const found = asked.filter((activity) => activity.gameId === gameId && types.includes(activity.type))
    return { gameId, found }
  })
  const { unnamed } = SERVER_TEXTS[query.language].titles
  const answers = games.map(({ gameId, found }) => ({
    gameId,
    activities: found
      .map((activity) => localized(activity, query.language, unnamed))
      .filter((activity) => activity !== null)
      .map(withItemFacts)
      .sort(byStart),
  }))
  return { games: answers, skipped: 0 }
}

/** The games and kinds of the request, with defaults for what it leaves open. (CAT-1) */
export function kindsOf({ games, subTypes }: RequestedKinds): readonly (readonly [GameId, readonly ActivityType[]])[] {
  return (games ?? GAME_IDS).map((id) => [id, subTypes[id] ?? defaultTypes(GAME_FACTS[id])])
}

/** Whichever activity a player may see around now, or that was ever stored; `null`: there is none with this id. */
export function findActivity(snapshot: Snapshot, id: string, moment: Moment): CatalogueActivity | null {
  const stored = snapshot.byId.get(id)
  if (stored) return stored
  const range = requestedRange({ from: null, to: null }, moment.now)
  return activitiesIn(snapshot, range, moment).find((activity) => activity.id === id) ?? null
}

/** What is stored and what follows by rule; a stored period replaces the computed one of the same id. */
export function activitiesIn(snapshot: Snapshot, range: RequestedRange, moment: Moment): CatalogueActivity[] {
  const stored = snapshot.activities.filter((activity) => touches(activity, range))
  const computed = computedIn(range, moment.window, snapshot.announced).filter(
    (activity) => !snapshot.byId.has(activity.id) && touches(activity, range) && startsBeforeItEnds(activity),
  )
  const { launchers } = snapshot.announced
  return [...stored, ...computed].map((activity) => asLaunched(readBy(activity, moment.now), launchers, moment.now))
}

/** With what a launcher shows of it. One that shows a version before its announced opening only offers its files. */
function asLaunched(activity: CatalogueActivity, launchers: WordsByGame, now: Instant): CatalogueActivity {
  const word = launchers[activity.gameId]?.find(({ version }) => version === activity.version)
  const hasBegun = startCertaintyOf(activity) !== 'expected' && edgeInstant(activity.start, WIRE_OFFSET) <= now
  if (!word || (hasBegun && word.state !== 'live')) return activity
  return { ...activity, launcher: { state: hasBegun ? 'live' : 'pre_download', since: word.since } }
}

/** A shifted clock may show a day before a source was read; no source is newer than now. */
function readBy(activity: CatalogueActivity, now: Instant): CatalogueActivity {
  if (activity.source.updatedAt <= now) return activity
  return { ...activity, source: { ...activity.source, updatedAt: now } }
}

/** Rules go on for ever, the window of the timeline does not. */
function computedIn(
  { from, to, outlookFrom }: RequestedRange,
  window: EventWindow,
  announced: AnnouncedTimes,
): readonly CatalogueActivity[] {
  const start = instant(Math.max(from, instantOf(window.start, WIRE_OFFSET)))
  const end = instant(Math.min(to, instantOf(window.end, WIRE_OFFSET)))
  return start < end ? computedActivities({ from: start, to: end, outlookFrom }, announced) : []
}

/** By start on the wire's clock, then id. (CAT-5) */
export function byStart(one: Ordered, other: Ordered): number {
  const difference = edgeInstant(one.start, WIRE_OFFSET) - edgeInstant(other.start, WIRE_OFFSET)
  if (difference !== 0) return difference
  return one.id < other.id ? -1 : 1
}
