import type { PlannedGoal } from '@ephemeris/core/plan/stored/player-plan'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { changedTrial, triedOrder } from '#web/features/plan/goals/trial-order'

function goals(names: string): readonly PlannedGoal[] {
  return [...names].map((letter) => ({
    id: letter.toLowerCase(),
    poolId: '301',
    bannerId: 'banner',
    expected: null,
    isRerun: false,
    itemId: null,
    name: null,
    copies: 1,
    until: instant(Date.UTC(2026, 8, 1)),
    isSkipped: letter !== letter.toLowerCase(),
  }))
}

const letters = (tried: readonly PlannedGoal[] | null) =>
  tried?.map(({ id, isSkipped }) => (isSkipped ? id.toUpperCase() : id)).join('') ?? null

test.each([
  ['an order', 'cab', 'abc', 'cab'],
  ['a skip', 'aBc', 'abc', 'aBc'],
  ['a skip beside a goal that was added last', 'aBc', 'abcd', 'aBcd'],
  ['an order beside a goal that was added first', 'cab', 'dabc', 'dcab'],
  ['a skip beside a goal that was removed', 'aBc', 'ab', 'aB'],
])('PLAN-13 %s that is tried lasts while goals are added or removed', (_what, tried, kept, expected) => {
  expect(letters(triedOrder(goals(tried), goals(kept)))).toBe(expected)
})

test.each([
  ['nothing is tried', null, 'abc'],
  ['what is tried is what is kept', 'abc', 'abc'],
  ['the goal that was skipped is gone', 'aBc', 'ac'],
])('PLAN-13 there is no trial where %s', (_what, tried, kept) => {
  expect(triedOrder(tried === null ? null : goals(tried), goals(kept))).toBeNull()
})

test('PLAN-13 a trial that was taken back by hand stays gone when the kept order changes', () => {
  const changeTo = (letters: string) => () => goals(letters)
  const kept = goals('abc')
  const skipped = changedTrial(null, kept, changeTo('Abc'))
  expect(letters(skipped)).toBe('Abc')
  const unskipped = changedTrial(skipped, kept, changeTo('abc'))
  expect(triedOrder(unskipped, kept)).toBeNull()
  expect(triedOrder(unskipped, goals('bac'))).toBeNull()
})
