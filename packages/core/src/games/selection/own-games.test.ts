import { expect, test } from 'vitest'
import { GAME_IDS, type GameId } from '../game.ts'
import { mapGames } from '../map-games.ts'
import { ownGamesFirst } from './own-games.ts'

const ON = { enabled: true }
const OFF = mapGames(() => ({ enabled: false }))

test.each<[string, unknown, string[], GameId[]]>([
  ['nothing stored', null, [], []],
  ['an order alone', null, ['wuthering', 'chess'], ['wuthering']],
  ['one game on', { ...OFF, wuthering: ON }, [], ['wuthering']],
  [
    'an order that begins with a game that is off',
    { ...OFF, genshin: ON, starrail: ON, wuthering: ON },
    ['zenless', 'wuthering'],
    ['wuthering', 'genshin', 'starrail', 'zenless'],
  ],
  ['every game off', OFF, ['starrail'], ['starrail']],
  ['a list of games, as of old', { games: ['zenless'] }, [], ['zenless']],
  ['a game that says nothing else', { starrail: {} }, [], ['starrail']],
])('GAME-12 with %s the own games come first, in the player’s order', (_, stored, order, first) => {
  expect(ownGamesFirst(stored, order)).toEqual([...new Set([...first, ...GAME_IDS])])
})
