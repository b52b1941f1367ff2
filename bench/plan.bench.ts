import process from 'node:process'
import { countedPoolOf, type PoolFacts } from '@ephemeris/core/gacha/facts'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { incomeCalendarOf } from '@ephemeris/core/income/income-calendar'
import { NO_CHOICES } from '@ephemeris/core/income/income-choices'
import { openPayments, paymentsBetween } from '@ephemeris/core/income/payments'
import { answersOf, type PlanGoal } from '@ephemeris/core/plan/plan'
import { UNKNOWN_STANDING } from '@ephemeris/core/plan/standing'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { offsetOf } from '@ephemeris/core/time/zone'
import { INCOME } from '@ephemeris/gamedata/income'
import { OBSERVED } from '@ephemeris/gamedata/observed'
import { POOLS } from '@ephemeris/gamedata/pools'
import { CYCLES } from '@ephemeris/gamedata/recurring'
import { VERSIONS } from '@ephemeris/gamedata/versions'
import { below, report } from './support/figure.ts'
import { median } from './support/samples.ts'

/** What a change of a plan costs in processor time: the income of 180 days, the chances and dates of four goals. */
const ROUNDS = 30
const NOW = instant(Date.UTC(2026, 10, 22))
const until = instant(NOW + 180 * DAY_MS)

const GOALS: Readonly<Record<GameId, readonly string[]>> = {
  genshin: ['301', '302', '301', '302'],
  starrail: ['11', '12', '11', '12'],
  zenless: ['2', '3', '102', '103'],
  wuthering: ['1', '2', '1', '2'],
}

function poolOf(gameId: GameId, id: string): PoolFacts {
  const pool = POOLS[gameId].find((one) => one.id === id)
  if (!pool) throw new RangeError(`no pool ${id}`)
  return pool
}

function goalsOf(gameId: GameId): readonly PlanGoal[] {
  const facts = { pools: POOLS[gameId] }
  const index = { facts, pools: new Map(facts.pools.map((pool) => [pool.id, pool])) }
  return GOALS[gameId].map((id, place) => ({
    id: `${place}`,
    pool: poolOf(gameId, id),
    countedPool: countedPoolOf(index, id),
    banner: `${place}`,
    copies: place === 2 ? 2 : 1,
    standing: UNKNOWN_STANDING,
    until: instant(NOW + 45 * DAY_MS * (place + 1)),
  }))
}

for (const gameId of GAME_IDS) {
  const facts = { versions: VERSIONS[gameId], versionDays: OBSERVED[gameId].versionDays, cycles: CYCLES[gameId] }
  const goals = goalsOf(gameId)
  const samples = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    const calendar = incomeCalendarOf(facts, offsetOf('UTC+1'), until)
    const income = { facts: INCOME[gameId], calendar, choices: NO_CHOICES }
    const payments = [...openPayments(income, NOW), ...paymentsBetween(income, { from: NOW, to: until })]
    const owned = { [INCOME[gameId].currency]: 12_000 }
    answersOf({ goals, owned, payments, facts: INCOME[gameId], now: NOW })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  report(`plan of four goals over 180 days, ${gameId}`, { value: median(samples), unit: 'ms', target: below(50) })
}
