import type { CalendarQuery } from '@ephemeris/contract/catalogue/calendar'
import { writeCalendar } from '@ephemeris/core/calendar/ics-calendar'
import { GAME_IDS } from '@ephemeris/core/games/game'
import type { Deps } from '#server/deps'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { type FeedAlarms, feedCalendarOf } from './feed-calendar.ts'

const SILENT: FeedAlarms = { beforeStart: [], beforeEnd: [] }

/** @throws AppError GAMES_EMPTY while nothing has been loaded */
export function publicFeed({ origin }: Pick<Deps, 'origin'>, catalogue: Catalogue, query: CalendarQuery): string {
  const { games, language } = query
  const entries = catalogue.calendar(query).map((entry) => ({ ...entry, alarms: SILENT }))
  return writeCalendar(feedCalendarOf(entries, { games: games ?? GAME_IDS, language, origin: origin.url() }))
}
