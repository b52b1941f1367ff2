import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barLabel } from './bar-label.ts'

const MIN_PX = 132
/** What sums of fractions of a pixel may lose. */
const ROUNDING_PX = 1e-6
const view = { leftPx: 1000, widthPx: 354 }

test.each([
  ['whole in view', { leftPx: 1010, widthPx: 200 }, { place: 'inside', availablePx: 200 }],
  ['longer than the view', { leftPx: 500, widthPx: 2000 }, { place: 'inside', availablePx: 354 }],
  ['with just enough left of it', { leftPx: 800, widthPx: 332 }, { place: 'inside', availablePx: 132 }],
  ['with a pixel less', { leftPx: 800, widthPx: 331 }, { place: 'left', availablePx: 131 }],
  ['out of view by a pixel', { leftPx: 800, widthPx: 199 }, { place: 'left', availablePx: -1 }],
  ['with just enough that has come', { leftPx: 1222, widthPx: 300 }, { place: 'inside', availablePx: 132 }],
  ['with a pixel less that has come', { leftPx: 1223, widthPx: 300 }, { place: 'right', availablePx: 131 }],
  ['yet to come by a pixel', { leftPx: 1355, widthPx: 300 }, { place: 'right', availablePx: -1 }],
  ['too narrow for its title, whole in view', { leftPx: 1000, widthPx: 50 }, { place: 'inside', availablePx: 132 }],
  ['too narrow for its title, begun out of view', { leftPx: 999, widthPx: 50 }, { place: 'left', availablePx: 131 }],
] as const)('TL-33 the title of a bar %s', (_case, bar, label) => {
  expect(barLabel(bar, view, MIN_PX)).toEqual(label)
})

test('TL-33 a title inside has room in view, one beside stands on the side where the rest of the bar is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 3000, noNaN: true }),
      fc.double({ min: 50, max: 2000, noNaN: true }),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 314, max: 2000 }),
      fc.constantFrom(104, 132),
      (leftPx, widthPx, scrollPx, viewPx, minPx) => {
        const label = barLabel({ leftPx, widthPx }, { leftPx: scrollPx, widthPx: viewPx }, minPx)
        const seenFrom = Math.max(leftPx, scrollPx)
        const seenTo = Math.min(leftPx + Math.max(widthPx, minPx), scrollPx + viewPx)
        if (label.place === 'inside') {
          expect(seenTo - seenFrom).toBeGreaterThanOrEqual(minPx - ROUNDING_PX)
          expect(label.availablePx).toBe(seenTo - seenFrom)
        }
        // Beside the bar, towards the middle of the view: there is always room.
        if (label.place === 'left') expect(Math.max(leftPx + widthPx, scrollPx)).toBeLessThan(scrollPx + minPx)
        if (label.place === 'right')
          expect(Math.min(leftPx, scrollPx + viewPx)).toBeGreaterThan(scrollPx + viewPx - minPx)
      },
    ),
    { examples: [[105.45487385235619, 69.81534687059803, 2, 1551, 104]] },
  )
})
