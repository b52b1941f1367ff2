import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainNickname } from './nickname.ts'

test.each([
  ['Ada', 'Ada'],
  ['  旅行者  七 ', '旅行者 七'],
  ['<b>Ada</b>', '<b>Ada</b>'],
  ['Ada\u202egpj.exe', 'Ada gpj.exe'],
  ['\u200b\u200d\ufeff', null],
  ['', null],
  ['x'.repeat(5000), 'x'.repeat(40)],
  ['😀'.repeat(41), '😀'.repeat(40)],
])('SOC-8 the name %j is shown as %j', (given, shown) => {
  expect(plainNickname(given)).toBe(shown)
})

test('SOC-8 (C106) any name from another service is shown short, visible and as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
      const shown = plainNickname(given)
      if (shown === null) return
      expect([...shown].length).toBeLessThanOrEqual(40)
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
      expect(plainNickname(shown)).toBe(shown)
    }),
  )
})
