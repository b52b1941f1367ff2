import type { Activity } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import { type IncomeCalendar, incomeCalendarOf } from '@ephemeris/core/income/income-calendar'
import type { Instant } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import { announcedVersions } from '#web/state/plan/announced-versions'

/** When things turn over in a game on a server, as the shipped facts and the loaded calendar have it. */
export function calendarOf(
  gameId: GameId,
  { server, until, activities }: { server: UtcOffset; until: Instant; activities: readonly Activity[] },
): IncomeCalendar {
  const facts = {
    cycles: CYCLES[gameId],
    versions: VERSIONS[gameId],
    versionDays: OBSERVED[gameId].versionDays,
  }
  const calendar = incomeCalendarOf(facts, server, until)
  const announced = announcedVersions(gameId, calendar.versions, activities)
  return announced.length === 0 ? calendar : incomeCalendarOf({ ...facts, announced }, server, until)
}
