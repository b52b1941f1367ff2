import fc from 'fast-check'
import { GAME_IDS } from '../games/game.ts'
import { calendarDay, formatDay } from '../time/calendar.ts'
import { DAY_MS, instant, MINUTE_MS } from '../time/instant.ts'
import { formatMinuteOfDay } from '../time/minute-of-day.ts'
import type { OwnBook } from './own-book.ts'
import { OWN_COLORS, OWN_LIMITS, type OwnClock, type OwnEntries, type OwnEntry, type OwnTime } from './own-entry.ts'
import { EFFORTS, LONGEST_NOTE, type Remark } from './remark.ts'

/** With changes of the clock by an hour and by half an hour, at midnight and at night, and none. */
export const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Tokyo']

const DAY_0 = Date.UTC(2026, 0, 1) / DAY_MS

export const ownClocks: fc.Arbitrary<OwnClock> = fc.oneof(
  fc.constant('server' as const),
  fc.record({ zone: fc.constantFrom(...ZONES), time: fc.nat(1439).map(formatMinuteOfDay) }),
)

const moment = fc.nat(500 * 24 * 60).map((minutes) => instant(DAY_0 * DAY_MS + minutes * MINUTE_MS))
const days = fc.integer({ min: 1, max: 40 })

export const ownTimes: fc.Arbitrary<OwnTime> = fc.oneof(
  fc
    .tuple(moment, days)
    .map(([start, long]): OwnTime => ({ unit: 'once', start, end: instant(start + long * DAY_MS) })),
  fc
    .tuple(days, fc.nat(500), ownClocks)
    .map(
      ([every, day, clock]): OwnTime => ({ unit: 'days', every, since: formatDay(calendarDay(DAY_0 + day)), clock }),
    ),
  fc
    .tuple(fc.integer({ min: 1, max: 7 }), ownClocks)
    .map(([weekday, clock]): OwnTime => ({ unit: 'week', weekday, clock })),
  fc.tuple(fc.integer({ min: 1, max: 28 }), ownClocks).map(([day, clock]): OwnTime => ({ unit: 'month', day, clock })),
  fc.tuple(days, moment).map(([long, since]): OwnTime => ({ unit: 'after', days: long, since })),
  fc.constant<OwnTime>({ unit: 'version' }),
)

/** Text as players write it. */
const words = (most: number) => fc.string({ unit: 'grapheme', maxLength: most }).filter((text) => text.length <= most)

const effort = fc.constantFrom(...EFFORTS, null)

export const ownEntry: fc.Arbitrary<OwnEntry> = fc.record({
  title: words(OWN_LIMITS.title)
    .map((text) => text.trim())
    .filter((text) => text !== ''),
  gameId: fc.constantFrom(...GAME_IDS),
  group: words(OWN_LIMITS.group),
  color: fc.constantFrom(...OWN_COLORS),
  time: ownTimes,
  worth: fc.nat(OWN_LIMITS.worth * 10).map((tenths) => tenths / 10),
  note: words(OWN_LIMITS.note),
  effort,
})

export const ownEntryLists: fc.Arbitrary<OwnEntries> = fc
  .dictionary(fc.stringMatching(/^[\da-f]{12}$/), ownEntry, { maxKeys: 6 })
  .map((entries) => new Map(Object.entries(entries)))

const remark: fc.Arbitrary<Remark> = fc
  .record({ note: words(LONGEST_NOTE).map((text) => text.trim()), effort })
  .filter(({ note, effort: said }) => note !== '' || said !== null)

export const ownBooks: fc.Arbitrary<OwnBook> = fc.record({
  entries: ownEntryLists,
  remarks: fc.dictionary(fc.uuid(), remark, { maxKeys: 6 }).map((remarks) => new Map(Object.entries(remarks))),
})
