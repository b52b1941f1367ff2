import { expect, test } from 'vitest'
import { FACT_GAMES } from './by-game.ts'
import { GAMES } from './games.ts'
import { TEXT_LANGUAGES } from './text.ts'

test('CAT-22 the games are listed in the order of the catalogue', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(FACT_GAMES)
})

test('GAME-2 every game has versions, events, banners and challenges, in this order', () => {
  for (const { typeOrder } of GAMES) expect(typeOrder).toEqual(['version', 'event', 'gacha', 'challenge'])
})

test('CAT-22 games and their kinds of activity are named in all six languages and on by default', () => {
  for (const { name, subTypes, typeOrder } of GAMES) {
    const kinds = typeOrder.map((type) => subTypes[type])
    for (const text of [name, ...kinds.map((kind) => kind.name)]) {
      expect(Object.keys(text).sort()).toEqual([...TEXT_LANGUAGES].sort())
      expect(Object.values(text).every((word) => word !== '')).toBe(true)
    }
    expect(kinds.every(({ isDefault }) => isDefault)).toBe(true)
  }
})
