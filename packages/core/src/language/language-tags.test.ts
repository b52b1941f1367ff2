import { expect, test } from 'vitest'
import { LANGUAGES } from './language.ts'
import { regionalTag, serviceTag } from './language-tags.ts'

test('LANG-1 a file of pulls names its language with the region', () => {
  expect(LANGUAGES.map(regionalTag)).toEqual(['en-us', 'zh-cn', 'zh-tw', 'ja-jp', 'ko-kr', 'fr-fr'])
})

test('LANG-1 services are asked by their own names of languages', () => {
  expect(LANGUAGES.map(serviceTag)).toEqual(['en', 'zh-cn', 'zh-tw', 'ja', 'ko', 'fr'])
})
