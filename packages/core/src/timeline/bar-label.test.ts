import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barLabel } from './bar-label.ts'

const NEEDS = { minPx: 132, markPx: 42, endPx: 0, title: null }
/** With six px before it and four behind, the countdown takes 90 of the bar. */
const WITH_END = { ...NEEDS, endPx: 80 }
/** What sums of fractions of a pixel may lose. */
const ROUNDING_PX = 1e-6
const view = { leftPx: 1000, widthPx: 354 }

test.each([
  ['whole in view', { leftPx: 1010, widthPx: 200 }, 'inside', 200],
  ['longer than the view', { leftPx: 500, widthPx: 2000 }, 'inside', 354],
  ['with just enough left of it', { leftPx: 800, widthPx: 332 }, 'inside', 132],
  ['with a pixel less', { leftPx: 800, widthPx: 331 }, 'left', 131],
  ['out of view by a pixel', { leftPx: 800, widthPx: 199 }, 'left', -1],
  ['with just enough that has come', { leftPx: 1222, widthPx: 300 }, 'inside', 132],
  ['with a pixel less that has come', { leftPx: 1223, widthPx: 300 }, 'right', 131],
  ['yet to come by a pixel', { leftPx: 1355, widthPx: 300 }, 'right', -1],
  ['too narrow for its title, whole in view', { leftPx: 1000, widthPx: 50 }, 'inside', 132],
  ['too narrow for its title, begun out of view', { leftPx: 999, widthPx: 50 }, 'left', 131],
] as const)('TL-33 the title of a bar %s', (_case, bar, place, availablePx) => {
  expect(barLabel(bar, view, NEEDS)).toMatchObject({ place, availablePx })
})

test.each([
  ['that ends where it just fits', { leftPx: 1010, widthPx: 258 }, 'inside', 'behind', 258],
  ['that ends a pixel later', { leftPx: 1010, widthPx: 259 }, 'inside', 'inside', 169],
  ['longer than the view', { leftPx: 500, widthPx: 2000 }, 'inside', 'inside', 264],
  ['with just enough in view for title and countdown', { leftPx: 1132, widthPx: 500 }, 'inside', 'inside', 132],
  ['with a pixel less', { leftPx: 1133, widthPx: 500 }, 'right', 'inside', 221],
  ['with room for mark and countdown', { leftPx: 1222, widthPx: 500 }, 'right', 'inside', 132],
  ['with a pixel less than that', { leftPx: 1223, widthPx: 500 }, 'right', 'beside', 131],
  ['yet out of view', { leftPx: 1400, widthPx: 500 }, 'right', 'beside', -46],
  ['gone to the left', { leftPx: 600, widthPx: 450 }, 'left', 'beside', 50],
  ['too narrow, at the right edge', { leftPx: 1250, widthPx: 50 }, 'right', 'beside', 104],
  ['too narrow, with room behind', { leftPx: 1100, widthPx: 50 }, 'inside', 'behind', 132],
] as const)('TL-73 the countdown of a bar %s', (_case, bar, place, end, availablePx) => {
  expect(barLabel(bar, view, WITH_END)).toMatchObject({ place, end, availablePx })
})

test('TL-33 TL-73 title and countdown have room in view, one beside stands where the rest of the bar is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.double({ min: 50, max: 2000, noNaN: true }),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 314, max: 2000 }),
      fc.constantFrom(104, 132),
      fc.constantFrom(0, 44, 95),
      (leftPx, widthPx, scrollPx, viewPx, minPx, endPx) => {
        const viewRightPx = scrollPx + viewPx
        const needs = { minPx, markPx: 42, endPx, title: null }
        const label = barLabel({ leftPx, widthPx }, { leftPx: scrollPx, widthPx: viewPx }, needs)
        const seenFrom = Math.max(leftPx, scrollPx)
        const seenTo = Math.min(leftPx + Math.max(widthPx, minPx), viewRightPx)
        const insidePx = label.end === 'inside' ? endPx + 10 : 0
        if (label.place === 'inside') {
          // At 320 px the longest countdown leaves wide letters a little less.
          expect(label.availablePx).toBeGreaterThanOrEqual(minPx - 18 - ROUNDING_PX)
          expect(label.availablePx).toBeCloseTo(seenTo - seenFrom - insidePx, 6)
        }
        if (label.end === 'behind') expect(seenTo + 6 + endPx).toBeLessThanOrEqual(viewRightPx + ROUNDING_PX)
        if (label.end === 'inside') expect(Math.min(leftPx + widthPx, viewRightPx) - seenFrom).toBeGreaterThan(endPx)
        // Beside the bar, towards the middle of the view: there is always room.
        if (label.place === 'left') expect(Math.max(leftPx + widthPx, scrollPx)).toBeLessThan(scrollPx + minPx)
        if (label.place === 'right') expect(leftPx - scrollPx).toBeGreaterThanOrEqual(80 - ROUNDING_PX)
      },
    ),
    { examples: [[105.45487385235619, 69.81534687059803, 2, 1551, 104, 0]] },
  )
})

const LONG = { ...WITH_END, title: { smallPx: 160, linePx: 240, besidePx: 100 } }

test.each([
  ['in a bar with room for small letters', { leftPx: 1010, widthPx: 160 }, 'inside', 'behind', false],
  ['in a bar a pixel too short for them', { leftPx: 1010, widthPx: 159 }, 'inside', 'behind', true],
  ['in the shortest bar', { leftPx: 1010, widthPx: 50 }, 'inside', 'behind', true],
  ['with just enough room for the line and the countdown', { leftPx: 1028, widthPx: 50 }, 'inside', 'behind', true],
  ['with a pixel less', { leftPx: 1029, widthPx: 50 }, 'inside', 'behind', false],
  ['in a bar that began out of view', { leftPx: 999, widthPx: 140 }, 'inside', 'behind', false],
  ['with room for the whole in front of the bar', { leftPx: 1100, widthPx: 240 }, 'right', 'inside', false],
  ['with a pixel less in front of the bar', { leftPx: 1099, widthPx: 240 }, 'inside', 'inside', false],
] as const)('TL-73 a long title %s', (_case, bar, place, end, isBeyond) => {
  expect(barLabel(bar, { leftPx: 1000, widthPx: 354 }, LONG)).toMatchObject({ place, end, isBeyond })
})
