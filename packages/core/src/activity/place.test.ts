import { expect, test } from 'vitest'
import { instant } from '../time/instant.ts'
import { wallTime } from '../time/wall-time.ts'
import { offsetOf } from '../time/zone.ts'
import { sampleActivity } from '../timeline/sample-activity.test-data.ts'
import { placeActivities } from './place.ts'

const window = { start: wallTime(Date.UTC(2025, 4, 1)), end: wallTime(Date.UTC(2027, 4, 1)) }
const banner = sampleActivity({
  start: { kind: 'instant', at: instant(Date.UTC(2026, 4, 20, 3)) },
  end: { kind: 'wall', at: wallTime(Date.UTC(2026, 5, 9, 17, 59)) },
})

test('TIME-2 a banner opens everywhere at once and closes by each server’s own clock', () => {
  const ends = (['UTC+8', 'UTC-5'] as const).map((zone) => placeActivities([banner], () => offsetOf(zone), window)[0])
  expect(ends.map((placed) => placed?.startAt)).toEqual([Date.UTC(2026, 4, 20, 3), Date.UTC(2026, 4, 20, 3)])
  expect(ends.map((placed) => placed?.endAt)).toEqual([Date.UTC(2026, 5, 9, 9, 59), Date.UTC(2026, 5, 9, 22, 59)])
})

test('TIME-6 where a world-wide start passes a server’s end, the activity shrinks to its end', () => {
  const crossed = sampleActivity({
    start: { kind: 'instant', at: instant(Date.UTC(2026, 4, 20, 3)) },
    end: { kind: 'wall', at: wallTime(Date.UTC(2026, 4, 20, 3, 30)) },
  })
  const [placed] = placeActivities([crossed], () => offsetOf('UTC+8'), window)
  expect(placed?.startAt).toBe(placed?.endAt)
})
