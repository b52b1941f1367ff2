import { GAME_IDS } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { isPage, PAGE_PATHS } from './pages.ts'

test('ALM-1 ALM-12 every game has an almanac at an address of its own, and one leads to the first', () => {
  expect(PAGE_PATHS.filter(({ id }) => id === 'almanac').map(({ path }) => path)).toEqual([
    '/almanac',
    ...GAME_IDS.map((gameId) => `/almanac/${gameId}`),
  ])
})

test('API-16 a path is a page with and without slashes at its end, and never by its beginning', () => {
  expect(['/', '/plan', '/plan/', '/gacha/records//'].map(isPage)).toEqual([true, true, true, true])
  expect(['', '/plans', '/gacha/record', '/almanac/none', '/constructor'].map(isPage)).toEqual(Array(5).fill(false))
})
