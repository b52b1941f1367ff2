import { expect, test } from 'vitest'
import { joinNames, joinSentences } from '#web/i18n/words/join-names'

test.each([
  ['en', '60 Primogems, 2 Fates'],
  ['fr', '60 Primogems, 2 Fates'],
  ['ko', '60 Primogems, 2 Fates'],
  ['ja', '60 Primogems、2 Fates'],
  ['zh-Hans', '60 Primogems、2 Fates'],
  ['zh-Hant', '60 Primogems、2 Fates'],
] as const)('LANG-52 names in a row are separated as %s separates them', (language, expected) => {
  expect(joinNames(['60 Primogems', '2 Fates'], language)).toBe(expected)
  expect(joinNames(['60 Primogems'], language)).toBe('60 Primogems')
})

const SOURCES = import.meta.glob<string>(['../../**/*.ts', '../../**/*.tsx', '!../../**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('LANG-52 no list is of the type that leaves names unseparated', () => {
  const faulty = Object.entries(SOURCES).filter(([, source]) => /ListFormat\([^{]*\{[^}]*'unit'/.test(source))
  expect(faulty.map(([path]) => path)).toEqual([])
})

test.each([
  ['en', 'One. Two.'],
  ['zh-Hans', 'One.Two.'],
  ['zh-Hant', 'One.Two.'],
  ['ja', 'One.Two.'],
  ['ko', 'One. Two.'],
  ['fr', 'One. Two.'],
] as const)('LANG-43 sentences follow each other as in %s', (language, expected) => {
  expect(joinSentences(['One.', 'Two.'], language)).toBe(expected)
})
