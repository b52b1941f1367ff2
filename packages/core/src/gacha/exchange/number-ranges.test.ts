import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areApart, numberRanges, partsAt } from './number-ranges.ts'

test('DOC-20 what is left out by ranges is what was left out one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (isOut) => {
      const places = isOut.flatMap((out, n) => (out ? [n] : []))
      const ranges = numberRanges(places)
      expect(areApart(ranges)).toBe(true)
      expect(partsAt([...isOut.keys()], ranges)).toEqual(places)
    }),
  )
})

test.each([
  [[[2, 1]]],
  [[[-1, 0]]],
  [
    [
      [0, 3],
      [3, 4],
    ],
  ],
  [
    [
      [5, 6],
      [0, 1],
    ],
  ],
] as const)('DOC-20 ranges that overlap or fall are not apart: %j', (ranges) => {
  expect(areApart(ranges as unknown as [number, number][])).toBe(false)
})

test('DOC-20 all of a list is one range', () => {
  expect(numberRanges([...Array(25_000).keys()])).toEqual([[0, 24_999]])
})
