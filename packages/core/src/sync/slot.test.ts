import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from '../time/instant.ts'
import { defaultSlot, type SlotTimes, slotTime } from './slot.ts'

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
