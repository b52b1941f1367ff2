import { expect, test } from 'vitest'
import { utcText } from '#web/features/gacha/import/doctor/use-finding-text'

test('DOC-14 a clock is named by its hours east of UTC', () => {
  expect([8, 0, -5].map(utcText)).toEqual(['UTC+8', 'UTC', 'UTC−5'])
})
