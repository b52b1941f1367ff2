import type { Language } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { foldNotice } from '../notice/folded.ts'
import { TIME_WORDS } from '../words/words.ts'
import { datesIn, type StatedDay, type WrittenDate, wallOf } from './dates.ts'
import { DASH } from './passage.ts'

/** A date further away from the first day of its notice may be of another year. */
const NEAREST_MS = 150 * DAY_MS

/** Digits and the marks between them, as wide as Chinese characters. */
const WIDE = /[０-９]+(?:[：／．－\s]*[０-９]+)*|(?<=\d)[：∶](?=\d)/gu

/** Brackets around a clock, which hold names elsewhere. */
const BRACKETS = new RegExp(`[[【](?<clock>${TIME_WORDS.serverClock.source}|(?:UTC|GMT)[^\\]】]{0,8})[\\]】]`, 'giu')

/** Most lines name no hour. */
const TIMED = /[\d０-９]\s?(?:[:：∶時时點点시]|h(?!\p{L}{2})|heure|[ap]\.?m)/iu

interface Written {
  readonly language: Language
  /** When the notice is first shown: a date without a year is near. */
  readonly shown: Instant
}

/** A line whose times all have one form, `2026/5/21 17:59`, whatever it writes and whatever it leaves out. (ANN-48) */
export function fullDates(line: string, { language, shown }: Written): string {
  if (!TIMED.test(line)) return line
  const text = line.replace(WIDE, foldNotice).replace(BRACKETS, '($<clock>)')
  const dates = datesIn(text, language)
  const days: (StatedDay | null)[] = []
  let dated = ''
  let end = 0
  for (const [index, date] of dates.entries()) {
    const { time, from, to } = date
    const between = text.slice(end, from)
    const isEndOfDay = date.day === null && isLater(dates[index - 1], date) && DASH.test(foldNotice(between))
    const day = isEndOfDay ? (days[index - 1] ?? null) : withYear(dates, index, shown)
    days.push(day)
    const isWhole = time && day && wallOf({ day, time }) !== null
    const clock = time?.hasSeconds ? time.clock : time?.clock.slice(0, 5)
    dated += `${between}${isWhole ? `${day.year}/${day.month}/${day.day} ${clock}` : text.slice(from, to)}`
    end = to
  }
  return dated + text.slice(end)
}

/** `06:00 ~ 11:00`: an hour behind a time of the same day. */
function isLater(before: WrittenDate | undefined, { time }: WrittenDate): boolean {
  return Boolean(before?.time && time && time.clock > before.time.clock)
}

/** The day of a date with its year: the one that another date of the line states, or the nearest to the notice. */
function withYear(dates: readonly WrittenDate[], index: number, shown: Instant): StatedDay | null {
  const days = dates.map(({ day }) => day)
  const day = days[index] ?? null
  if (day === null || day.year !== null) return day
  const before = days.slice(0, index).findLast((one) => one?.year)
  if (before?.year) return { ...day, year: before.year + (isEarlier(day, before) ? 1 : 0) }
  const behind = days.slice(index + 1).find((one) => one?.year)
  if (behind?.year) return { ...day, year: behind.year - (isEarlier(behind, day) ? 1 : 0) }
  return { ...day, year: nearestYear(day, shown) }
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
