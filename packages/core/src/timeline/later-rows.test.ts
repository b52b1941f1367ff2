import { expect, test } from 'vitest'
import { DAY_MS, instant } from '../time/instant.ts'
import { foldLater, isLaterRow } from './later-rows.ts'
import { samplePlaced } from './sample-activity.test-data.ts'

const NOW = instant(0)
const starting = (days: number, id: string, gameId: 'genshin' | 'zenless' = 'genshin') =>
  samplePlaced({ id, gameId, startAt: instant(days * DAY_MS), endAt: instant((days + 9) * DAY_MS) })
const ROWS = [
  starting(6.9, 'soon'),
  starting(42, 'c'),
  starting(7.1, 'a'),
  starting(9, 'b'),
  starting(30, 'single', 'zenless'),
]

test('TL-80 what begins in a week or later in a game is one row, which says how many and when the first begins', () => {
  const rows = foldLater(ROWS, { open: [], now: NOW })
  expect(rows.map(({ id }) => id)).toEqual(['soon', 'later-genshin', 'single'])
  expect(rows.filter(isLaterRow)).toMatchObject([{ count: 3, first: { id: 'a' }, isOpen: false, gameId: 'genshin' }])
})

test('TL-80 open, they follow their row in their order', () => {
  const rows = foldLater(ROWS, { open: ['genshin'], now: NOW })
  expect(rows.map(({ id }) => id)).toEqual(['soon', 'later-genshin', 'c', 'a', 'b', 'single'])
})
