import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { NOW_LABEL_PX, nowLabelY, scalesOf } from './scales.ts'

const DAY = 86_400_000

/** @param saved certain, and both ends of the usual income, day by day */
function pictureOf(saved: readonly (readonly [number, number, number])[]) {
  const days = saved.map(([certain, low, high], day) => ({
    ...{ day: day as never, at: instant(day * DAY), sources: [], isExpected: false },
    ...{ certain, usual: { low, high }, bought: { low, high } },
  }))
  return { from: instant(0), to: instant(20 * DAY), days, goals: [] }
}

test.each([
  [
    'nothing saved',
    [
      [0, 0, 16],
      [0, 2, 18],
      [1, 3, 40],
    ],
  ],
  [
    'much saved',
    [
      [61, 61, 61],
      [63, 64, 64],
      [63, 64, 80],
    ],
  ],
  [
    'a jump beside it',
    [
      [5, 5, 30],
      [6, 6, 34],
      [6, 7, 40],
    ],
  ],
] as const)('PLAN-12 no line of the picture goes through the number of pulls at the present: %s', (_, saved) => {
  const picture = pictureOf(saved)
  const scales = scalesOf(picture, { widthPx: 360, heightPx: 320, flagRows: 1 })
  const middle = nowLabelY(picture, scales)
  const beside = picture.days.filter(({ at }) => scales.x(at) <= scales.left + 72)
  for (const lineOf of [
    (day: (typeof beside)[number]) => day.certain,
    (day: (typeof beside)[number]) => day.usual.low,
    (day: (typeof beside)[number]) => day.usual.high,
  ]) {
    const ys = beside.map((day) => scales.y(lineOf(day)))
    const isClear = Math.max(...ys) < middle - NOW_LABEL_PX / 2 || Math.min(...ys) > middle + NOW_LABEL_PX / 2
    expect(isClear).toBe(true)
  }
  expect(middle).toBeLessThan(320 - scales.bottom)
})
