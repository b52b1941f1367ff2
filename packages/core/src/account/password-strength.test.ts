import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['a', 'weak', 1, ['length8', 'upper', 'digit', 'symbol']],
  ['abcdefgh', 'weak', 2, ['length12', 'upper', 'digit', 'symbol']],
  ['abcdefgH', 'weak', 3, ['length12', 'digit', 'symbol']],
  ['abcdefgH1', 'medium', 4, ['length12', 'symbol']],
  ['abcdefgH1!ab', 'medium', 6, ['length16']],
  ['abcdefghijklmnopQ1', 'medium', 6, ['symbol']],
  ['abcdefghijklmnQ1', 'medium', 6, ['symbol']],
  ['abcdefghijklmQ1!', 'strong', 7, []],
  ['密码密码密码密码', 'weak', 1, ['length12', 'upper', 'lower', 'digit', 'symbol']],
  ['\u{1f600}'.repeat(7), 'weak', 1, ['length8', 'upper', 'lower', 'digit']],
])('PANEL-6 %j is %s with %i points and lacks %j', (password, level, points, missing) => {
  expect(strengthOf(password)).toEqual({ level, points, missing })
})

test('PANEL-6 an empty field has no strength', () => {
  expect(strengthOf('')).toBeNull()
})

test('PANEL-6 more characters never make a password weaker', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }), (password, more) => {
      expect(strengthOf(`${password}${more}`)?.points).toBeGreaterThanOrEqual(strengthOf(password)?.points ?? 8)
    }),
  )
})
