import { expect, test } from 'vitest'
import { isMetered } from '#web/lib/service-worker/metered'

test.each([
  ['on mobile data', { connection: { type: 'cellular' } }, true],
  ['with data saving', { connection: { type: 'wifi', saveData: true } }, true],
  ['on wireless at home', { connection: { type: 'wifi', saveData: false } }, false],
  ['in a browser that does not tell', {}, false],
])('PWA-19 whether a connection %s is metered', (_, navigator, expected) => {
  expect(isMetered(navigator)).toBe(expected)
})
