import type { Activity } from '@ephemeris/core/activity/activity'
import type { ActivityType, GameId } from '@ephemeris/core/games/game'
import { cycleLinks } from '@ephemeris/core/plan/holdings/cycle-links'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import type { IncomeBase } from '@ephemeris/core/tonight/tonight-income'
import { calendarOf } from './game-calendar.ts'
import { INCOME } from './income.ts'

/** Longer than any period that is open. */
const AHEAD_DAYS = 90

interface BaseQuestion {
  readonly server: UtcOffset
  /** Of all games, of the kinds that the player follows. */
  readonly activities: readonly Activity[]
  /** That the player follows in this game. */
  readonly types: readonly ActivityType[]
  /** The number of the UTC day. */
  readonly day: number
}

/** What pays in a game. Players who do not follow its challenges are not reminded of them. */
export function incomeBaseOf(gameId: GameId, { server, activities, types, day }: BaseQuestion): IncomeBase {
  const own = activities.filter((activity) => activity.gameId === gameId)
  const until = instant((day + AHEAD_DAYS) * DAY_MS)
  const facts = INCOME[gameId]
  const base = {
    gameId,
    facts: types.includes('challenge')
      ? facts
      : { ...facts, sources: facts.sources.filter(({ cadence }) => cadence.unit !== 'cycle') },
    calendar: calendarOf(gameId, { server, until, activities: own }),
  }
  return { ...base, links: cycleLinks(base, own) }
}
