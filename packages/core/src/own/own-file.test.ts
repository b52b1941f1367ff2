import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDay, formatDay, weekdayOf } from '../time/calendar.ts'
import { formatInstant, instant } from '../time/instant.ts'
import { ownBooks, ZONES } from './own-entries.test-data.ts'
import { OWN_LIMITS } from './own-entry.ts'
import { readOwnFile, withOwnFile, writeOwnFile } from './own-file.ts'

const ZONE = 'Europe/Berlin'
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Raid', ...lines, 'END:VEVENT']
const only = (...lines: string[]) => {
  const file = readOwnFile(calendar(...event(...lines)), ZONE)
  return [...(file?.entries.values() ?? [])][0]?.time ?? null
}

test('OWN-9 what is exported is imported as it was, once or twice, and leaves all others', () => {
  fc.assert(
    fc.property(ownBooks, ownBooks, (own, others) => {
      const file = readOwnFile(writeOwnFile(own), ZONE)
      expect(file).toEqual({ ...own, unread: [] })
      if (!file) return
      const merged = withOwnFile(others, file)
      expect(merged).toEqual({
        entries: new Map([...others.entries, ...own.entries]),
        remarks: new Map([...others.remarks, ...own.remarks]),
      })
      expect(withOwnFile(merged, file)).toEqual(merged)
    }),
  )
})

test('OWN-9 events of a calendar become entries, on the clock of their zone', () => {
  expect(only('DTSTART;TZID=America/New_York:20260520T180000', 'DTEND;TZID=America/New_York:20260520T200000')).toEqual({
    ...{ unit: 'once', start: Date.parse('2026-05-20T22:00:00Z'), end: Date.parse('2026-05-21T00:00:00Z') },
  })
  expect(only('DTSTART;VALUE=DATE:20260329')).toEqual({
    ...{ unit: 'once', start: Date.parse('2026-03-28T23:00:00Z'), end: Date.parse('2026-03-29T22:59:59Z') },
  })
  expect(only('DTSTART:20260520T180000', 'DURATION:PT90M')).toMatchObject({ end: Date.parse('2026-05-20T17:30:00Z') })
})

const clock = { zone: ZONE, time: '18:00' }

test.each<[string, object | null]>([
  ['FREQ=DAILY', { unit: 'days', every: 1, since: '2026-05-20', clock }],
  ['FREQ=DAILY;INTERVAL=3', { unit: 'days', every: 3, since: '2026-05-20', clock }],
  ['FREQ=WEEKLY', { unit: 'week', weekday: 3, clock }],
  ['FREQ=WEEKLY;BYDAY=WE;WKST=MO', { unit: 'week', weekday: 3, clock }],
  ['FREQ=WEEKLY;INTERVAL=2', { unit: 'days', every: 14, since: '2026-05-20', clock }],
  ['FREQ=MONTHLY;BYMONTHDAY=20', { unit: 'month', day: 20, clock }],
  ['FREQ=WEEKLY;BYDAY=MO,WE', null],
  ['FREQ=MONTHLY;BYDAY=1MO', null],
  ['FREQ=DAILY;COUNT=3', null],
  ['FREQ=DAILY;UNTIL=20270101T000000Z', null],
  ['FREQ=DAILY;INTERVAL=99999', null],
  ['FREQ=SECONDLY', null],
  ['', null],
])('OWN-9 the rule %j is read as far as a rhythm can say it', (rule, time) => {
  expect(only('DTSTART:20260520T180000', `RRULE:${rule}`)).toEqual(time)
})

test('OWN-9 what no entry can say is named, and costs no other event', () => {
  const text = calendar(
    ...event('DTSTART:20260520T180000', 'RRULE:FREQ=YEARLY'),
    ...['BEGIN:VEVENT', 'UID:2', 'SUMMARY:Shop\\, twice', 'DTSTART:20260520T180000Z'],
    ...['BEGIN:VALARM', 'SUMMARY:Alarm', 'END:VALARM', 'DESCRIPTION:one\\ntw', ' o', 'END:VEVENT'],
  )
  const file = readOwnFile(text, ZONE)
  expect(file?.unread).toEqual(['Raid'])
  expect([...(file?.entries.values() ?? [])]).toMatchObject([{ title: 'Shop, twice', note: 'one\ntwo' }])
})

test('OWN-9 a time of any zone is shown by its clock as it is written', () => {
  fc.assert(
    fc.property(fc.nat(700), fc.nat(23), fc.constantFrom(...ZONES), (day, hour, zone) => {
      const written = formatDay(calendarDay(20_500 + day))
      const time = only(
        `DTSTART;TZID=${zone}:${written.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`,
        'RRULE:FREQ=WEEKLY',
      )
      if (hour > 3) expect(time).toMatchObject({ weekday: weekdayOf(calendarDay(20_500 + day)) || 7, clock: { zone } })
    }),
  )
})

test('OWN-9 a hostile text costs nothing: it is refused, or read within the limits', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void readOwnFile(`BEGIN:VCALENDAR\n${text}`, ZONE)))
  expect(readOwnFile('x'.repeat(2_000_001), ZONE)).toBeNull()
  expect(readOwnFile('[]', ZONE)).toBeNull()
  expect(readOwnFile('{"kind":"ephemeris-own-entries","entries":[]}', ZONE)).toBeNull()
  const at = formatInstant(instant(0)).replaceAll(/[-:]/g, '')
  const many = Array.from({ length: 20_000 }, (_, n) => [
    'BEGIN:VEVENT',
    `UID:${n}`,
    'SUMMARY:x',
    `DTSTART:${at}`,
    'END:VEVENT',
  ])
  expect(readOwnFile(calendar(...many.flat()), ZONE)?.entries.size).toBe(OWN_LIMITS.entries)
  const nested = readOwnFile(`BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(100_000)}`, ZONE)
  expect(nested).toEqual({ entries: new Map(), remarks: new Map(), unread: [] })
})
