import { expect, test } from 'vitest'
import type { GameId } from '../game.ts'
import { ownGamesFirst } from './own-games.ts'

const ON = { enabled: true }
const OFF = { enabled: false }

test.each<[string, unknown, string[], GameId[]]>([
  ['nothing stored', null, [], ['genshin', 'starrail', 'zenless', 'wuthering']],
  ['an order alone', null, ['wuthering', 'chess'], ['wuthering', 'genshin', 'starrail', 'zenless']],
  [
    'one game on',
    { genshin: OFF, starrail: OFF, zenless: OFF, wuthering: ON },
    [],
    ['wuthering', 'genshin', 'starrail', 'zenless'],
  ],
  [
    'an order that begins with a game that is off',
    { genshin: ON, starrail: ON, zenless: OFF, wuthering: ON },
    ['zenless', 'wuthering'],
    ['wuthering', 'genshin', 'starrail', 'zenless'],
  ],
  [
    'every game off',
    { genshin: OFF, starrail: OFF, zenless: OFF, wuthering: OFF },
    ['starrail'],
    ['starrail', 'genshin', 'zenless', 'wuthering'],
  ],
  ['a list of games, as of old', { games: ['zenless'] }, [], ['zenless', 'genshin', 'starrail', 'wuthering']],
  ['a game that says nothing else', { starrail: {} }, [], ['starrail', 'genshin', 'zenless', 'wuthering']],
])('GAME-12 with %s the own games come first, in the player’s order', (_, stored, order, games) => {
  expect(ownGamesFirst(stored, order)).toEqual(games)
})
