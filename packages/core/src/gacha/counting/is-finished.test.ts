import { expect, test } from 'vitest'
import type { Rarity } from '../rarity.ts'
import type { CountedPull } from './count-pulls.ts'
import { isFinished } from './is-finished.ts'

function history(count: number, last: Rarity): { pulls: readonly CountedPull[] } {
  const pulls = Array.from({ length: count }, (_, index) => ({ rarity: index === count - 1 ? last : 3 }))
  return { pulls: pulls as unknown as readonly CountedPull[] }
}

const NOVICE = { maxPulls: 20, endsAfterFiveStar: false }
const CHOICE = { maxPulls: 80, endsAfterFiveStar: true }
const ENDLESS = { maxPulls: null, endsAfterFiveStar: false }

test.each([
  [20, 3, NOVICE, true],
  [19, 5, NOVICE, false],
  [31, 5, CHOICE, true],
  [31, 4, CHOICE, false],
  [80, 3, CHOICE, true],
  [4_000, 5, ENDLESS, false],
  [20, 3, undefined, false],
] as const)(
  'GACHA-37 after %i pulls, the last a %i-star, a pool with %o is finished: %s',
  (count, last, pool, isIt) => {
    expect(isFinished(history(count, last), pool)).toBe(isIt)
  },
)
