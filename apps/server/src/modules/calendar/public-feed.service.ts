import type { CalendarQuery } from '@ephemeris/contract/catalogue/calendar'
import { writeCalendar } from '@ephemeris/core/calendar/ics-calendar'
import { isOfReader } from '@ephemeris/core/codes/redeem-code'
import { GAME_IDS } from '@ephemeris/core/games/game'
import type { Deps } from '#server/deps'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { type FeedAlarms, feedCalendarOf } from './feed-calendar.ts'

const SILENT: FeedAlarms = { beforeStart: [], beforeEnd: [] }

/** @throws AppError GAMES_EMPTY while nothing has been loaded */
export function publicFeed({ origin }: Pick<Deps, 'origin'>, catalogue: Catalogue, query: CalendarQuery): string {
  const { games, language } = query
  const entries = catalogue.calendar(query).map((entry) => ({ ...entry, alarms: SILENT }))
  const shown = games ?? GAME_IDS
  const codes = catalogue
    .codes(language)
    .filter((code) => shown.includes(code.gameId) && isOfReader(code, { servers: query, language }))
  return writeCalendar(feedCalendarOf(entries, { games: shown, codes, language, origin: origin.url() }))
}
