import { expect, test } from 'vitest'
import { groupShortCode, readShortCode } from './short-code.ts'

test.each([
  ['CDFGHJKM', 'CDFGHJKM'],
  ['cdfg-hjkm', 'CDFGHJKM'],
  [' CDFG – HJKM ', 'CDFGHJKM'],
  ['ＣＤＦＧ　ｈｊｋｍ', 'CDFGHJKM'],
  ['', null],
  ['CDFG-HJK', null],
  ['CDFG-HJKMN', null],
  ['CDFG-HJK0', null],
  ["CDFGHJK' or 1=1", null],
])('QR-25 %j is typed for %j', (typed, shortCode) => {
  expect(readShortCode(typed)).toBe(shortCode)
})

test('QR-25 what is shown can be typed', () => {
  expect(groupShortCode('CDFGHJKM')).toBe('CDFG-HJKM')
  expect(readShortCode(groupShortCode('34679XYT'))).toBe('34679XYT')
})
