import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FLAG_PX,
  flagSpaces,
  nameWidthPx,
  plateWidthPx,
  poleSpaces,
  shortenedName,
} from '#web/features/plan/picture/pole-spaces'

const EDGES = { left: 34, right: 640 }

test('PLAN-12 the words of poles stand right of them, and left where that is narrow', () => {
  expect(poleSpaces([200], EDGES)).toEqual([{ isLeft: false, spacePx: 440 }])
  expect(poleSpaces([600], EDGES)).toEqual([{ isLeft: true, spacePx: 566 }])
  expect(poleSpaces([220, 420, 600], EDGES)).toEqual([
    { isLeft: false, spacePx: 200 },
    { isLeft: false, spacePx: 90 },
    { isLeft: true, spacePx: 90 },
  ])
})

test('PLAN-12 two goals that end on one day are both named, on either side', () => {
  expect(poleSpaces([300, 300], EDGES)).toEqual([
    { isLeft: true, spacePx: 266 },
    { isLeft: false, spacePx: 340 },
  ])
})

test('PLAN-12 no words of two poles lie on each other, however the poles stand', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 34, max: 640 }), { minLength: 1, maxLength: 6 }), (places) => {
      const xs = places.toSorted((one, other) => one - other)
      const spans = poleSpaces(xs, EDGES).map(({ isLeft, spacePx }, index) => {
        const x = xs[index] ?? 0
        return isLeft ? { from: x - spacePx, to: x } : { from: x, to: x + spacePx }
      })
      for (const [index, { from, to }] of spans.entries()) {
        for (const other of spans.slice(index + 1)) {
          expect(Math.min(to, other.to) - Math.max(from, other.from)).toBeLessThanOrEqual(1e-9)
        }
      }
    }),
  )
})

test('PLAN-12 names that do not fit in one row stand in a row each, the first at the top, whole wherever they fit at all', () => {
  const phone = { left: 34, right: 334 }
  const xs = [90, 170, 322]
  const places = poleSpaces(xs, phone)
  const names = ['Imbibitor Lunae', 'Kazuha', 'Any featured 5-star']
  expect(flagSpaces(['Bo', 'Al', 'Cy'], xs, { places, ...phone }).map(({ row }) => row)).toEqual([0, 0, 0])
  const spaces = flagSpaces(names, xs, { places, ...phone })
  expect(spaces.map(({ row, isLeft }) => [row, isLeft])).toEqual([
    [2, false],
    [1, false],
    [0, true],
  ])
  expect(names.map((name, n) => shortenedName(name, (spaces[n]?.spacePx ?? 0) - FLAG_PX))).toEqual(names)
})

test('PLAN-12 the words of a need are as wide as their letters, also those that fill a square', () => {
  expect(plateWidthPx('必得 · 540')).toBeCloseTo(8 + 3 * 12 + 5 * 6.2)
  expect(plateWidthPx('sure · 540')).toBeCloseTo(8 + 12 + 9 * 6.2)
})

test('PLAN-12 a name that is too long for its room ends in an ellipsis', () => {
  expect(shortenedName('Durin', 100)).toBe('Durin')
  expect(shortenedName('A rather long name', 60)).toBe('A rathe…')
  expect(shortenedName('鲍勃的很长的目标名称', 60)).toBe('鲍勃的很…')
  expect(shortenedName('Durin', 20)).toBe('')
  expect(nameWidthPx(shortenedName('A rather long name', 60))).toBeLessThanOrEqual(60)
})
