import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOwnBook, writeOwnBook } from './own-book.ts'
import { ownBooks } from './own-entries.test-data.ts'
import { OWN_LIMITS, readOwnEntries, readOwnEntry } from './own-entry.ts'
import { LONGEST_NOTE, readRemark } from './remark.ts'

const WEEKLY = { title: 'Bosses', gameId: 'genshin', time: { unit: 'week', weekday: 1, clock: 'server' } }

test('OWN-1 OWN-10 what is written is read as it was, through JSON', () => {
  fc.assert(
    fc.property(ownBooks, (book) => {
      expect(readOwnBook(JSON.parse(JSON.stringify(writeOwnBook(book))))).toEqual(book)
    }),
  )
})

test('OWN-1 one that cannot be read never costs the others, whatever it is', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 }), (strange) => {
      const read = readOwnEntries({ ...strange, '00000000000a': WEEKLY })
      expect(read.get('00000000000a')?.title).toBe('Bosses')
    }),
  )
})

test.each<[string, object]>([
  ['no title', { title: ' ' }],
  ['a title that is too long', { title: 'x'.repeat(OWN_LIMITS.title + 1) }],
  ['a note that is too long', { note: 'x'.repeat(OWN_LIMITS.note + 1) }],
  ['an unknown game', { gameId: 'chess' }],
  ['an unknown colour', { color: 'url(https://example.org)' }],
  ['a worth below nothing', { worth: -1 }],
  ['a worth that is no number', { worth: Number.NaN }],
  ['the reset of no game', { gameId: null }],
  ['the versions of no game', { gameId: null, time: { unit: 'version' } }],
  ['an unknown zone', { time: { unit: 'month', day: 1, clock: { zone: 'Mars/Base', time: '07:00' } } }],
  ['a time that is none', { time: { unit: 'month', day: 1, clock: { zone: 'Asia/Tokyo', time: '25:00' } } }],
  ['a day that not every month has', { time: { unit: 'month', day: 31, clock: 'server' } }],
  ['an end before its start', { time: { unit: 'once', start: '2026-05-02T00:00:00Z', end: '2026-05-01T00:00:00Z' } }],
  ['a count from the beginning of time', { time: { unit: 'after', days: 1, since: '1970-01-01T00:00:00Z' } }],
  ['no days between', { time: { unit: 'days', every: 0, since: '2026-05-01', clock: 'server' } }],
])('OWN-1 no entry has %s', (_, change) => {
  expect(readOwnEntry(WEEKLY)).not.toBeNull()
  expect(readOwnEntry({ ...WEEKLY, ...change })).toBeNull()
})

test('OWN-1 of more than may be kept the last ones are read', () => {
  const many = Array.from({ length: OWN_LIMITS.entries + 5 }, (_, n) => [n.toString(16).padStart(12, '0'), WEEKLY])
  const read = readOwnEntries(Object.fromEntries(many))
  expect(read.size).toBe(OWN_LIMITS.entries)
  expect(read.has('000000000000')).toBe(false)
})

test('OWN-10 a remark says something, in at most 500 characters', () => {
  expect(readRemark({ note: ' Dvalin first ' })).toEqual({ note: 'Dvalin first', effort: null })
  expect(readRemark({ effort: 'long' })).toEqual({ note: '', effort: 'long' })
  for (const stored of [{}, { note: ' ' }, { note: 'x'.repeat(LONGEST_NOTE + 1) }, { note: 5 }, 'x', null]) {
    expect(readRemark(stored)).toBeNull()
  }
})

test('OWN-10 of more remarks than may be kept the last ones are read, and they cost no entry', () => {
  const id = (n: number) => `00000000-0000-0000-0000-${n.toString(16).padStart(12, '0')}`
  const many = Array.from({ length: OWN_LIMITS.remarks + 5 }, (_, n) => [id(n), { effort: 'short' }])
  const book = readOwnBook({ '00000000000a': WEEKLY, ...Object.fromEntries(many) })
  expect([book.entries.size, book.remarks.size]).toEqual([1, OWN_LIMITS.remarks])
  expect(book.remarks.has(id(0))).toBe(false)
})
