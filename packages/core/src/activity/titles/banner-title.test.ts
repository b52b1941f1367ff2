import { expect, test } from 'vitest'
import { inEveryLanguage } from '../../language/language.ts'
import { type BannerWords, bannerTitles } from './banner-title.ts'

const WISH: BannerWords = {
  gameId: 'genshin',
  name: { en: 'Ballad in Goblets', 'zh-Hans': '杯装之诗', ja: '杯に注ぐ歌' },
  poolName: {
    en: 'Character Event Wish',
    'zh-Hans': '角色活动祈愿',
    'zh-Hant': '角色活動祈願',
    ja: 'イベント祈願 (キャラクター)',
    ko: '캐릭터 이벤트 기원',
    fr: 'Vœu événement personnage',
  },
  poolLabel: { 'zh-Hans': '角色祈愿', ja: 'イベント祈願・キャラクター' },
  bannerWord: inEveryLanguage({
    en: 'Wish',
    'zh-Hans': '祈愿',
    'zh-Hant': '祈願',
    ja: '祈願',
    ko: '기원',
    fr: 'Vœux',
  }),
  featured: [{ en: 'Venti', 'zh-Hans': '温迪', 'zh-Hant': '溫迪', ja: 'ウェンティ', ko: '벤티' }],
}

test('CAT-15 a banner is titled by its featured items in every language', () => {
  expect(bannerTitles(WISH).title).toMatchObject({
    en: 'Ballad in Goblets – Character Event Wish: Venti',
    'zh-Hans': '【杯装之诗】角色祈愿：温迪',
    'zh-Hant': '角色活動祈願：溫迪',
    ja: 'イベント祈願・キャラクター：ウェンティ – 杯に注ぐ歌',
    ko: '캐릭터 이벤트 기원: 벤티',
    fr: 'Vœu événement personnage\u00a0: Venti',
  })
})

test('ACT-7 bars show the game’s word for banners and the items; in zh-Hans and ja they show the whole title', () => {
  expect(bannerTitles(WISH).shortTitle).toMatchObject({
    en: 'Wish – Venti',
    'zh-Hant': '祈願：溫迪',
    ko: '기원: 벤티',
    fr: 'Vœux – Venti',
  })
  expect(bannerTitles({ ...WISH, gameId: 'wuthering' }).shortTitle).toEqual({})
  expect(bannerTitles({ ...WISH, name: {}, featured: [] }).shortTitle.en).toBe('Wish – Character Event Wish')
})

test('CAT-15 Wuthering Waves, whose titles are shown as they are, puts the items early in every language', () => {
  const convene = { ...WISH, gameId: 'wuthering', poolLabel: { en: 'Featured Resonator' } } as const
  expect(bannerTitles(convene).title.en).toBe('Featured Resonator: Venti – Ballad in Goblets')
})

test('CAT-15 several items are all named', () => {
  const two = { ...WISH, featured: [...WISH.featured, { en: 'Hu Tao', ja: '胡桃' }] }
  expect(bannerTitles(two).title.en).toContain('Venti, Hu Tao')
  expect(bannerTitles(two).title.ja).toContain('ウェンティ、胡桃')
  expect(bannerTitles(two).title['zh-Hans']).toContain('温迪、Hu Tao')
})

test('CAT-15 a choice among many old items is called by its name', () => {
  const many = { ...WISH, featured: Array.from({ length: 9 }, () => ({ en: 'Venti' })) }
  expect(bannerTitles(many).title.en).toBe('Character Event Wish: Ballad in Goblets')
  expect(bannerTitles(many).title.fr).toBe('Vœu événement personnage\u00a0: Ballad in Goblets')
})

test('CAT-15 eight items are all listed, and one of them suffices as the name', () => {
  const featured = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((en) => ({ en }))
  const title = (name: string) => bannerTitles({ ...WISH, name: { en: name }, featured }).title.en
  expect(title('Songs')).toBe('Songs – Character Event Wish: A, B, C, D, E, F, G, H')
  expect(title('Song of H')).toBe('Character Event Wish: A, B, C, D, E, F, G, H')
})

test('CAT-15 brackets inside an item are left out of the title', () => {
  const soldier = { ...WISH, featured: [{ en: '[Soldier] 11', 'zh-Hant': '「11號」' }] }
  expect(bannerTitles(soldier).title['zh-Hant']).toBe('角色活動祈願：11號')
  expect(bannerTitles(soldier).title.en).toContain('Soldier 11')
})

test('CAT-15 a banner that is named after its item does not say it twice', () => {
  expect(bannerTitles({ ...WISH, name: { en: 'Brilliant Fixation: Venti' } }).title.en).toBe(
    'Character Event Wish: Venti',
  )
})

test('CAT-15 with nothing known but the pool, the pool is the title', () => {
  expect(bannerTitles({ ...WISH, name: {}, featured: [] }).title.ko).toBe('캐릭터 이벤트 기원')
})

test('CAT-43 a banner whose items and name are known in Chinese alone is called by its kind elsewhere', () => {
  const unknown = { ...WISH, name: { 'zh-Hans': '涌浪叙歌' }, featured: [{ 'zh-Hans': '沃雅妮莎' }] }
  const { title, shortTitle } = bannerTitles(unknown)
  expect(title).toMatchObject({
    en: 'Character Event Wish',
    ja: 'イベント祈願・キャラクター',
    'zh-Hans': '【涌浪叙歌】角色祈愿：沃雅妮莎',
    'zh-Hant': '角色活動祈願：沃雅妮莎',
  })
  expect(shortTitle.en).toBe('Wish – Character Event Wish')
})
