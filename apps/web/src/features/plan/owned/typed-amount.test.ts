import { expect, test } from 'vitest'
import { readTypedAmount } from '#web/features/plan/owned/typed-amount'

test.each([
  ['2140', 2140],
  ['2,140', 2140],
  ['2 140', 2140],
  ['2\u202f140', 2140],
  ['2.140', 2140],
  ['１２', 12],
  ['12.5', 12],
  ['12,', 12],
  ['.5', 0],
  ['-5', 0],
  ['−5', 0],
  ['99999999999999', 10_000_000],
  ['0', 0],
  ['', null],
  ['1e9', null],
  ['many', null],
  ['-', null],
])('PLAN-16 "%s" in a field of amounts is read as %s', (text, amount) => {
  expect(readTypedAmount(text, 10_000_000)).toBe(amount)
})
