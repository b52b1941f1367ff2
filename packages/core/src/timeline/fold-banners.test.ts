import { expect, test } from 'vitest'
import { type Instant, instant } from '../time/instant.ts'
import { foldBanners } from './fold-banners.ts'

const EVENING = instant(1_000)
const LATER = instant(2_000)

function banner(id: string, endAt: Instant, changes: { gameId?: 'zenless'; certainty?: 'expected' } = {}) {
  return { id, type: 'gacha', gameId: 'wuthering', endAt, certainty: 'announced', ...changes } as const
}

test('HOME-13 TON-11 the banners of one phase are in one place, everything else is by itself', () => {
  const folds = foldBanners([
    { ...banner('event', EVENING), type: 'event' },
    banner('Mornye', EVENING),
    { ...banner('challenge', EVENING), type: 'challenge' },
    banner('Hiyuki', EVENING),
    banner('Promeia', EVENING, { gameId: 'zenless' }),
    banner('perhaps', EVENING, { certainty: 'expected' }),
    banner('later', LATER),
    banner('Iuno', EVENING),
  ])
  expect(folds.map((fold) => fold.map(({ id }) => id))).toEqual([
    ['event'],
    ['Mornye', 'Hiyuki', 'Iuno'],
    ['challenge'],
    ['Promeia'],
    ['perhaps'],
    ['later'],
  ])
})
