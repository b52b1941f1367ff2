import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'
import { LANGUAGES, parseLanguage, textIn } from './language.ts'

test('LANG-1 the six languages are offered in the order of the menu', () => {
  expect(LANGUAGES).toEqual(['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'fr'])
})

test.each([
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-MO'], 'zh-Hant'],
  [['zh-Hant-MO'], 'zh-Hant'],
  [['zh-Hant'], 'zh-Hant'],
  [['zh'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-Hans-SG'], 'zh-Hans'],
  [['ja-JP'], 'ja'],
  [['ko'], 'ko'],
  [['fr-CA'], 'fr'],
  [['de-DE', 'fr-FR', 'en'], 'fr'],
  [['de-DE'], 'en'],
  [['en-GB', 'ja'], 'en'],
  [[], 'en'],
])('LANG-2 a browser that prefers %j gets %s', (preferred, language) => {
  expect(detectLanguage(preferred)).toBe(language)
})

test('LANG-1 a language code is read in any letter case, and nothing else is one', () => {
  expect(parseLanguage('ZH-hans')).toBe('zh-Hans')
  expect(parseLanguage('de')).toBeNull()
  expect(parseLanguage('constructor')).toBeNull()
})

test('CAT-6 a missing text falls back to English, then to Simplified Chinese, and says which it is', () => {
  expect(textIn({ en: 'Snow', 'zh-Hans': '雪', fr: 'Neige' }, 'fr')).toEqual({ text: 'Neige', language: 'fr' })
  expect(textIn({ en: 'Snow', 'zh-Hans': '雪' }, 'fr')).toEqual({ text: 'Snow', language: 'en' })
  expect(textIn({ 'zh-Hans': '雪' }, 'ko')).toEqual({ text: '雪', language: 'zh-Hans' })
  expect(textIn({ ja: 'ゆき' }, 'ko')).toBeNull()
})
