import { type Activity, isOfGame, type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { plainText } from '@ephemeris/core/activity/titles/plain-text'
import type { IcsCalendar, IcsEvent } from '@ephemeris/core/calendar/ics-calendar'
import { codeMarkId, type RedeemCode, redeemPage } from '@ephemeris/core/codes/redeem-code'
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

export interface FeedEntry extends Omit<CalendarEntry, 'activity'> {
  readonly activity: PlacedActivity
  readonly alarms: FeedAlarms
}

interface FeedOptions {
  /** Redeem codes of which the end is stated. */
  readonly codes: readonly RedeemCode[]
  readonly games: readonly GameId[]
  readonly language: Language
  /** Of this installation. */
  readonly origin: string
}

/** A feed with one event per activity, and one at each end before which it rings. (FEED-1, FEED-14) */
export function feedCalendarOf(
  entries: readonly FeedEntry[],
  { games, codes, language, origin }: FeedOptions,
): IcsCalendar {
  const names = games.length < GAME_IDS.length ? games.map((id) => GAME_FACTS[id].name[language]) : []
  return {
    name: ['Ephemeris', ...names].join(' · '),
    url: `${origin}/timeline`,
    events: [
      ...entries.flatMap((entry) => {
        const { activity, alarms, isGone } = entry
        const event = eventOf(entry, { language, origin })
        const ringsAtEnd = alarms.beforeEnd.length > 0 && !isGone && activity.certainty !== 'expected'
        return ringsAtEnd ? [event, endOf(event, entry, language)] : [event]
      }),
      ...codes.flatMap((code) => codeEvents(code, { language, origin })),
    ],
  }
}

/**
 * The end of an activity as an event of its own: Outlook and Android ignore alarms that ring after the start of their
 * event. (FEED-14)
 */
function endOf(event: IcsEvent, { activity, alarms }: FeedEntry, language: Language): IcsEvent {
  return {
    ...event,
    uid: `${activity.id}-end@ephemeris`,
    startAt: event.lastAt,
    status: 'CONFIRMED',
    summary: SERVER_TEXTS[language].feed.ends(titleOf(activity, language)),
    alarmHours: alarms.beforeEnd,
  }
}

/** From when a code was first seen to its end; it rings nothing. (CODE-14) */
function codeEvents(
  code: RedeemCode,
  { language, origin }: Pick<FeedOptions, 'language' | 'origin'>,
): readonly IcsEvent[] {
  const { gameId, since, until, url } = code
  if (until === null || until <= since) return []
  const name = SERVER_TEXTS[language].feed.code(code.code)
  return [
    {
      uid: `${codeMarkId(code)}@ephemeris`,
      sequence: 0,
      changedAt: since,
      startAt: since,
      lastAt: until,
      status: 'CONFIRMED',
      summary: `${GAME_FACTS[gameId].name[language]} · ${name}`,
      description: redeemPage(code) ?? url ?? '',
      category: name,
      url: `${origin}/tonight`,
      alarmHours: [],
    },
  ]
}

/** The title of a version begins with its game, and what a user has added may belong to none. */
function titleOf({ gameId, type, shortTitle, own }: Activity, language: Language): string {
  const title = plainText(shortTitle)
  const game = gameId === 'own' ? own?.group : GAME_FACTS[gameId].name[language]
  return type === 'version' || !game ? title : `${game} · ${title}`
}

/** What is only expected says so and is tentative. (FEED-2) */
function eventOf(
  { activity, revision, isGone, alarms }: FeedEntry,
  { language, origin }: Pick<FeedOptions, 'language' | 'origin'>,
): IcsEvent {
  const { id, startAt, endAt, source } = activity
  const isStartExpected = startCertaintyOf(activity) === 'expected'
  const isEndExpected = activity.certainty === 'expected'
  const own = SERVER_TEXTS[language].feed
  const [game, kind] = isOfGame(activity)
    ? [GAME_FACTS[activity.gameId].name[language], GAME_FACTS[activity.gameId].subTypes[activity.type].name[language]]
    : [null, own.own]
  const title = titleOf(activity, language)
  const notes = [
    game === null ? kind : `${game} · ${kind}`,
    activity.own?.note,
    isGone && own.gone,
    isStartExpected && (isEndExpected ? own.expected : own.startExpected),
    isEndExpected && !isStartExpected && own.endExpected,
    source?.url,
  ]
  const isExpected = isStartExpected || isEndExpected
  return {
    uid: `${id}@ephemeris`,
    sequence: revision.sequence,
    changedAt: revision.at,
    startAt,
    lastAt: endAt,
    status: isGone ? 'CANCELLED' : isExpected ? 'TENTATIVE' : 'CONFIRMED',
    summary: isStartExpected ? own.expectedTitle(title) : title,
    description: notes.filter((note) => typeof note === 'string' && note !== '').join('\n'),
    category: kind,
    url: `${origin}/timeline?activity=${id}`,
    alarmHours: isGone || isStartExpected ? [] : alarms.beforeStart,
  }
}
