import { ERRORS, type ErrorCode } from '@ephemeris/contract/errors'
import { LEDGER_LIMITS } from '@ephemeris/contract/gacha/ledger-limits'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

test('API-18 every refusal has a sentence of its own in every language, without English left behind', () => {
  const codes = Object.keys(ERRORS) as ErrorCode[]
  for (const language of LANGUAGES) {
    const sentences = codes.map((code) => errorMessage({ code, detail: '' }, language))
    expect(new Set(sentences).size).toBe(codes.length)
    for (const sentence of sentences) expect(sentence).toMatch(/[.。]$/)
  }
  for (const code of codes)
    expect(new Set(LANGUAGES.map((language) => errorMessage({ code, detail: '' }, language))).size).toBe(6)
})

test.each(LANGUAGES)('LEDGER-15 a ledger that would be too large is refused with its limits, in %s', (language) => {
  const sentence = errorMessage({ code: 'LEDGER_FULL', detail: '' }, language)
  const numbers = sentence
    .replaceAll(/(?<=\d)[,\s](?=\d{3})/g, '')
    .match(/\d+/g)
    ?.map(Number)
  expect(numbers).toEqual(expect.arrayContaining(Object.values(LEDGER_LIMITS)))
})
