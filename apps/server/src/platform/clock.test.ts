import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { pause } from './timers.ts'

test('OPS-1 a shifted clock starts at the given time and runs on', async () => {
  const start = instant(Date.UTC(2026, 4, 20, 4))
  const clock = createClock(start)
  const first = clock.now()
  await pause(5)

  expect(first).toBeGreaterThanOrEqual(start)
  expect(clock.now()).toBeGreaterThan(first)
})

test('OPS-1 without a shift the clock shows the real time', () => {
  const before = Date.now()
  const shown = createClock(null).now()
  expect(shown).toBeGreaterThanOrEqual(before)
  expect(shown).toBeLessThanOrEqual(Date.now())
})
