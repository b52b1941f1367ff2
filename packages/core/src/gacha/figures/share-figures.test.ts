import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import { countPulls } from '../counting/count-pulls.ts'
import { GENSHIN } from '../sample-facts.test-data.ts'
import { serverOf } from '../server-of.ts'
import { syntheticPulls } from '../synthetic/synthetic-pulls.ts'
import { fiveStarLuck } from './luck.ts'
import { clampedPercentile, shareFigures } from './share-figures.ts'

const SERVER = serverOf('800000001', GENSHIN.facts.servers)?.offset

function historiesOf(pulls: number) {
  if (SERVER === undefined) throw new RangeError('no server')
  const made = syntheticPulls({
    index: GENSHIN,
    server: SERVER,
    seed: 'share',
    from: instant(Date.UTC(2025, 4, 1)),
    to: instant(Date.UTC(2026, 4, 19)),
    pulls,
  })
  return [...countPulls(made, { index: GENSHIN, server: SERVER }).values()]
}

test('GACHA-36 SHARE-1 the figures are those of all pools, 50/50s those of even pools alone, the 5-stars the last five, newest first', () => {
  const histories = historiesOf(2_000)
  const figures = shareFigures(histories, GENSHIN)
  const all = histories.flatMap(({ pulls }) => pulls)
  expect(figures.pulls).toBe(2_000)
  expect(figures.firstTime).toBe(all.map(({ pull }) => pull.time).toSorted()[0])
  const times = figures.lastFiveStars.map(({ pull }) => pull.time)
  expect(times).toEqual(
    all
      .filter(({ rarity }) => rarity === 5)
      .map(({ pull }) => pull.time)
      .toSorted()
      .slice(-5)
      .reverse(),
  )
  // Half of the 5-stars of the weapon banner are no 50/50s.
  const even = histories.find(({ poolId }) => poolId === '301')
  const flips = even?.pulls.filter(({ isFlip }) => isFlip) ?? []
  const others = all.filter(({ isFlip }) => isFlip).length - flips.length
  expect([flips.length > 0, others > 0]).toEqual([true, true])
  expect(figures.flips).toEqual({ won: flips.filter(({ outcome }) => outcome === 'won').length, total: flips.length })
  expect(figures.pity).toBeNull()
})

test('SHARE-1 luck is that of the pool with the longest judged stretch, and absent below the gate', () => {
  const histories = historiesOf(2_000)
  const { luck } = shareFigures(histories, GENSHIN)
  const judged = histories.flatMap((history) => fiveStarLuck(history, GENSHIN.pools.get(history.poolId)) ?? [])
  const longest = judged.filter(({ isEnough }) => isEnough).toSorted((one, other) => other.pulls - one.pulls)[0]
  expect(longest).toBeDefined()
  expect(luck).toMatchObject({ ...longest?.percentile, pulls: longest?.pulls })
  expect(shareFigures(historiesOf(60), GENSHIN).luck).toBeNull()
})

test.each([
  [0, 0.01],
  [0.004, 0.01],
  [0.5, 0.5],
  [0.997, 0.99],
  [1, 0.99],
])('SHARE-1 a luck of %d is printed as %d', (percentile, shown) => {
  expect(clampedPercentile(percentile)).toBe(shown)
})

test('SHARE-1 without a 5-star the pity of the largest pool is shown, and no figure is made up', () => {
  const figures = shareFigures(historiesOf(5), GENSHIN)
  expect(figures).toMatchObject({ pulls: 5, average: null, flips: null, luck: null, lastFiveStars: [] })
  expect(figures.pity?.count).toBeGreaterThan(0)
  expect(shareFigures([], GENSHIN)).toMatchObject({ pulls: 0, firstTime: '', pity: null })
})
