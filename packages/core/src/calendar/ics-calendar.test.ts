import { expect, test } from 'vitest'
import { DAY_MS, instant } from '../time/instant.ts'
import { type IcsEvent, writeCalendar } from './ics-calendar.ts'
import { isFeedSilent } from './silent-feed.ts'

const NOON = Date.UTC(2026, 4, 20, 12)

const EVENT: IcsEvent = {
  uid: 'a_1@ephemeris',
  sequence: 3,
  changedAt: instant(NOON),
  startAt: instant(Date.UTC(2026, 4, 21, 2)),
  lastAt: instant(Date.UTC(2026, 4, 30, 23, 59, 59)),
  status: 'TENTATIVE',
  summary: 'One, two',
  description: 'three; four',
  category: 'Event\nBanner',
  url: 'https://example.org/a_1',
  alarmHours: [24, 0],
}

const HEAD = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ephemeris//Calendar feed//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
NAME:Mine\\, all
X-WR-CALNAME:Mine\\, all
URL:https://example.org/
REFRESH-INTERVAL;VALUE=DURATION:PT6H
X-PUBLISHED-TTL:PT6H
`

function written(events: readonly IcsEvent[]): string {
  const text = writeCalendar({ name: 'Mine, all', url: 'https://example.org/', events })
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  return text.replaceAll('\r\n', '\n')
}

test('FEED-4 a calendar without activities is a head and an end', () => {
  expect(written([])).toBe(`${HEAD}END:VCALENDAR\n`)
})

test('FEED-4 an end that is a whole minute is the first moment after the activity, any other its last second', () => {
  const end = (lastAt: number, startAt: number = EVENT.startAt) =>
    /DTEND:(\w+)/.exec(written([{ ...EVENT, startAt: instant(startAt), lastAt: instant(lastAt) }]))?.[1]
  expect(end(Date.UTC(2026, 5, 30, 22))).toBe('20260630T220000Z')
  expect(end(Date.UTC(2026, 5, 30, 19, 59, 59))).toBe('20260630T200000Z')
  expect(end(Date.UTC(2026, 5, 30, 22), Date.UTC(2026, 5, 30, 22))).toBe('20260630T220001Z')
})

test('FEED-4 FEED-14 an activity is written with its times in UTC, its texts escaped, and an alarm for each of its hours', () => {
  expect(written([EVENT])).toBe(`${HEAD}BEGIN:VEVENT
UID:a_1@ephemeris
SEQUENCE:3
DTSTAMP:20260520T120000Z
LAST-MODIFIED:20260520T120000Z
DTSTART:20260521T020000Z
DTEND:20260531T000000Z
STATUS:TENTATIVE
TRANSP:TRANSPARENT
SUMMARY:One\\, two
DESCRIPTION:three\\; four
CATEGORIES:Event\\nBanner
URL:https://example.org/a_1
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER;RELATED=START:-PT24H
DESCRIPTION:One\\, two
END:VALARM
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER;RELATED=START:PT0S
DESCRIPTION:One\\, two
END:VALARM
END:VEVENT
END:VCALENDAR
`)
})

test('FEED-4 a line of a calendar is folded', () => {
  const summary = 'x'.repeat(100)
  expect(written([{ ...EVENT, summary }])).toContain(`SUMMARY:${summary.slice(0, 67)}\n ${summary.slice(67)}\n`)
})

test('FEED-21 a feed is silent three days after it was read last, and not if it was never read', () => {
  const now = instant(NOON)
  const silent = (readAt: number | null) => isFeedSilent(readAt === null ? null : instant(readAt), now)
  expect([NOON - 3 * DAY_MS, NOON - 3 * DAY_MS + 1, null].map(silent)).toEqual([true, false, false])
})
