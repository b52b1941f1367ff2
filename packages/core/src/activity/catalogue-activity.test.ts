import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
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
  expect(localized(WISH, 'fr', '')).toMatchObject({ shortTitle: 'Wish - Venti', titleLanguage: 'en' })
  expect(localized(WISH, 'ja', '')).toMatchObject({ shortTitle: 'イベント祈願：ウェンティ', titleLanguage: 'ja' })
})

const ANNOUNCED = { ...WISH, featured: [{ id: 'pending:沃雅妮莎', name: { 'zh-Hans': '沃雅妮莎' }, rank: 5 }] }

test.each([
  ['zh-Hans', '沃雅妮莎'],
  ['zh-Hant', '沃雅妮莎'],
  ['en', 'Name not yet known in English'],
  ['ja', '日本語名は未発表'],
  ['ko', '한국어 이름 미공개'],
  ['fr', 'Nom français pas encore connu'],
] as const)('CAT-43 to readers of %s an item that is known in Chinese alone is called %s', (language, name) => {
  expect(localized(ANNOUNCED, language, SERVER_TEXTS[language].titles.unnamed)?.featured).toEqual([
    { id: 'pending:沃雅妮莎', name, rank: 5 },
  ])
})

test('CAT-43 a name in English is shown where the own language has none', () => {
  const named = { ...WISH, featured: [{ id: '1', name: { en: 'Vesna', 'zh-Hans': '沃雅妮莎' }, rank: 5 }] }
  expect(localized(named, 'fr', '')?.featured[0]?.name).toBe('Vesna')
})
