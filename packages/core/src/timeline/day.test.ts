import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, parseDay } from '../time/calendar.ts'
import { type DisplayedClock, fixedClock, zoneClock } from '../time/clock.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { activitiesOn } from './day.ts'
import { samplePlaced } from './sample-activity.test-data.ts'
import { barBoxOf, DAY_WIDTH_PX, dayRangeOf, scaleOf } from './scale/scale.ts'

const clocks: fc.Arbitrary<DisplayedClock> = fc.constantFrom(
  fixedClock(utcOffset(480)),
  fixedClock(utcOffset(-300)),
  zoneClock('Europe/Berlin'),
  zoneClock('Asia/Kolkata'),
)
const placed = fc
  .tuple(
    fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2026, 10, 1) }),
    fc.integer({ min: 0, max: 30 * DAY_MS }),
  )
  .map(([start, length]) => samplePlaced({ startAt: instant(start), endAt: instant(start + length) }))

test('TL-11 day panel and bars agree: a day lists exactly the bars that touch its column', () => {
  fc.assert(
    fc.property(clocks, placed, fc.integer({ min: -2, max: 32 }), (clock, activity, offset) => {
      const day = dayOf(instant(activity.startAt + offset * DAY_MS), clock)
      const scale = scaleOf(dayRangeOf([activity], activity.startAt, clock), clock)
      const { leftPx } = barBoxOf(activity, scale)
      const column = scale.xOfDay(day)
      const touches = leftPx < column + DAY_WIDTH_PX && scale.xOf(activity.endAt) >= column

      const { ending, starting, running } = activitiesOn([activity], day, clock)
      expect(ending.length + starting.length + running.length).toBe(touches ? 1 : 0)
    }),
  )
})

test('TL-11 the order of a day does not depend on the order given, also of what ends together', () => {
  const ends = Date.UTC(2026, 4, 20)
  const list = fc
    .uniqueArray(fc.uuid(), { maxLength: 12 })
    .chain((ids) => fc.tuple(...ids.map((id) => fc.integer({ min: -1, max: 1 }).map((days) => spanOf(id, days)))))
  const shuffled = list.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  )
  fc.assert(
    fc.property(clocks, shuffled, (clock, [one, other]) => {
      const day = dayOf(instant(ends), clock)
      expect(activitiesOn(other, day, clock)).toEqual(activitiesOn(one, day, clock))
    }),
  )

  function spanOf(id: string, days: number) {
    return samplePlaced({ id, startAt: instant(ends - 2 * DAY_MS), endAt: instant(ends + days * DAY_MS) })
  }
})

test('TL-11 an activity is listed once: as ending, as starting or as running, what ends first before the others', () => {
  const clock = fixedClock(utcOffset(0))
  const day = parseDay('2026-05-20')
  if (day === null) throw new Error('a sound day must be read')
  const span = (id: string, start: string, end: string) =>
    samplePlaced({ id, startAt: instant(Date.parse(start)), endAt: instant(Date.parse(end)) })

  const groups = activitiesOn(
    [
      span('whole', '2026-05-20T01:00:00Z', '2026-05-20T02:00:00Z'),
      span('ends', '2026-05-01T00:00:00Z', '2026-05-20T03:59:59Z'),
      span('starts', '2026-05-20T00:00:00Z', '2026-05-21T00:00:00Z'),
      span('lasts', '2026-05-18T00:00:00Z', '2026-06-25T00:00:00Z'),
      span('runs', '2026-05-19T00:00:00Z', '2026-05-25T00:00:00Z'),
      span('over', '2026-05-19T00:00:00Z', '2026-05-19T23:59:59Z'),
    ],
    day,
    clock,
  )
  expect(groups.ending.map(({ id }) => id)).toEqual(['whole', 'ends'])
  expect(groups.starting.map(({ id }) => id)).toEqual(['starts'])
  expect(groups.running.map(({ id }) => id)).toEqual(['runs', 'lasts'])
})
