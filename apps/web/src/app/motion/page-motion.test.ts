import { expect, test } from 'vitest'
import { pageMotion } from '#web/app/motion/page-motion'

test.each([
  ['/gacha', '/gacha/records', 'forward'],
  ['/gacha/', '/gacha/records/', 'forward'],
  ['/gacha/records', '/gacha', 'back'],
  ['/gacha', '/timeline', 'fade'],
  ['/timeline', '/gacha', 'fade'],
  ['/timeline', '/gacha/records', 'fade'],
  ['/gacha/records', '/', 'fade'],
  ['/', '/settings', 'fade'],
  ['/gacha/recordsx', '/gacha', 'fade'],
])('SHELL-52 from %s to %s: %s', (from, to, motion) => {
  expect(pageMotion(from, to)).toBe(motion)
})
