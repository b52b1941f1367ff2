import { expect, test } from 'vitest'
import { moveOf, type ShownChance, shownChance } from './shown-chance.ts'

const range = (low: number, high: number): ShownChance => ({ kind: 'range', low, high })

test.each<[string, number, number, number, ShownChance]>([
  ['rounded to the nearest', 0.586, 0.644, 71, range(59, 64)],
  ['never a whole 100 without being sure', 0.9999, 1, 3, range(99, 99)],
  ['never 0 at the low end', 0, 0.3, 90, range(1, 30)],
  ['under one per cent', 0, 0.0099, 90, { kind: 'under' }],
  ['guaranteed', 1, 1, 0, { kind: 'guaranteed' }],
])('PLAN-11 %s', (_, low, high, pullsToGuarantee, shown) => {
  expect(shownChance({ chance: { low, high }, pullsToGuarantee })).toEqual(shown)
})

test('PLAN-32 a printed chance moves up, down or not at all', () => {
  expect(moveOf(range(40, 50), range(40, 50))).toBeNull()
  expect(moveOf(range(40, 50), range(41, 50))).toBe('up')
  expect(moveOf(range(40, 50), range(40, 49))).toBe('down')
  expect(moveOf(range(40, 50), { kind: 'under' })).toBe('down')
  expect(moveOf(range(99, 99), { kind: 'guaranteed' })).toBe('up')
  expect(moveOf({ kind: 'guaranteed' }, { kind: 'guaranteed' })).toBeNull()
})
