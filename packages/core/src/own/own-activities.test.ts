import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeInstant } from '../activity/activity.ts'
import { onClock, zoneClock } from '../time/clock.ts'
import { DAY_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '../time/instant.ts'
import { readMinuteOfDay } from '../time/minute-of-day.ts'
import { offsetOf } from '../time/zone.ts'
import { type OwnContext, ownActivities } from './own-activities.ts'
import { ownClocks, ownEntryLists } from './own-entries.test-data.ts'
import type { OwnEntry, OwnTime } from './own-entry.ts'

const ID = '0123456789ab'
const at = (text: string): Instant => instant(Date.parse(text))
const entryOf = (time: OwnTime): OwnEntry => ({
  ...{ title: 'Bosses', gameId: 'genshin', group: '', color: 'slate', worth: 2, note: '', effort: null },
  time,
})

function spans(time: OwnTime, context: Partial<OwnContext> = {}) {
  const from = at('2026-05-20T00:00:00Z')
  const all = ownActivities(new Map([[ID, entryOf(time)]]), {
    ...{ range: { from, to: instant(from + 400 * DAY_MS) }, most: 1000, activities: [] },
    ...{ serverOf: () => offsetOf('UTC+8'), doneAt: () => null },
    ...context,
  })
  const server = offsetOf('UTC+8')
  return all.map(({ id, start, end }) => ({ id, start: edgeInstant(start, server), end: edgeInstant(end, server) }))
}

const calendarTime = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), ownClocks)
    .map(([weekday, clock]): OwnTime => ({ unit: 'week', weekday, clock })),
  fc.tuple(fc.integer({ min: 1, max: 28 }), ownClocks).map(([day, clock]): OwnTime => ({ unit: 'month', day, clock })),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), ownClocks)
    .map(([every, clock]): OwnTime => ({ unit: 'days', every, since: '2026-01-31', clock })),
)

test('OWN-4 periods follow one another without gap or overlap, on every clock and over its changes', () => {
  fc.assert(
    fc.property(calendarTime, fc.nat(500 * 24 * 60), (time, minutes) => {
      const from = instant(at('2026-03-01T00:00:00Z') + minutes * MINUTE_MS)
      const found = spans(time, { range: { from, to: instant(from + 100 * DAY_MS) } })
      expect(found[0]?.start).toBeLessThanOrEqual(from)
      expect(found[0]?.end).toBeGreaterThanOrEqual(from)
      for (const [index, { start }] of found.slice(1).entries())
        expect(start).toBe((found[index]?.end ?? 0) + SECOND_MS)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    }),
  )
})

test('OWN-3 what happens once begins and ends when its entry says', () => {
  const minute = fc
    .integer({ min: 0, max: 60 * 24 * 60 })
    .map((later) => instant(at('2026-06-01T00:00:00Z') + later * MINUTE_MS))
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 40 * 24 * 60 }), (start, long) => {
      const end = instant(start + long * MINUTE_MS)
      expect(spans({ unit: 'once', start, end })).toMatchObject([{ start, end }])
    }),
  )
})

test('OWN-4 they begin at the time of the clock, unless it skips that time', () => {
  fc.assert(
    fc.property(calendarTime, (time) => {
      if (!('clock' in time) || time.clock === 'server') return
      const clock = zoneClock(time.clock.zone)
      const minute = readMinuteOfDay(time.clock.time) ?? 0
      for (const { start } of spans(time)) {
        const shown = Math.floor(onClock(start, clock) / MINUTE_MS) % (24 * 60)
        const isChanged =
          clock.offsetAt(instant(start - 90 * MINUTE_MS)) !== clock.offsetAt(instant(start + 90 * MINUTE_MS))
        if (!isChanged) expect(shown).toBe(minute)
      }
    }),
  )
})

test('OWN-4 a week by the reset begins at 04:00 of the server on Monday, wherever that is', () => {
  const [first] = ownActivities(new Map([[ID, entryOf({ unit: 'week', weekday: 1, clock: 'server' })]]), {
    ...{ range: { from: at('2026-05-20T00:00:00Z'), to: at('2026-05-21T00:00:00Z') }, most: 1, activities: [] },
    ...{ serverOf: () => offsetOf('UTC-5'), doneAt: () => null },
  })
  expect(first && edgeInstant(first.start, offsetOf('UTC-5'))).toBe(at('2026-05-18T09:00:00Z'))
})

const SINCE = at('2026-05-01T12:00:00Z')

test('OWN-5 what is done again after some days begins so long after it was done', () => {
  const [first] = spans({ unit: 'after', days: 7, since: SINCE }, { range: { from: SINCE, to: SINCE } })
  const done = instant(SINCE + 3 * DAY_MS + 5 * MINUTE_MS)
  const found = spans(
    { unit: 'after', days: 7, since: SINCE },
    { range: { from: SINCE, to: instant(SINCE + 20 * DAY_MS) }, doneAt: (id) => (id === first?.id ? done : null) },
  )
  expect(found.map(({ start }) => (start - SINCE) / DAY_MS)).toEqual([
    0,
    10 + (5 * MINUTE_MS) / DAY_MS,
    17 + (5 * MINUTE_MS) / DAY_MS,
  ])
})

test('OWN-5 the same period has the same id, whatever was done before it', () => {
  const time: OwnTime = { unit: 'after', days: 7, since: SINCE }
  const range = { from: SINCE, to: instant(SINCE + 60 * DAY_MS) }
  const ids = spans(time, { range }).map(({ id }) => id)
  const later = spans(time, { range, doneAt: (id) => (id === ids[1] ? instant(SINCE + 9 * DAY_MS) : null) })
  expect(ids.slice(0, later.length)).toEqual(later.map(({ id }) => id))
})

test('OWN-2 an entry of each version follows those of its own game, as surely as they are known', () => {
  const [start, end] = [at('2026-05-10T00:00:00Z'), at('2026-06-20T00:00:00Z')]
  const version = {
    ...{ id: '6f1f0a3c-0000-5000-8000-000000000000', type: 'version' as const, certainty: 'expected' as const },
    ...{ start: { kind: 'instant' as const, at: start }, end: { kind: 'instant' as const, at: end } },
  }
  const activities = [
    { ...version, gameId: 'genshin' as const },
    { ...version, gameId: 'zenless' as const, id: '00000000-0000-5000-8000-000000000000' },
  ]
  expect(spans({ unit: 'version' }, { activities })).toMatchObject([{ start, end }])
})

test('OWN-2 every entry makes activities with ids like all others, and no more than were asked for', () => {
  fc.assert(
    fc.property(ownEntryLists, (entries) => {
      const from = at('2026-05-20T00:00:00Z')
      const found = ownActivities(entries, {
        ...{ range: { from, to: instant(from + 90 * DAY_MS) }, most: 2, activities: [] },
        ...{ serverOf: () => offsetOf('UTC+1'), doneAt: () => null },
      })
      expect(found.length).toBeLessThanOrEqual(entries.size * 2)
      for (const { id, type, own } of found) {
        expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8000-8000-[\da-f]{12}$/)
        expect([type, entries.has(own?.entryId ?? '')]).toEqual(['own', true])
      }
    }),
  )
})
