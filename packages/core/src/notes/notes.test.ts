import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, instant, SECOND_MS } from '../time/instant.ts'
import { keptNotes, MAX_NOTES, mergeNotes, type Notes, notLaterThan, readNotes, withNote, writeNotes } from './notes.ts'

const AT = instant(Date.UTC(2026, 4, 20))

const note = fc.record({
  at: fc.integer({ min: 0, max: 9 }).map((seconds) => instant(AT + seconds * SECOND_MS)),
  value: fc.option(fc.record({ amount: fc.nat(9) })),
})
const notes: fc.Arbitrary<Notes> = fc.dictionary(fc.constantFrom('bell/a', 'bell/b', 'stamina/genshin'), note)

test('NOTE-1 what cannot be read of stored notes costs nothing else, and what a later version adds stays', () => {
  const sound = { at: '2026-05-20T00:00:00Z', value: { edge: 'end' } }
  const stored = { 'bell/a': sound, 'bell/b': 'broken', 'bell/c': { at: 'now', value: null }, 'later/d': sound }
  expect(writeNotes(readNotes(stored))).toEqual({ 'bell/a': sound, 'later/d': sound })
})

test('NOTE-2 copies of devices agree in whatever order they meet', () => {
  const newest = (all: readonly Notes[]) => {
    const keys = new Set(all.flatMap((one) => Object.keys(one)))
    return Object.fromEntries([...keys].map((key) => [key, Math.max(...all.map((one) => one[key]?.at ?? 0))]))
  }
  const times = (all: Notes) => Object.fromEntries(Object.entries(all).map(([key, { at }]) => [key, at]))
  fc.assert(
    fc.property(notes, notes, notes, (one, two, three) => {
      const merged = mergeNotes(mergeNotes(one, two), three)
      expect(times(merged)).toEqual(newest([one, two, three]))
      expect(mergeNotes(merged, two)).toBe(merged)
      expect(mergeNotes(three, mergeNotes(two, one))).toEqual(merged)
    }),
  )
})

test('NOTE-2 two changes of one second are both kept, the later one wins, also through the text form', () => {
  const on = withNote({}, 'bell/a', { at: AT, value: { edge: 'end' } })
  const off = withNote(on, 'bell/a', { at: AT, value: null })
  expect(mergeNotes(readNotes(writeNotes(on)), readNotes(writeNotes(off)))['bell/a']?.value).toBeNull()
})

test('NOTE-2 a clock that is ahead wins nothing beyond the present', () => {
  const ahead = notLaterThan({ 'bell/a': { at: instant(AT + DAY_MS), value: null } }, AT)
  expect(ahead['bell/a']?.at).toBe(AT)
})

test('NOTE-3 notes of half a year ago and more than a user writes are dropped, the oldest first', () => {
  const many = Object.fromEntries(
    Array.from({ length: MAX_NOTES + 5 }, (_, age) => [
      `bell/${age}`,
      { at: instant(AT - age * SECOND_MS), value: null },
    ]),
  )
  const kept = keptNotes({ ...many, old: { at: instant(AT - 180 * DAY_MS), value: null } }, AT)
  expect(Object.keys(kept)).toEqual(Object.keys(many).slice(0, MAX_NOTES))
})
