import { expect, test } from 'vitest'
import { instant } from '../time/instant.ts'
import { sampleActivity } from '../timeline/sample-activity.test-data.ts'
import { type CatalogueActivity, localized } from './catalogue-activity.ts'

const WISH: CatalogueActivity = {
  ...sampleActivity(),
  title: { en: '「Venti」 Wish', ja: 'イベント祈願：ウェンティ' },
  shortTitle: { en: 'Wish - Venti' },
  ownTitles: [],
  featured: [],
  source: { name: 'catalogue', url: null, updatedAt: instant(0) },
  announcement: null,
  version: null,
  cycle: null,
}

test('ACT-20 where a title exists only in another language, the short one is in that language too', () => {
  expect(localized(WISH, 'fr')).toMatchObject({ shortTitle: 'Wish - Venti', titleLanguage: 'en' })
  expect(localized(WISH, 'ja')).toMatchObject({ shortTitle: 'イベント祈願：ウェンティ', titleLanguage: 'ja' })
})
