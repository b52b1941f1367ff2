import { expect, test } from 'vitest'
import { type Distribution, exactSum } from '../../gacha/figures/distribution.ts'
import { STARRAIL } from '../../gacha/sample-facts.test-data.ts'
import type { GameId } from '../../games/game.ts'
import { costOfGoal, type GoalCost } from './goal-cost.ts'
import { poolOf, standing } from './sample-goals.test-data.ts'
import { type Standing, standingOf, UNKNOWN_STANDING } from './standing.ts'

type CostQuery = [game: GameId, poolId: string, now?: Standing, copies?: number]

function costIn(...[game, poolId, now = standing(), copies = 1]: CostQuery): GoalCost {
  const cost = costOfGoal(poolOf(game, poolId), now, copies)
  if (!cost) throw new RangeError('no odds')
  return cost
}

const worst = (...asked: CostQuery): Distribution => costIn(...asked).worst
const best = (...asked: CostQuery): Distribution => costIn(...asked).best

function mean({ first, chances }: Distribution): number {
  return chances.reduce((sum, chance, index) => sum + chance * (first + index), 0)
}

function quantile({ first, chances }: Distribution, share: number): number {
  let mass = 0
  const index = chances.findIndex((chance) => {
    mass += chance
    return mass >= share
  })
  return first + (index < 0 ? chances.length - 1 : index)
}

const measured = (...asked: CostQuery): Distribution => {
  const cost = costIn(...asked).measured
  if (!cost) throw new RangeError('nothing was measured')
  return cost.worst
}

const guaranteed = standing({ isGuaranteed: true })
const at40 = standing({ count: 40 })

/** Mean, then the pulls for 50, 75, 90 and 99 per cent, then where it is sure. */
const REFERENCE: readonly (readonly [name: string, cost: Distribution, figures: readonly number[]])[] = [
  ['a character of Genshin Impact', worst('genshin', '301'), [93.7, 81, 136, 156, 162, 180]],
  ['a character of Star Rail', worst('starrail', '11'), [93.7, 81, 136, 156, 162, 180]],
  ['an agent', worst('zenless', '2'), [93.7, 81, 136, 156, 162, 180]],
  ['a character at 55 %', best('genshin', '301'), [90.6, 80, 126, 156, 162, 180]],
  ['a character at 56.25 %', best('starrail', '11'), [89.8, 79, 124, 155, 162, 180]],
  ['a guaranteed character', worst('genshin', '301', guaranteed), [62.5, 76, 79, 81, 84, 90]],
  ['a first rescreened agent', worst('zenless', '102', standing({ isFirstOpen: true })), [62.5, 76, 79, 81, 84, 90]],
  ['a character at pity 40', worst('genshin', '301', at40), [65.4, 42, 111, 117, 123, 140]],
  ['a chosen weapon', worst('genshin', '302'), [87.8, 80, 129, 136, 143, 160]],
  ['a chosen weapon after a lost one', worst('genshin', '302', guaranteed), [81.1, 70, 117, 135, 142, 160]],
  ['a light cone', worst('starrail', '12'), [66.8, 69, 73, 127, 143, 160]],
  ['a W-Engine', worst('zenless', '3'), [62.5, 67, 72, 114, 141, 160]],
  ['a weapon of Wuthering Waves, as measured', measured('wuthering', '2'), [54.1, 68, 71, 73, 76, 80]],
  [
    'both in Genshin Impact',
    exactSum(worst('genshin', '301'), worst('genshin', '302')),
    [181.6, 181, 220, 260, 296, 340],
  ],
  ['both in Star Rail', exactSum(worst('starrail', '11'), worst('starrail', '12')), [160.6, 152, 205, 228, 294, 340]],
  ['both in Zenless', exactSum(worst('zenless', '2'), worst('zenless', '3')), [156.2, 150, 198, 226, 291, 340]],
]

test.for(REFERENCE)('PLAN-1 %s costs what is known of it', ([, cost, [average, ...figures]]) => {
  expect(Math.abs(mean(cost) - (average ?? 0))).toBeLessThan(0.051)
  const [half, most, nearly, almost, sure] = figures
  expect([0.5, 0.75, 0.9, 0.99].map((share) => quantile(cost, share))).toEqual([half, most, nearly, almost])
  expect(cost.first + cost.chances.length - 1).toBe(sure)
  expect(cost.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('PLAN-1 a fate point makes the next 5-star the chosen one, in both pools that have them', () => {
  const pointed = standing({ fatePoints: 1 })
  expect(worst('genshin', '302', pointed).chances.length).toBe(80)
  expect(worst('genshin', '500', pointed).chances.length).toBe(90)
  expect(worst('genshin', '500').first + worst('genshin', '500').chances.length - 1).toBe(180)
})

test('PLAN-1 each later copy starts again, and the first S-Rank is the chosen one only once', () => {
  const open = standing({ isFirstOpen: true, count: 30 })
  const two = worst('zenless', '102', open, 2)
  const apart = exactSum(worst('zenless', '102', open), worst('zenless', '102'))
  expect(two.first).toBe(apart.first)
  expect([...two.chances]).toEqual([...apart.chances])
  expect(worst('genshin', '301', standing(), 7).chances.length + 6).toBe(7 * 180)
})

test('PLAN-2 what is not known makes a range, named by what it is', () => {
  expect(costIn('starrail', '11', UNKNOWN_STANDING).unknowns).toEqual(['pity', 'guarantee', 'reported'])
  expect(costIn('genshin', '302', UNKNOWN_STANDING).unknowns).toEqual(['pity', 'fate_points', 'guarantee', 'rate'])
  expect(costIn('zenless', '102', UNKNOWN_STANDING).unknowns).toEqual(['pity', 'first', 'guarantee'])
  expect(costIn('wuthering', '2', UNKNOWN_STANDING).unknowns).toEqual(['pity', 'rate'])
  expect(costIn('zenless', '2').unknowns).toEqual([])

  const unknown = costIn('zenless', '2', UNKNOWN_STANDING)
  expect([...unknown.worst.chances]).toEqual([...worst('zenless', '2').chances])
  expect([...unknown.best.chances]).toEqual([1])
  const atLeast = costIn('zenless', '2', { ...guaranteed, pity: { count: 20, isAtLeast: true } })
  expect([...atLeast.worst.chances]).toEqual([
    ...worst('zenless', '2', standing({ isGuaranteed: true, count: 20 })).chances,
  ])
})

test('PLAN-2 the records give pity and guarantee as far as they are known, and the rest has to be asked', () => {
  expect(standingOf(undefined)).toBe(UNKNOWN_STANDING)
  const pity = { 4: { count: 3, isAtLeast: false }, 5: { count: 20, isAtLeast: true } }
  expect(standingOf({ pity, isGuaranteed: true })).toEqual({
    pity: { count: 20, isAtLeast: true },
    isGuaranteed: true,
    fatePoints: null,
    isFirstOpen: null,
  })
})

test('PLAN-2 a guarantee that is known leaves the share of flips out of the first copy alone', () => {
  expect(costIn('genshin', '301', guaranteed).unknowns).toEqual([])
  expect(costIn('genshin', '301', guaranteed, 2).unknowns).toEqual(['share'])
})

test('PLAN-2 a guarantee that is not known says nothing where the next 5-star is the wanted one anyway', () => {
  expect(costIn('zenless', '102', standing({ isFirstOpen: true, isGuaranteed: null })).unknowns).toEqual([])
  expect(costIn('genshin', '302', standing({ fatePoints: 1, isGuaranteed: null })).unknowns).toEqual(['rate'])
  expect(costIn('genshin', '302', standing({ fatePoints: 0, isGuaranteed: null })).unknowns).toEqual([
    'guarantee',
    'rate',
  ])
})

test('PLAN-42 where a rate is rounded, the chance is the range that it allows, and what players measured lies in it', () => {
  const upTo = ({ first, chances }: Distribution, pulls: number) =>
    chances.slice(0, pulls - first + 1).reduce((sum, chance) => sum + chance, 0)
  const cost = costIn('wuthering', '2')
  const seen = cost.measured?.worst
  if (!seen) throw new RangeError('nothing was measured')
  // The public model, summed up by another program.
  const reached = [66, 68, 70, 72, 73, 75, 77].map((pulls) => upTo(seen, pulls).toFixed(3))
  expect(reached).toEqual(['0.435', '0.551', '0.704', '0.867', '0.926', '0.986', '0.999'])
  for (let pulls = 1; pulls <= 80; pulls += 1) {
    expect(upTo(cost.worst, pulls)).toBeLessThanOrEqual(upTo(seen, pulls) + 1e-12)
    expect(upTo(cost.best, pulls)).toBeGreaterThanOrEqual(upTo(seen, pulls) - 1e-12)
  }
  expect(1 / mean(cost.worst)).toBeCloseTo(0.0175, 6)
  expect(costIn('genshin', '302').unknowns).toContain('rate')
  expect(costIn('genshin', '301', guaranteed)).toMatchObject({ unknowns: [], measured: null })
})

test('PLAN-2 where no published rule gives the odds there is no answer', () => {
  expect(costOfGoal(poolOf('wuthering', '10'), standing(), 1)).toBeNull()
  expect(costOfGoal(poolOf('genshin', '100'), standing(), 1)).toBeNull()
  expect(costOfGoal(poolOf('starrail', '1'), standing(), 1)).toBeNull()
  const pool = poolOf('genshin', '301')
  expect(costOfGoal({ ...pool, hardPity5: null }, standing(), 1)).toBeNull()
  expect(costOfGoal({ ...pool, chosenRate5: null, featuredRate5: null }, standing(), 1)).toBeNull()
  expect(costOfGoal({ ...pool, guaranteeAfterLoss: false }, standing(), 1)).toBeNull()
  expect(costOfGoal({ ...pool, guaranteeAfterLoss: false, featuredRate5: 1 }, standing(), 1)).not.toBeNull()
  expect(costOfGoal(poolOf('wuthering', '6'), standing(), 1)?.worst.chances.length).toBe(80)
  expect(costOfGoal(poolOf('wuthering', '6'), standing(), 2)).toBeNull()
})

test.each(STARRAIL.facts.pools.filter(({ guaranteeAfterLoss }) => guaranteeAfterLoss))(
  'PLAN-7 in pool $id more pity or a guarantee never makes a goal dearer',
  (pool) => {
    const upTo = ({ first, chances }: Distribution) => {
      let mass = 0
      const masses = [...chances].map((chance) => (mass += chance))
      return (pulls: number) => (pulls < first ? 0 : (masses[Math.min(pulls - first, masses.length - 1)] ?? 0))
    }
    const at = (count: number, isGuaranteed: boolean) =>
      upTo(costOfGoal(pool, standing({ count, isGuaranteed }), 1)?.worst ?? { first: 0, chances: new Float64Array() })
    for (let count = 0; count + 5 < (pool.hardPity5 ?? 0); count += 5) {
      const [now, next, sure] = [at(count, false), at(count + 1, false), at(count, true)]
      const isNeverDearer = Array.from({ length: 180 }, (_, index) => index + 1).every(
        (pulls) => next(pulls) >= now(pulls) - 1e-12 && sure(pulls) >= now(pulls) - 1e-12,
      )
      expect(isNeverDearer, `pity ${count}`).toBe(true)
    }
  },
)
