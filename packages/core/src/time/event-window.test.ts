import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampToWindow, type EventWindow } from './event-window.ts'
import { instant } from './instant.ts'
import { type WallTime, wallTime } from './wall-time.ts'
import { offsetOf, SERVER_ZONES } from './zone.ts'

const window: EventWindow = {
  start: wallTime(Date.UTC(2025, 4, 1)),
  end: wallTime(Date.UTC(2026, 5, 1, 23, 59, 59)),
}
const anyInstant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }).map(instant)

test('TIME-6 clamping never yields a start after its end and never leaves the window', () => {
  fc.assert(
    fc.property(anyInstant, anyInstant, fc.constantFrom(...SERVER_ZONES), (startAt, endAt, zone) => {
      const span = clampToWindow({ startAt, endAt }, window, offsetOf(zone))
      const shift = offsetOf(zone) * 60_000
      expect(span.startAt).toBeLessThanOrEqual(span.endAt)
      expect(span.startAt).toBeGreaterThanOrEqual(window.start - shift)
      expect(span.endAt).toBeLessThanOrEqual(window.end - shift)
    }),
  )
})

test('TIME-6 a span inside the window stays as it is, and says so', () => {
  const span = { startAt: instant(Date.UTC(2026, 4, 1)), endAt: instant(Date.UTC(2026, 4, 9)) }
  expect(clampToWindow(span, window, offsetOf('UTC+8'))).toEqual({ ...span, isClamped: false })
})

test('TIME-6 a window that has passed flattens later spans onto its end', () => {
  const end: WallTime = window.end
  const span = { startAt: instant(Date.UTC(2027, 0, 1)), endAt: instant(Date.UTC(2027, 1, 1)) }
  const clamped = clampToWindow(span, window, offsetOf('UTC+1'))
  expect(clamped).toEqual({ startAt: end - 3_600_000, endAt: end - 3_600_000, isClamped: true })
})
