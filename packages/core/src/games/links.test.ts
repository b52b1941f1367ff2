import { expect, test } from 'vitest'
import { GAME_IDS } from './game.ts'
import { LAUNCH_REGIONS } from './game-links.ts'
import { linksOf } from './links.ts'

test('GAME-8 every game has an official site in each region, over https', () => {
  for (const game of GAME_IDS) {
    for (const region of LAUNCH_REGIONS) expect(new URL(linksOf(game).sites[region]).protocol).toBe('https:')
  }
})

test('SHORT-1 every game has one tracker of its own, with a name, over https', () => {
  const trackers = GAME_IDS.map((game) => linksOf(game).tracker)
  for (const { name, url } of trackers) {
    expect(name).not.toBe('')
    expect(new URL(url).protocol).toBe('https:')
  }
  expect(new Set(trackers.map(({ url }) => url)).size).toBe(GAME_IDS.length)
})
