import { keptIndices } from '@ephemeris/core/gacha/facts'
import type { GameId } from '@ephemeris/core/games/game'
import { incomeCalendarOf } from '@ephemeris/core/income/income-calendar'
import { goalAnswersOf } from '@ephemeris/core/plan/goals/player-goals'
import type { AccountPlan } from '@ephemeris/core/plan/stored/player-plan'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { offsetOf } from '@ephemeris/core/time/zone'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { CYCLES } from '@ephemeris/gamedata/timeline/recurring'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'

const NOW = instant(Date.UTC(2026, 10, 22))
const SERVER = offsetOf('UTC+1')
/** As far as the plan page continues the versions. */
const CALENDAR_MS = 600 * DAY_MS

const GOALS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  genshin: ['301', '302', '301', '302'],
  starrail: ['11', '12', '11', '12'],
  zenless: ['2', '3', '102', '103'],
  wuthering: ['1', '2', '1', '2'],
}

const indexOf = keptIndices(GACHA_FACTS)

/** Four goals that end over 180 days, with unknown pity, savings and a reward that was marked as done. */
function planOf(gameId: GameId): AccountPlan {
  const { currency, sources } = INCOME[gameId]
  const daily = sources.find(({ cadence }) => cadence.unit === 'day')
  const typedAt = instant(NOW - 30 * DAY_MS)
  return {
    goals: (GOALS[gameId] ?? []).map((poolId, place) => ({
      id: `${place}`,
      poolId,
      bannerId: `${place}`,
      expected: null,
      isRerun: false,
      itemId: null,
      name: null,
      copies: place === 2 ? 2 : 1,
      until: instant(NOW + 45 * DAY_MS * (place + 1)),
      isSkipped: false,
    })),
    owned: { [currency]: 12_000 },
    baselines: { [currency]: { amount: 12_000, at: typedAt, typedAt, included: [], added: [], maybe: 0, earlier: [] } },
    since: instant(NOW - 60 * DAY_MS),
    passUntil: instant(NOW + 20 * DAY_MS),
    counted: {},
    taken: daily ? { [`${daily.id}/2026-11-21`]: true } : {},
    amounts: {},
    standings: {},
    takenAt: {},
    got: {},
  }
}

/** What the plan page computes after a change: the calendar and the answers to all goals. @returns chances, for the eye */
export function answerPlan(gameId: GameId): readonly number[] {
  const facts = { versions: VERSIONS[gameId], versionDays: OBSERVED[gameId].versionDays, cycles: CYCLES[gameId] }
  const answers = goalAnswersOf({
    gameId,
    plan: planOf(gameId),
    facts: INCOME[gameId],
    calendar: incomeCalendarOf(facts, SERVER, instant(NOW + CALENDAR_MS)),
    marks: {},
    now: NOW,
    index: indexOf(gameId),
    histories: new Map(),
    banners: new Map(),
    recent: [],
  })
  return answers.map(({ result }) => result?.chance.high ?? Number.NaN)
}
