import type { Language } from '@ephemeris/core/language/language'
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

test.each<[Language, string]>([
  ['zh-Hans', '8 小时前'],
  ['zh-Hant', '8 小時前'],
  ['ja', '8時間前'],
  ['ko', '8시간 전'],
])('LANG-43 in %s what was 8 hours ago was %s', (language, text) => {
  expect(ageText(8 * HOUR_MS, language)).toBe(text)
})
