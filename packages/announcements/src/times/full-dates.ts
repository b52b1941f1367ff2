import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { Language } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { TIME_WORDS } from '../words/time-words.ts'
import { clockBehind } from './notice-clock.ts'
import { datesIn, type StatedDay, type WrittenDate, wallOf } from './notice-dates.ts'
import { DASH, foldNotice } from './notice-time.ts'

/** A date further away from the first day of its notice may be of another year. */
const NEAREST_MS = 150 * DAY_MS

/** Digits and the marks between them, as wide as Chinese characters. */
const WIDE = /[０-９]+(?:[：／．－\s]*[０-９]+)*|(?<=\d)[：∶](?=\d)/gu

/** Brackets around a clock, which hold names elsewhere. */
const BRACKETS = new RegExp(`[[【](?<clock>${TIME_WORDS.serverClock.source}|(?:UTC|GMT)[^\\]】]{0,8})[\\]】]`, 'giu')

/** Most lines name no hour. */
const TIMED = /[\d０-９]\s?(?:[:：∶時时點点시]|h(?!\p{L}{2})|heure|[ap]\.?m)/iu

/** A notice whose times all have one form, `2026/5/21 17:59`, whatever it writes and whatever it leaves out. (ANN-48) */
export function withFullDates(notice: PublisherNotice): PublisherNotice {
  const shown = edgeInstant(notice.shownFrom, PUBLISHER_OFFSET)
  const texts = [...notice.texts].map(([language, text]) => {
    const lines = text.lines.map((line) => (TIMED.test(line) ? fullDates(line, { language, shown }) : line))
    return [language, { ...text, lines }] as const
  })
  return { ...notice, texts: new Map(texts) }
}

interface Written {
  readonly language: Language
  /** When the notice is first shown: a date without a year is near. */
  readonly shown: Instant
}

export function fullDates(line: string, { language, shown }: Written): string {
  const text = line.replace(WIDE, (wide) => foldNotice(wide)).replace(BRACKETS, '($<clock>)')
  const dates = datesIn(text, language)
  const days = daysOf(dates, text, shown)
  return dates.reduceRight((dated, { time, from, to }, index) => {
    const day = days[index]
    if (!time || !day || wallOf({ day, time }) === null) return dated
    const clock = time.hasSeconds ? time.clock : time.clock.slice(0, 5)
    return `${dated.slice(0, from)}${day.year}/${day.month}/${day.day} ${clock}${dated.slice(to)}`
  }, text)
}

/** The day of each date with its year, as far as its line and the first day of its notice say it. */
function daysOf(dates: readonly WrittenDate[], text: string, shown: Instant): readonly (StatedDay | null)[] {
  const days: (StatedDay | null)[] = []
  for (const [index, { day }] of dates.entries()) {
    const before = dates[index - 1]
    if (day) days.push({ ...day, year: day.year ?? yearIn(dates, index) ?? nearestYear(day, shown) })
    else days.push(before && isEndOfDay(before, dates[index], text) ? (days[index - 1] ?? null) : null)
  }
  return days
}

/** `06:00 ~ 11:00`: an hour behind a time of the same day. */
function isEndOfDay(before: WrittenDate, date: WrittenDate | undefined, text: string): boolean {
  if (!before.time || !date?.time || date.time.clock <= before.time.clock) return false
  const clock = clockBehind(foldNotice(text.slice(before.to)))
  return DASH.test(foldNotice(text.slice(before.to, date.from)).slice(clock?.length ?? 0))
}

/** The year that another date of the line states: the one before it, else the one behind it. */
function yearIn(dates: readonly WrittenDate[], index: number): number | null {
  const days = dates.map(({ day }) => day)
  const [day, before, behind] = [
    days[index],
    days.slice(0, index).findLast((one) => one?.year),
    days.slice(index + 1).find((one) => one?.year),
  ]
  if (day && before?.year) return before.year + (isEarlier(day, before) ? 1 : 0)
  return day && behind?.year ? behind.year - (isEarlier(behind, day) ? 1 : 0) : null
}

function isEarlier(one: StatedDay, other: StatedDay): boolean {
  return one.month * 100 + one.day < other.month * 100 + other.day
}

function nearestYear({ month, day }: StatedDay, shown: Instant): number | null {
  const year = new Date(shown).getUTCFullYear()
  const distance = (one: number) => Math.abs(Date.UTC(one, month - 1, day) - shown)
  const [nearest] = [year - 1, year, year + 1].sort((one, other) => distance(one) - distance(other))
  return nearest !== undefined && distance(nearest) <= NEAREST_MS ? nearest : null
}
