import { GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'

test('CAT-22 the games are listed in the order of the catalogue', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(GAME_IDS)
})

test('GAME-2 every game has versions, events, banners and challenges, in this order', () => {
  for (const { typeOrder } of GAMES) expect(typeOrder).toEqual(['version', 'event', 'gacha', 'challenge'])
})

test('CAT-22 games and their kinds of activity are named in all six languages and on by default', () => {
  for (const { name, subTypes, typeOrder } of GAMES) {
    const kinds = typeOrder.map((type) => subTypes[type])
    for (const text of [name, ...kinds.map((kind) => kind.name)]) {
      expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort())
      expect(Object.values(text).every((word) => word !== '')).toBe(true)
    }
    expect(kinds.every(({ isDefault }) => isDefault)).toBe(true)
  }
})
