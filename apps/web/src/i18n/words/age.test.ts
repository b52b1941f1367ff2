import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { ageText } from '#web/i18n/words/age'

test.each([
  [-5, 'now'],
  [MINUTE_MS - 1, 'now'],
  [MINUTE_MS, '1 minute ago'],
  [2 * HOUR_MS - 1, '1 hour ago'],
  [DAY_MS - 1, '23 hours ago'],
  [2 * DAY_MS - 1, '1 day ago'],
  [7 * DAY_MS - 1, '6 days ago'],
  [14 * DAY_MS - 1, '1 week ago'],
])('TL-64 what was %i ms ago was %s, and no day is named on which it may not have been', (ms, text) => {
  expect(ageText(ms, 'en')).toBe(text)
})
