import { expect, test } from 'vitest'
import { regionalTag, serviceTag } from './language-tags.ts'

test.each([
  ['en', 'en-us', 'en'],
  ['zh-Hans', 'zh-cn', 'zh-cn'],
  ['zh-Hant', 'zh-tw', 'zh-tw'],
  ['ja', 'ja-jp', 'ja'],
  ['ko', 'ko-kr', 'ko'],
  ['fr', 'fr-fr', 'fr'],
] as const)('LANG-1 files of pulls call %s %s, and services call it %s', (language, regional, service) => {
  expect([regionalTag(language), serviceTag(language)]).toEqual([regional, service])
})
