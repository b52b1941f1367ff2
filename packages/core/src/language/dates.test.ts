import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDay, parseDay } from '../time/calendar.ts'
import { fixedClock, zoneClock } from '../time/clock.ts'
import { instant } from '../time/instant.ts'
import { utcOffset } from '../time/zone.ts'
import {
  clockText,
  dayRangeText,
  momentDayText,
  momentText,
  monthParts,
  pastDayText,
  pastMomentText,
  shortDayText,
  shortMomentText,
  type TimeFormat,
  timeOrMomentText,
  timeText,
  weekdayMark,
  weekdayMomentText,
} from './dates.ts'
import { LANGUAGES, type Language } from './language.ts'

const WEDNESDAY = parseDay('2026-05-20') ?? calendarDay(0)
const SHANGHAI = fixedClock(utcOffset(480))

test.each<[Language, string]>([
  ['en', 'We'],
  ['fr', 'Me'],
  ['zh-Hans', '三'],
  ['zh-Hant', '三'],
  ['ja', '水'],
  ['ko', '수'],
])('TL-21 in %s Wednesday is %s', (language, mark) => {
  expect(weekdayMark(WEDNESDAY, language)).toBe(mark)
})

test.each<[Language, string, string, string]>([
  ['en', '', 'May', ' 2026'],
  ['fr', '', 'mai', ' 2026'],
  ['zh-Hans', '2026年', '5月', ''],
  ['zh-Hant', '2026年', '5月', ''],
  ['ja', '2026年', '5月', ''],
  ['ko', '2026년 ', '5월', ''],
])('TL-52 in %s month and year stand in its own order', (language, before, name, after) => {
  expect(monthParts(WEDNESDAY, language)).toEqual({ before, name, after })
})

test.each([
  [Date.UTC(2026, 4, 20, 13, 47, 36), '21:47:36', '9:47:36 PM'],
  [Date.UTC(2026, 4, 20, 16, 0, 5), '00:00:05', '12:00:05 AM'],
  [Date.UTC(2026, 4, 20, 4, 30, 0), '12:30:00', '12:30:00 PM'],
])('TL-22 the clock shows the displayed time with 24 or 12 hours (%i)', (ms, with24, with12) => {
  expect(clockText(instant(ms), SHANGHAI, '24')).toBe(with24)
  expect(clockText(instant(ms), SHANGHAI, '12')).toBe(with12)
})

test('TL-22 moments are written on the displayed clock, midnight as 00:00', () => {
  const midnight = instant(Date.UTC(2026, 4, 20, 16))
  expect(momentText(midnight, { clock: SHANGHAI, language: 'en', timeFormat: '24' })).toBe(
    'May\u00a021,\u00a02026, 00:00',
  )
  expect(momentText(midnight, { clock: SHANGHAI, language: 'en', timeFormat: '12' })).toMatch(
    /^May.21,.2026, 12:00.AM$/,
  )
})

test.each<[Language, string, string]>([
  ['en', '06:00', '6:00 AM'],
  ['fr', '06:00', '6:00 AM'],
  ['zh-Hans', '06:00', '上午6:00'],
  ['zh-Hant', '06:00', '上午6:00'],
  ['ja', '06:00', '午前6:00'],
  ['ko', '06:00', '오전 6:00'],
])('TL-22 in %s six in the morning is %s, and %s with 12 hours', (language, with24, with12) => {
  const six = instant(Date.UTC(2026, 4, 19, 22))
  const text = (timeFormat: '24' | '12') => timeText(six, { clock: SHANGHAI, language, timeFormat }).replace(/\s/g, ' ')
  expect(text('24')).toBe(with24)
  expect(text('12')).toBe(with12)
})

test('TL-64 the time of what is shown names its day unless that is today', () => {
  const at = instant(Date.UTC(2026, 4, 20, 2))
  const style = { clock: SHANGHAI, language: 'en', timeFormat: '24' } as const
  expect(timeOrMomentText(at, WEDNESDAY, style)).toBe('10:00')
  expect(timeOrMomentText(at, calendarDay(WEDNESDAY + 1), style)).toBe('May\u00a020, 10:00')
})

test.each<[Language, string, string, string]>([
  ['en', 'Jun_9', 'Jun_9, 17:59', 'Jun_9,_2026'],
  ['fr', '9_juin', '9_juin à 17:59', '9_juin_2026'],
  ['zh-Hans', '6+月+9+日', '6+月+9+日 17:59', '2026+年+6+月+9+日'],
  ['zh-Hant', '6+月+9+日', '6+月+9+日 17:59', '2026+年+6+月+9+日'],
  ['ja', '6+月+9+日', '6+月+9+日 17:59', '2026+年+6+月+9+日'],
  ['ko', '6월_9일', '6월_9일 17:59', '2026년_6월_9일'],
])('LANG-53 in %s no line breaks inside %s, %s and %s', (language, day, moment, withYear) => {
  const at = instant(Date.UTC(2026, 5, 9, 9, 59))
  const style = { clock: SHANGHAI, language, timeFormat: '24' } as const
  const glued = (text: string) => text.replaceAll('_', '\u00a0').replaceAll('+', '\u2060')
  expect(shortDayText(at, style)).toBe(glued(day))
  expect(shortMomentText(at, style)).toBe(glued(moment))
  expect(momentDayText(at, style)).toBe(glued(withYear))
})

test.each<[Language, string]>([
  ['en', 'Tue, Dec 1, 03:59'],
  ['zh-Hans', '12月1日周二 03:59'],
  ['zh-Hant', '12月1日週二 03:59'],
  ['ja', '12月1日（火）03:59'],
  ['ko', '12월 1일 (화) 03:59'],
  ['fr', 'mar. 1er déc. à 03:59'],
])('LANG-53 in %s messages write %s', (language, text) => {
  const at = instant(Date.UTC(2026, 10, 30, 19, 59))
  const written = weekdayMomentText(at, { clock: SHANGHAI, language, timeFormat: '24' })
  expect(written.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toBe(text)
})

test.each<[Language, string, string, string]>([
  ['zh-Hans', '2026年5月6日至27日', '2026年5月6日至6月9日', '2026年5月6日至2027年1月3日'],
  ['zh-Hant', '2026年5月6日至27日', '2026年5月6日至6月9日', '2026年5月6日至2027年1月3日'],
  ['ja', '2026年5月6日～27日', '2026年5月6日～6月9日', '2026年5月6日～2027年1月3日'],
  ['ko', '2026년 5월 6일~27일', '2026년 5월 6일~6월 9일', '2026년 5월 6일~2027년 1월 3일'],
])('LANG-53 in %s the days of a banner are %s, %s, %s', (language, inMonth, inYear, beyond) => {
  const from = parseDay('2026-05-06') ?? calendarDay(0)
  const textTo = (day: string) => dayRangeText(from, parseDay(day) ?? calendarDay(0), language).replaceAll('\u2060', '')
  expect([textTo('2026-05-27'), textTo('2026-06-09'), textTo('2027-01-03')]).toEqual([inMonth, inYear, beyond])
  expect(textTo('2026-05-06')).toBe(inMonth.replace(/[至～~].*/, ''))
})

test('LANG-43 the first day of a month is an ordinal in French alone', () => {
  const first = instant(Date.UTC(2026, 5, 1, 4))
  const textIn = (language: Language) => shortDayText(first, { clock: SHANGHAI, language, timeFormat: '24' })
  expect(textIn('fr')).toBe('1er\u00a0juin')
  expect(textIn('en')).toBe('Jun\u00a01')
})

test('LANG-57 what is past has its year where that is not the present one on the displayed clock', () => {
  const style = { clock: SHANGHAI, language: 'en', timeFormat: '24' } as const
  const now = instant(Date.UTC(2026, 4, 20))
  const textOf = (at: number) =>
    [pastDayText(instant(at), now, style), pastMomentText(instant(at), now, style)].map((text) =>
      text.replaceAll('\u00a0', ' '),
    )
  expect(textOf(Date.UTC(2025, 8, 30, 4))).toEqual(['Sep 30, 2025', 'Sep 30, 2025, 12:00'])
  expect(textOf(Date.UTC(2025, 11, 31, 16))).toEqual(['Jan 1', 'Jan 1, 00:00'])
})

test('TIME-8 the texts of one instant agree, and clocks that show the same write the same', () => {
  const moments = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2029, 0) }).map(instant)
  const zones = fc.constantFrom('Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC')
  const languages = fc.constantFrom(...LANGUAGES)
  const formats = fc.constantFrom<TimeFormat>('24', '12')
  fc.assert(
    fc.property(moments, zones, languages, formats, (at, zone, language, timeFormat) => {
      const style = { clock: zoneClock(zone), language, timeFormat }
      const fixed = { ...style, clock: fixedClock(style.clock.offsetAt(at)) }
      for (const text of [momentText, shortMomentText, weekdayMomentText, timeText, shortDayText, momentDayText]) {
        expect(text(at, fixed)).toBe(text(at, style))
      }
      for (const text of [momentText, shortMomentText, weekdayMomentText]) {
        expect(text(at, style)).toContain(timeText(at, style))
      }
      expect(momentText(at, style)).toContain(momentDayText(at, style))
      expect(shortMomentText(at, style)).toContain(shortDayText(at, style))
      expect(weekdayMomentText(at, style)).toContain(shortDayText(at, style))
    }),
  )
})
