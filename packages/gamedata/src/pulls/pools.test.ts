import type { GameId } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { POOLS, type Pool } from './pools.ts'

function poolOf(game: GameId, id: string): Pool {
  const pool = POOLS[game].find((one) => one.id === id)
  if (!pool) throw new RangeError(`no pool ${id}`)
  return pool
}

test('POOL-6 where the player chooses an item, the facts give its own share and the fate points that guarantee it', () => {
  expect(poolOf('genshin', '302')).toMatchObject({ featuredRate5: 0.75, chosenRate5: 0.375, pointsToGuarantee: 1 })
  expect(poolOf('genshin', '500')).toMatchObject({ chosenRate5: 0.5, pointsToGuarantee: 1, hasFiftyFifty: true })
  expect(poolOf('genshin', '301')).toMatchObject({ chosenRate5: null, pointsToGuarantee: null })
})

test('POOL-6 the first S-Rank of a rescreening is the chosen one', () => {
  expect(poolOf('zenless', '102')).toMatchObject({ isFirstChosen: true, featuredRate5: 0.5, firstTenCosts: 8 })
  expect(poolOf('zenless', '103')).toMatchObject({ isFirstChosen: true, featuredRate5: 0.75, firstTenCosts: 8 })
  expect(poolOf('zenless', '2').isFirstChosen).toBe(false)
})

test("POOL-6 the beginner's pools of Wuthering Waves close after their 5-star", () => {
  expect(poolOf('wuthering', '5')).toMatchObject({ consolidatedRate5: 0.024, maxPulls: 50, endsAfterFiveStar: true })
  expect(poolOf('wuthering', '5').fourStar.consolidatedRate).toBe(0.118)
  expect(poolOf('wuthering', '6')).toMatchObject({ maxPulls: 80, endsAfterFiveStar: true })
  expect(poolOf('wuthering', '1').confidence.rates).toBe('high')
})

test('POOL-6 what players report of won flips stands apart from what the publisher states', () => {
  expect(poolOf('starrail', '11')).toMatchObject({ statedWinShare: null, reportedWinShare: 0.5625 })
  expect(poolOf('starrail', '22')).toMatchObject({ statedWinShare: null, reportedWinShare: 0.78125 })
  expect(poolOf('genshin', '301')).toMatchObject({ statedWinShare: 0.55, reportedWinShare: null })
})

test('POOL-7 every pool names the ticket of a pull, or says that it is not known', () => {
  expect(poolOf('genshin', '400').ticket).toBe('intertwined_fate')
  expect(poolOf('wuthering', '13').ticket).toBe('forging_tide')
  const unknown = Object.values(POOLS).flatMap((pools) => pools.filter(({ ticket }) => ticket === null))
  expect(unknown.map(({ id, confidence }) => `${id} ${confidence.ticket}`)).toEqual(['7 low'])
})
