import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { secondsLeft } from '#web/state/account/seconds-left'

/** Ten seconds, begun 0.7 seconds after a full one. */
const pause = { until: instant(10_700), seconds: 10 }

test.each([
  [0, 10],
  [700, 10],
  [1_000, 10],
  [2_000, 9],
  [10_000, 1],
  [11_000, 0],
])('PANEL-7 at %i ms a rest of ten seconds shows %i', (at, expected) => {
  expect(secondsLeft(pause, instant(at))).toBe(expected)
})
