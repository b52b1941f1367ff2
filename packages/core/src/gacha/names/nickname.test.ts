import { expect, test } from 'vitest'
import { readNickname } from './nickname.ts'

test.each([
  ['', ''],
  ['  main  ', 'main'],
  ['小号 2', '小号 2'],
  ['🌟'.repeat(32), '🌟'.repeat(32)],
  ['🌟'.repeat(33), null],
  ['a\u0007b', null],
  ['a\nb', null],
  ['\u202eevil', null],
  ['\u200b\u200d', null],
  ['\u3164', null],
  ['a\u2066b', null],
  ['\ud83c', null],
])('LEDGER-1 (C086) %j is named %j', (text, nickname) => {
  expect(readNickname(text)).toBe(nickname)
})
