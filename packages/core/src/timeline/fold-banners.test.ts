import { expect, test } from 'vitest'
import type { PlacedActivity } from '../activity/activity.ts'
import { type Instant, instant } from '../time/instant.ts'
import { foldBanners } from './fold-banners.ts'

const EVENING = instant(1_000)
const LATER = instant(2_000)

function banner(
  id: string,
  endAt: Instant,
  changes: Partial<Pick<PlacedActivity, 'gameId' | 'certainty' | 'featured'>> = {},
) {
  return { id, type: 'gacha', gameId: 'wuthering', endAt, certainty: 'announced', featured: [], ...changes } as const
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

test('HOME-13 TON-11 a phase leads with its character, in whichever order its banners come', () => {
  const featured = (id: string) => [{ id, name: id, rank: 5 }]
  const weapon = banner('Athame Artis', EVENING, { gameId: 'genshin', featured: featured('11518') })
  const durin = banner('Durin', EVENING, { gameId: 'genshin', featured: featured('10000123') })
  const nicole = banner('Nicole', EVENING, { gameId: 'genshin', featured: featured('10000131') })
  for (const banners of [
    [weapon, durin, nicole],
    [durin, weapon, nicole],
    [durin, nicole, weapon],
  ]) {
    const [fold] = foldBanners(banners)
    expect(fold?.map(({ id }) => id)).toEqual(['Durin', 'Nicole', 'Athame Artis'])
  }
})
