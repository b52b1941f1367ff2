import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Instant, instant } from '../time/instant.ts'
import { defaultSlot, isLocalNewer, type SlotTimes, slotTime } from './slot.ts'

const at = (seconds: number) => instant(seconds * 1000)

test.each<[string, SlotTimes, number]>([
  ['all are empty', [null, null, null], 1],
  ['one is filled', [null, null, at(5)], 3],
  ['several are filled', [at(1), at(9), at(5)], 2],
  ['two were written at the same time', [null, at(5), at(5)], 2],
])('SYNC-1 %s', (_, times, slot) => {
  expect(defaultSlot(times)).toBe(slot)
})

test('SYNC-1 no slot is newer than the one that is meant', () => {
  const time = fc.option(fc.nat().map(at))
  fc.assert(
    fc.property(fc.tuple(time, time, time), (times) => {
      const meant = slotTime(times, defaultSlot(times))
      expect(times.every((other) => other === null || (meant !== null && meant >= other))).toBe(true)
    }),
  )
})

test.each<[string, Instant | null, Instant | null, boolean]>([
  ['a mark after the upload', at(6), at(5), true],
  ['a mark in the same moment', at(5), at(5), false],
  ['a mark before the upload', at(4), at(5), false],
  ['never marked', null, at(5), false],
  ['an empty slot', at(5), null, false],
])('SYNC-2 %s', (_, lastMark, written, isNewer) => {
  expect(isLocalNewer(lastMark, written)).toBe(isNewer)
})
