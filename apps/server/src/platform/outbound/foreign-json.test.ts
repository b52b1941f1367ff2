import { expect, test } from 'vitest'
import { parseForeignJson } from './foreign-json.ts'

const SIZE = 7_800_000

test.each([
  ['nested brackets', '['.repeat(SIZE / 2) + ']'.repeat(SIZE / 2)],
  ['empty lists', `[${'[],'.repeat(SIZE / 3)}[]]`],
  ['numbers', `[${'0,'.repeat(SIZE / 2)}0]`],
  ['names', `{${Array.from({ length: 1_100_000 }, (_, n) => `"${n}":0`).join()}}`],
])('CHAL-14 an answer of %s is refused before it is parsed', (_, text) => {
  expect(() => parseForeignJson(text)).toThrow('more than any answer needs')
})

test('CHAL-14 an answer that says something is parsed', () => {
  const rows = Array.from({ length: 5000 }, (_, n) => ({
    uuid: String(n),
    title: { en: 'x', ko: 'y' },
    changes: [1, 2],
  }))
  expect(parseForeignJson(JSON.stringify({ rows }))).toEqual({ rows })
})
