import type { FeaturedItem } from '@ephemeris/core/activity/activity'
import { localized } from '@ephemeris/core/activity/catalogue-activity'
import { expect, test } from 'vitest'
import { sampleActivity } from '../sample-activity.test-data.ts'
import { withItemFacts } from './with-item-facts.ts'

function completed(...featured: FeaturedItem[]): readonly FeaturedItem[] {
  const shown = localized(sampleActivity('a wish'), 'en', '')
  if (!shown) throw new RangeError('the sample has no title')
  return withItemFacts({ ...shown, gameId: 'genshin', featured }).featured
}

test('FACE-8 featured items carry what the facts know of them, and nothing else', () => {
  const [venti, traveler, bow, pending] = completed(
    { id: '10000022', name: 'Venti', rank: 5 },
    { id: '10000005', name: 'Traveler', rank: 5 },
    { id: '15502', name: 'Amos’ Bow', rank: 5 },
    { id: 'pending:someone', name: 'Someone', rank: 5 },
  )
  expect(venti).toMatchObject({ type: 'character', element: 'anemo', class: 'bow' })
  expect(traveler?.element).toBeUndefined()
  expect(bow).toMatchObject({ type: 'weapon', class: 'bow' })
  expect(bow?.element).toBeUndefined()
  expect(pending).toEqual({ id: 'pending:someone', name: 'Someone', rank: 5 })
})
