import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay } from '../../time/calendar.ts'
import { monthsOf } from './months.ts'
import { columnsToDraw, nowArrow, rowsToDraw, scrollLeftToShow, scrollToShow } from './viewport.ts'

const view = { leftPx: 1000, topPx: 400, widthPx: 800, heightPx: 600 }

test('TL-4 months are keyed by year: two Januaries are two cells', () => {
  const [first, last] = [parseDay('2026-01-30'), parseDay('2027-01-02')]
  if (first === null || last === null) throw new Error('sound days must be read')
  const months = monthsOf({ first, last })
  expect(months.map(({ key }) => key)).toEqual([
    ...Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
    '2027-01',
  ])
  expect(months.map(({ dayCount }) => dayCount)).toEqual([2, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 2])
})

test('TL-13 what is visible is always drawn, and what is drawn is bounded', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.integer({ min: 0, max: 30_000 }), (scroll, count) => {
      const columns = columnsToDraw(scroll, 1400, count)
      const rows = rowsToDraw(scroll, 900, { pitchPx: 38, count })
      expect(columns.to - columns.from).toBeLessThanOrEqual(1400 / 36 + 5 * 7)
      expect(rows.to - rows.from).toBeLessThanOrEqual(900 / 38 + 5 * 6)
      for (const index of [Math.floor(scroll / 36), Math.floor((scroll + 1399) / 36)]) {
        if (index < count) expect(index >= columns.from && index < columns.to).toBe(true)
      }
    }),
  )
})

test('TL-13 small scrolls inside a step draw the same window', () => {
  expect(columnsToDraw(7 * 36 + 1, 700, 400)).toEqual(columnsToDraw(7 * 36 + 30, 700, 400))
})

test('TL-14 a bar in view moves nothing, one outside comes in with a margin', () => {
  const row = { topPx: 600, heightPx: 38 }
  expect(scrollToShow({ leftPx: 1200, widthPx: 200 }, row, view)).toEqual({ leftPx: 1000, topPx: 400 })
  expect(scrollToShow({ leftPx: 900, widthPx: 200 }, row, view).leftPx).toBe(880)
  expect(scrollToShow({ leftPx: 1900, widthPx: 200 }, row, view).leftPx).toBe(2100 + 20 - 800)
  expect(scrollToShow({ leftPx: 500, widthPx: 2000 }, row, view).leftPx).toBe(480)
})

test('TL-14 a row within 100 px of the top or below the view comes in with its own margins', () => {
  const bar = { leftPx: 1200, widthPx: 200 }
  expect(scrollToShow(bar, { topPx: 499, heightPx: 38 }, view).topPx).toBe(399)
  expect(scrollToShow(bar, { topPx: 500, heightPx: 38 }, view).topPx).toBe(view.topPx)
  expect(scrollToShow(bar, { topPx: 1000, heightPx: 38 }, view).topPx).toBe(1038 + 20 - 600)
})

test('TL-14 a day is brought into view sideways by itself', () => {
  expect(scrollLeftToShow({ leftPx: 1200, widthPx: 36 }, view)).toBe(view.leftPx)
  expect(scrollLeftToShow({ leftPx: 964, widthPx: 36 }, view)).toBe(944)
})

test.each([
  [969, '24', 'left'],
  [970, '24', null],
  [958, '12', null],
  [957, '12', 'left'],
  [1830, '24', null],
  [1831, '24', 'right'],
  [1842, '12', null],
  [1843, '12', 'right'],
] as const)('TL-15 with now at %d px in %s-hour time the arrow is %s', (x, format, side) => {
  expect(nowArrow(x, view, format)).toBe(side)
})
