import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlacedActivity } from '../activity/activity.ts'
import type { Marks } from '../activity/status.ts'
import { fixedClock } from '../time/clock.ts'
import { DAY_MS, HOUR_MS, instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import { samplePlaced } from './sample-activity.test-data.ts'
import { todaysActivities } from './today.ts'

const now = instant(Date.UTC(2026, 4, 20, 12))
const utc = fixedClock(utcOffset(0))

/** From so many hours before or after now until so many hours after it. */
function lasting(id: string, fromHours: number, toHours: number): PlacedActivity {
  return samplePlaced({
    id,
    startAt: instant(now + fromHours * HOUR_MS),
    endAt: instant(now + toHours * HOUR_MS),
  })
}

function today(activities: readonly PlacedActivity[], marks: Marks = {}, clock = utc) {
  const { ending, starting } = todaysActivities(activities, { marks, now, clock })
  return { ending: ending.map(({ id }) => id), starting: starting.map(({ id }) => id) }
}

test('HOME-1 what runs and ends within three calendar days is listed, what ends first at the top', () => {
  const list = [
    lasting('in three days', -99, 3 * 24 + 11),
    lasting('in four days', -99, 3 * 24 + 13),
    lasting('tonight', -99, 5),
    lasting('over', -99, -1),
    lasting('to come', 24, 48),
    lasting('tomorrow', -99, 30),
  ]
  expect(today(list).ending).toEqual(['tonight', 'tomorrow', 'in three days'])
})

test('HOME-1 what tonight lists is not listed again, unless its end is only expected', () => {
  const list = [
    lasting('tonight', -99, 5),
    { ...lasting('expected', -99, 6), certainty: 'expected' as const },
    lasting('tomorrow', -99, 30),
  ]
  const tonightUntil = instant(now + 29 * HOUR_MS)
  const { ending } = todaysActivities(list, { marks: {}, now, clock: utc, tonightUntil })
  expect(ending.map(({ id }) => id)).toEqual(['expected', 'tomorrow'])
})

test('HOME-1 done and cancelled are left out; in progress and starred still end', () => {
  const list = ['done', 'cancelled', 'in_progress', 'starred', 'none'].map((id, hours) => lasting(id, -99, hours + 1))
  const marks = { done: 'done', cancelled: 'cancelled', in_progress: 'in_progress', starred: 'starred' } as const
  expect(today(list, marks).ending).toEqual(['in_progress', 'starred', 'none'])
})

test('HOME-1 days are those of the displayed clock', () => {
  const list = [lasting('on the edge', -99, 3 * 24 + 13)]
  expect(today(list).ending).toEqual([])
  expect(today(list, {}, fixedClock(utcOffset(-300))).ending).toEqual(['on the edge'])
})

test('HOME-2 what starts today is listed by its start, also if it has begun; what is put aside or over is not', () => {
  const list = [
    lasting('this evening', 6, 999),
    lasting('this morning', -6, 999),
    lasting('yesterday', -13, 999),
    lasting('tomorrow', 13, 999),
    lasting('done', 1, 999),
    lasting('this night, over', -11, -1),
  ]
  expect(today(list, { done: 'done' }).starting).toEqual(['this morning', 'this evening'])
})

test('HOME-2 what started today and ends soon is listed as ending alone', () => {
  const list = [lasting('for a day', -2, 20), lasting('for a day from tonight', 2, 20)]
  expect(today(list)).toEqual({ ending: ['for a day'], starting: ['for a day from tonight'] })
})

test('HOME-2 no activity is listed twice, and the order given does not matter', () => {
  const hours = fc.integer({ min: -240, max: 240 })
  const activities = fc.uniqueArray(
    fc.record({ id: fc.uuid(), fromHours: hours, lengthHours: fc.integer({ min: 0, max: 240 }) }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(activities, fc.integer({ min: -720, max: 840 }), (rows, minutes) => {
      const list = rows.map(({ id, fromHours, lengthHours }) => lasting(id, fromHours, fromHours + lengthHours))
      const shown = today(list, {}, fixedClock(utcOffset(minutes)))
      const all = [...shown.ending, ...shown.starting]
      expect(new Set(all).size).toBe(all.length)
      expect(today(list.toReversed(), {}, fixedClock(utcOffset(minutes)))).toEqual(shown)
      for (const { id, endAt } of list) if (endAt - now > 4 * DAY_MS) expect(shown.ending).not.toContain(id)
    }),
  )
})
