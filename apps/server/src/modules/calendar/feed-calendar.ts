import { type Activity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { plainText } from '@ephemeris/core/activity/titles/plain-text'
import type { IcsCalendar, IcsEvent } from '@ephemeris/core/calendar/ics-calendar'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import type { CalendarEntry } from '../catalogue/answers/calendar-entries.ts'

/** Hours before the edges of an activity at which the calendar rings. */
export interface FeedAlarms {
  readonly beforeStart: readonly number[]
  readonly beforeEnd: readonly number[]
}

interface FeedOptions {
  readonly games: readonly GameId[]
  readonly language: Language
  /** Of this installation. */
  readonly origin: string
  readonly alarmsOf: (activity: Activity) => FeedAlarms
}

/** A feed with one event per activity. What is only expected says so and is tentative. (FEED-1, FEED-2) */
export function feedCalendarOf(
  entries: readonly CalendarEntry[],
  { games, language, origin, alarmsOf }: FeedOptions,
): IcsCalendar {
  const names = games.length < GAME_IDS.length ? games.map((id) => GAME_FACTS[id].name[language]) : []
  return {
    name: ['Ephemeris', ...names].join(' · '),
    url: `${origin}/timeline`,
    events: entries.map((entry) => eventOf(entry, { language, origin, alarmsOf })),
  }
}

function eventOf(entry: CalendarEntry, { language, origin, alarmsOf }: Omit<FeedOptions, 'games'>): IcsEvent {
  const { activity, revision, isGone } = entry
  const { id, gameId, type, startAt, endAt, source } = activity
  const isStartExpected = startCertaintyOf(activity) === 'expected'
  const isEndExpected = activity.certainty === 'expected'
  const { name, subTypes } = GAME_FACTS[gameId]
  const [game, kind] = [name[language], subTypes[type].name[language]]
  const own = SERVER_TEXTS[language].feed
  const shortTitle = plainText(activity.shortTitle)
  // The title of a version begins with its game.
  const title = type === 'version' ? shortTitle : `${game} · ${shortTitle}`
  const notes = [
    `${game} · ${kind}`,
    isGone && own.gone,
    isStartExpected && (isEndExpected ? own.expected : own.startExpected),
    isEndExpected && !isStartExpected && own.endExpected,
    source?.url,
  ]
  const isExpected = isStartExpected || isEndExpected
  const alarms = alarmsOf(activity)
  return {
    uid: `${id}@ephemeris`,
    sequence: revision.sequence,
    changedAt: revision.at,
    startAt,
    lastAt: endAt,
    status: isGone ? 'CANCELLED' : isExpected ? 'TENTATIVE' : 'CONFIRMED',
    summary: isStartExpected ? own.expectedTitle(title) : title,
    description: notes.filter((note) => typeof note === 'string').join('\n'),
    category: kind,
    url: `${origin}/timeline?activity=${id}`,
    alarmHours: isGone || isEndExpected ? [] : alarms.beforeEnd,
    startAlarmHours: isGone || isStartExpected ? [] : alarms.beforeStart,
  }
}
