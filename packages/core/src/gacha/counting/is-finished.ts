import type { PoolFacts } from '../facts.ts'
import type { CountablePull } from '../pull.ts'
import type { PoolHistory } from './count-pulls.ts'

/** Whether nothing more can be pulled from a pool: its pulls are used up, or its only 5-star was had. (GACHA-37) */
export function isFinished(
  { pulls }: Pick<PoolHistory<CountablePull>, 'pulls'>,
  pool: Pick<PoolFacts, 'maxPulls' | 'endsAfterFiveStar'> | undefined,
): boolean {
  if (!pool) return false
  if (pool.endsAfterFiveStar && pulls.some(({ rarity }) => rarity === 5)) return true
  return pool.maxPulls !== null && pulls.length >= pool.maxPulls
}
