import { expect, test } from 'vitest'
import { pageMotion } from '#web/app/page-motion'

test.each([
  ['gacha', 'gachaRecords', 'forward'],
  ['gachaRecords', 'gacha', 'back'],
  ['gacha', 'timeline', 'fade'],
  ['timeline', 'gacha', 'fade'],
  ['timeline', 'gachaRecords', 'fade'],
  ['gachaRecords', 'home', 'fade'],
  ['home', undefined, 'fade'],
] as const)('SHELL-52 from %s to %s: %s', (from, to, motion) => {
  expect(pageMotion(from, to)).toBe(motion)
})
