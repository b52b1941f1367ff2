import { expect, test } from 'vitest'
import type { ActivityType, GameId } from '../games/game.ts'
import type { Language } from '../language/language.ts'
import { plainText } from './plain-text.ts'
import { headingOf, titleOf } from './title.ts'

const GAME_NAMES: Partial<Record<string, string>> = {
  'genshin:zh-Hans': '原神',
  'genshin:zh-Hant': '原神',
  'genshin:ja': '原神',
  'genshin:ko': '원신',
}

function words(gameId: GameId, language: Language, gachaName = 'Wish') {
  return { language, gameName: GAME_NAMES[`${gameId}:${language}`] ?? 'Genshin Impact', gachaName }
}

function shown(gameId: GameId, type: ActivityType, language: Language, title: string): string {
  return titleOf({ gameId, type, title }, words(gameId, language))
}

test.each([
  ['zh-Hans', '原神「月之一」版本', '6.0'],
  ['zh-Hant', '原神「月之三」版本', '6.2'],
  ['en', 'Genshin Impact - Version Luna I', '6.0'],
  ['fr', 'Genshin Impact - Version Luna VIII', '6.7'],
  ['ja', '原神「Luna VII」', '6.6'],
  ['ko', '원신 「일곱 번째 달」버전', '6.6'],
  ['en', 'Genshin Impact - Version 5.8', '5.8'],
  ['en', 'Genshin Impact - Version 6.10', '6.10'],
  ['en', 'Genshin Impact - Version 7.0', '7.0'],
  ['zh-Hans', '原神 5.8 版本', '5.8'],
  ['ja', '原神 バージョン 7.1', '7.1'],
] as const)('ACT-11 in %s a version reads %s', (language, expected, version) => {
  expect(shown('genshin', 'version', language, `Update notes ${version} maintenance`)).toBe(expected)
})

test('ACT-11 moons belong to Genshin alone, and a title without a number stays', () => {
  expect(shown('starrail', 'version', 'en', '6.0')).toBe('Genshin Impact - Version 6.0')
  expect(shown('genshin', 'version', 'en', 'A new moon')).toBe('A new moon')
})

test.each([
  ['genshin', 'en', 'Snowland: a tale of winter', 'Snowland'],
  ['genshin', 'fr', 'Pays de neige : conte', 'Pays de neige'],
  ['genshin', 'en', '"Snow: land" Event', 'Snow: land'],
  ['genshin', 'zh-Hans', '「雪国」活动: 说明', '雪国'],
  ['starrail', 'en', 'Fantasy: Holy Grail War', 'Fantasy: Holy Grail War'],
  ['zenless', 'en', 'Event [Snap!] details', 'Snap!'],
  ['zenless', 'fr', 'Événement « Photo ! »', 'Photo !'],
  ['wuthering', 'en', '「Kept」 [Dream] "no"', 'Dream'],
  ['wuthering', 'en', '「Kept whole」', '「Kept whole」'],
] as const)('ACT-9 the %s event in %s %j reads %j', (gameId, language, title, expected) => {
  expect(shown(gameId, 'event', language, title)).toBe(expected)
})

test.each([
  ['genshin', 'en', '「Venti」 Wish', 'Wish - Venti'],
  ['genshin', 'zh-Hant', '「溫迪」祈願', 'Wish - 溫迪'],
  ['genshin', 'zh-Hans', '【杯装之诗】角色祈愿: 温迪', '【杯装之诗】角色祈愿: 温迪'],
  ['genshin', 'ja', '「杯中の詩」: ウェンティ', '「杯中の詩」: ウェンティ'],
  ['wuthering', 'en', 'Featured Resonator: [Phoebe]', 'Featured Resonator: [Phoebe]'],
] as const)('ACT-7 the %s banner in %s %j reads %j', (gameId, language, title, expected) => {
  expect(shown(gameId, 'gacha', language, title)).toBe(expected)
})

test('ACT-7 without a word for banners the name stands alone, without a dash', () => {
  const activity = { gameId: 'genshin', type: 'gacha', title: '「Venti」 Wish' } as const
  expect(titleOf(activity, words('genshin', 'en', ''))).toBe('Venti')
})

test('ACT-8 the heading of an event is its raw title, except in Zenless Zone Zero', () => {
  const title = '「Snow」: a tale'
  expect(headingOf({ gameId: 'genshin', type: 'event', title }, words('genshin', 'en'))).toBe(title)
  expect(headingOf({ gameId: 'zenless', type: 'event', title }, words('zenless', 'en'))).toBe('Snow')
  expect(headingOf({ gameId: 'genshin', type: 'gacha', title: '「Venti」' }, words('genshin', 'en'))).toBe(
    'Wish - Venti',
  )
})

test.each([
  ['Salt &amp; Pepper', 'Salt & Pepper'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['<b>Bold</b>\n  text ', 'Bold text'],
  ['5 < 6 and 7 > 3, <i>yes</i><!-- no --><br/>', '5 < 6 and 7 > 3, yes'],
  ['&#xD800; &#57343; &#x1F600;', '&#xD800; &#57343; \u{1f600}'],
  ['&#8220;x&#x201D; &unknown; &#0;', '“x” &unknown; &#0;'],
])('ACT-10 %j becomes the text %j: tags go, references are decoded once', (raw, text) => {
  expect(plainText(raw)).toBe(text)
})
