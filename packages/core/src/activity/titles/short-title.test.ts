import { SERVER_TEXTS } from '@ephemeris/texts/server-texts'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { shortEventTitles } from './short-title.ts'
import { shortVersionTitle } from './version-title.ts'

test.each([
  ['zh-Hans', '原神', '原神「月之一」版本', '6.0'],
  ['zh-Hant', '原神', '原神「月之三」版本', '6.2'],
  ['en', 'Genshin Impact', 'Genshin Impact - Version Luna I', '6.0'],
  ['fr', 'Genshin Impact', 'Genshin Impact - Version Luna VIII', '6.7'],
  ['ja', '原神', '原神「Luna VII」', '6.6'],
  ['ko', '원신', '원신 「일곱 번째 달」 버전', '6.6'],
  ['en', 'Genshin Impact', 'Genshin Impact - Version 5.8', '5.8'],
  ['en', 'Genshin Impact', 'Genshin Impact - Version 6.10', '6.10'],
  ['en', 'Genshin Impact', 'Genshin Impact - Version 7.0', '7.0'],
  ['zh-Hans', '原神', '原神 5.8 版本', '5.8'],
  ['ja', '原神', '原神 バージョン 7.1', '7.1'],
] as const)('ACT-11 in %s a version of %s reads %s', (language, gameName, expected, version) => {
  expect(shortVersionTitle({ gameId: 'genshin', version }, gameName, SERVER_TEXTS[language].titles)).toBe(expected)
})

test('ACT-11 moons belong to Genshin Impact alone', () => {
  const version = { gameId: 'starrail', version: '6.0' } as const
  expect(shortVersionTitle(version, 'Honkai: Star Rail', SERVER_TEXTS.en.titles)).toBe(
    'Honkai: Star Rail - Version 6.0',
  )
})

test('ACT-9 Genshin Impact’s events are shown without what follows a colon in English and French', () => {
  const title = { en: 'Snowland: a tale of winter', fr: 'Pays de neige : conte', ja: '雪国: 冬の話' }
  expect(shortEventTitles(title, 'genshin')).toEqual({ en: 'Snowland', fr: 'Pays de neige' })
})

test.each([
  ['genshin', '"Snow: land" Event'],
  ['genshin', 'Snowland'],
  ['genshin', ': nothing before it'],
  ['starrail', 'Fantasy: Holy Grail War'],
  ['zenless', 'Event [Snap!] details'],
  ['wuthering', '「Kept whole」 [Dream]'],
] as const)('ACT-9 every other title is shown whole: the %s event %j', (gameId, en) => {
  expect(shortEventTitles({ en }, gameId)).toEqual({})
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
