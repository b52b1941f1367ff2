import { INCOME } from '@ephemeris/gamedata/income/income'
import { countedPoolOf, type PoolFacts } from '../../gacha/facts.ts'
import { sampleFactsOf } from '../../gacha/sample-facts.test-data.ts'
import type { GameId } from '../../games/game.ts'
import type { Payment } from '../../income/payments.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { answersOf, type GoalResult, type PlanGoal, type PlanInput } from './plan.ts'
import { FRESH_STANDING, type Standing } from './standing.ts'

export const NOW = instant(Date.UTC(2026, 10, 22))

export function poolOf(game: GameId, id: string): PoolFacts {
  const pool = sampleFactsOf(game).pools.get(id)
  if (!pool) throw new RangeError(`no pool ${id}`)
  return pool
}

export function standing(change: Partial<Standing> & { count?: number } = {}): Standing {
  const { count = 0, ...rest } = change
  return { ...FRESH_STANDING, pity: { count, isAtLeast: false }, ...rest }
}

let goals = 0

/** A goal in a banner of its own that ends after `days`. */
export function goalIn(game: GameId, poolId: string, change: Partial<PlanGoal> & { days?: number } = {}): PlanGoal {
  const { days = 20, ...rest } = change
  goals += 1
  return {
    id: `goal-${goals}`,
    pool: poolOf(game, poolId),
    countedPool: countedPoolOf(sampleFactsOf(game), poolId),
    banner: `banner-${goals}`,
    copies: 1,
    standing: standing(),
    until: instant(NOW + days * DAY_MS),
    ...rest,
  }
}

/** Something that arrives after `days`. */
export function paid(days: number, [gives, amount]: readonly [string, number], change: Partial<Payment> = {}): Payment {
  const at = instant(NOW + days * DAY_MS)
  return {
    sourceId: 'sample',
    key: `${days}`,
    layer: 'certain',
    gives,
    low: amount,
    usual: amount,
    high: amount,
    at,
    opensAt: at,
    closesAt: at,
    isExpected: false,
    ...change,
  }
}

export function planIn(
  game: GameId,
  goals: readonly PlanGoal[],
  change: Partial<Omit<PlanInput, 'goals'>> = {},
): PlanInput {
  return { goals, owned: {}, payments: [], facts: INCOME[game], now: NOW, ...change }
}

/** The answer to each goal. */
export function resultsOf(input: PlanInput): readonly GoalResult[] {
  return answersOf(input).map(({ result }) => {
    if (!result) throw new RangeError('no odds')
    return result
  })
}

/** The answer to the last goal. */
export function resultOf(input: PlanInput): GoalResult {
  const last = resultsOf(input).at(-1)
  if (!last) throw new RangeError('no goal')
  return last
}
