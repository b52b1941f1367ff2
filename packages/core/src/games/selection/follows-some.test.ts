import { expect, test } from 'vitest'
import { followsSome } from './follows-some.ts'

test.each([
  ['nothing', undefined, true],
  ['no object', 'genshin', true],
  ['a game', { genshin: { enabled: true } }, true],
  ['a game that says nothing', { genshin: {} }, true],
  ['a game beside one that is off', { genshin: { enabled: false }, starrail: { enabled: true } }, true],
  ['games that are off', { genshin: { enabled: false }, starrail: { enabled: false } }, false],
  ['no game', {}, false],
  ['what is no choice', { genshin: true }, false],
  ['a list of games, as of old', { games: ['genshin'], activities: { event: true } }, true],
  ['an empty list of games, as of old', { games: [], activities: { event: true } }, false],
  ['something else than a list', { games: { enabled: true } }, false],
] as const)('HOME-10 of a stored choice with %s is known whether it follows a game', (_, stored, isFollowing) => {
  expect(followsSome(stored)).toBe(isFollowing)
})
