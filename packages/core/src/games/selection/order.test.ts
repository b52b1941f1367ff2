import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, moved, storedOrder } from './order.ts'

const games = ['genshin', 'starrail', 'zenless', 'wuthering'].map((id) => ({ id }))

test.each([
  [[], ['genshin', 'starrail', 'zenless', 'wuthering']],
  [['wuthering'], ['wuthering', 'genshin', 'starrail', 'zenless']],
  [
    ['zenless', 'tetris', 'genshin', 'zenless'],
    ['zenless', 'genshin', 'starrail', 'wuthering'],
  ],
])('GAME-6 with the order %j the games stand as %j', (order, expected) => {
  expect(inOrder(games, order).map(({ id }) => id)).toEqual(expected)
})

test.each([
  [0, 3, 'bcda'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 2, 'abcd'],
  [0, 9, 'bcda'],
  [1, -1, 'bacd'],
])('GAME-6 moving the one at %i to %i gives %s', (from, to, expected) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(expected)
})

test('GAME-6 moving never loses, adds or doubles anything, and moving back restores', () => {
  const place = fc.nat({ max: 3 })
  fc.assert(
    fc.property(place, place, (from, to) => {
      const after = moved([...'abcd'], from, to)
      expect(after.toSorted()).toEqual([...'abcd'])
      expect(moved(after, to, from).join('')).toBe('abcd')
    }),
  )
})

test('GAME-6 games that are not known keep a place at the end of what is stored', () => {
  expect(storedOrder(['tetris', 'zenless'], ['zenless', 'genshin'])).toEqual(['zenless', 'genshin', 'tetris'])
})
