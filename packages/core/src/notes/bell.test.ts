import { expect, test } from 'vitest'
import { formatInstant, HOUR_MS, type Instant, instant } from '../time/instant.ts'
import { bellMoment, bellOf, bellsIn, offeredBell, openBellTimes } from './bell.ts'

const END = instant(Date.UTC(2026, 4, 25, 2, 59))
const SPAN = { startAt: instant(Date.UTC(2026, 4, 9, 3)), endAt: END }

function before(hours: number, ms = 0): Instant {
  return instant(END - hours * HOUR_MS + ms)
}

test('NOTE-10 a bell rings its lead before the end, wherever the end moves, and at the start', () => {
  const day = { edge: 'end', leadHours: 24 } as const
  expect(formatInstant(bellMoment(day, SPAN))).toBe('2026-05-24T02:59:00Z')
  expect(formatInstant(bellMoment(day, { ...SPAN, endAt: before(-48) }))).toBe('2026-05-26T02:59:00Z')
  expect(bellMoment({ edge: 'start', leadHours: 0 }, SPAN)).toBe(SPAN.startAt)
})

test.each([
  ['long before', before(400), [3, 12, 24, 48, 72, 168]],
  ['a second before the lead of a day', before(24, -1), [3, 12, 24]],
  ['at the lead of a day', before(24), [3, 12]],
  ['two hours before the end', before(2), []],
  ['after the end', before(-1), []],
])('NOTE-11 %s the leads are offered that are still ahead', (_, now, leads) => {
  const ends = openBellTimes(SPAN, now).filter(({ edge }) => edge === 'end')
  expect(ends.map(({ leadHours }) => leadHours)).toEqual(leads)
})

test('NOTE-11 a tap sets a day before the end, else what is left of it, and nothing in the last three hours', () => {
  expect(offeredBell(SPAN, before(400))).toEqual({ edge: 'end', leadHours: 24 })
  expect(offeredBell(SPAN, before(20))).toEqual({ edge: 'end', leadHours: 12 })
  expect(offeredBell(SPAN, before(4))).toEqual({ edge: 'end', leadHours: 3 })
  expect(offeredBell(SPAN, before(3))).toBeNull()
})

test('NOTE-11 the start is offered until it has come', () => {
  const hasStart = (now: Instant) => openBellTimes(SPAN, now).some(({ edge }) => edge === 'start')
  expect([hasStart(instant(SPAN.startAt - 1)), hasStart(SPAN.startAt)]).toEqual([true, false])
})

test('NOTE-1 a bell that no user could have set is none', () => {
  const at = END
  const notes = {
    'bell/sound': { at, value: { edge: 'end', leadHours: 72, isPaused: true } },
    'bell/odd': { at, value: { edge: 'end', leadHours: 5 } },
    'bell/off': { at, value: null },
    'stamina/genshin': { at, value: { edge: 'end', leadHours: 3 } },
  }
  expect([...bellsIn(notes)]).toEqual([['sound', { edge: 'end', leadHours: 72, isPaused: true }]])
  expect(bellOf(notes, 'odd')).toBeNull()
})
