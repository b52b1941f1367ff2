import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ticksTo } from '#web/features/gacha/charts/ticks'

test('CHART-1 an axis has a few even, round marks from 0 to the first at or above the largest value', () => {
  expect(ticksTo(0)).toEqual([0, 1])
  expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8])
  expect(ticksTo(214)).toEqual([0, 100, 200, 300])
  fc.assert(
    fc.property(fc.nat(1_000_000), (largest) => {
      const ticks = ticksTo(largest)
      const [, step = 0] = ticks
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
      expect((ticks.at(-1) ?? 0) - step).toBeLessThan(Math.max(1, largest))
    }),
  )
})
