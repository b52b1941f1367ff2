import { type CalendarDay, dayOf } from '../time/calendar.ts'
import { type DisplayedClock, onClock } from '../time/clock.ts'
import { DAY_MS, type Instant } from '../time/instant.ts'
import { type Language, languageRow } from './language.ts'

type Options = Intl.DateTimeFormatOptions

export type TimeFormat = '24' | '12'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Days and wall times are formatted as if they were UTC: the displayed clock has been applied before. */
function format(language: Language, options: Options): Intl.DateTimeFormat {
  const key = `${language}${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

export function dayText(day: CalendarDay, language: Language, options: Options): string {
  return unbroken(format(language, options).format(day * DAY_MS), language)
}

/** `Jul 21 – Aug 11, 2026` */
export function dayRangeText(from: CalendarDay, to: CalendarDay, language: Language): string {
  const dates = format(language, { year: 'numeric', month: 'short', day: 'numeric' })
  if (languageRow(language).script !== 'han') {
    // In Korean it writes blanks around the sign within one month, none otherwise.
    return dates.formatRange(from * DAY_MS, to * DAY_MS).replace(/\s~\s/, '~')
  }
  // `Intl` writes ranges with slashes there, but single days with 年月日.
  const [begin = [], end = []] = [from, to].map((day) => dates.format(day * DAY_MS).match(/\d+\D/g) ?? [])
  const differs = end.findIndex((part, index) => part !== begin[index])
  const rest = differs < 0 ? [] : [language === 'ja' ? '～' : '至', ...end.slice(differs)]
  return unbroken([...begin, ...rest].join(''), language)
}

/** No line breaks inside a date. In French, the first day of a month is an ordinal. (LANG-53) */
function unbroken(text: string, language: Language): string {
  const { date: dates, script } = languageRow(language)
  return text.replace(dates, (date) => {
    if (script === 'han') return date.replace(/\d(?=\D)|\D(?=\d)/g, '$&\u2060')
    const ordinal = language === 'fr' ? date.replace(/^1 /, '1er ') : date
    return ordinal.replaceAll(' ', '\u00a0')
  })
}

/** `May 2026`, `2026年5月`, in the language's own order: the name of the month separate from the rest. */
export function monthParts(day: CalendarDay, language: Language): { before: string; name: string; after: string } {
  const parts = format(language, { year: 'numeric', month: 'long' }).formatToParts(day * DAY_MS)
  const at = parts.findIndex(({ type }) => type === 'month')
  // In Chinese and Japanese the number alone is no name: `5月`.
  const end = parts[at + 1]?.value.trim() ? at + 2 : at + 1
  const text = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return { before: text(0, at), name: text(at, end), after: text(end, parts.length) }
}

/** One character in Chinese, two letters in Latin scripts, the short name elsewhere. (TL-21) */
export function weekdayMark(day: CalendarDay, language: Language): string {
  if (language === 'zh-Hans' || language === 'zh-Hant') return dayText(day, language, { weekday: 'narrow' })
  const short = dayText(day, language, { weekday: 'short' })
  if (languageRow(language).script !== 'latin') return short
  return short.slice(0, 1).toUpperCase() + short.slice(1, 2)
}

/** `Wednesday, May 20` */
export function dayTitle(day: CalendarDay, language: Language): string {
  return dayText(day, language, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** `Wednesday, May 20, 2026` */
export function fullDay(day: CalendarDay, language: Language): string {
  return dayText(day, language, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
}

/** How a moment is written: on which clock, in which language, with 24 or 12 hours. */
export interface MomentStyle {
  readonly clock: DisplayedClock
  readonly language: Language
  readonly timeFormat: TimeFormat
}

/** `Aug 12, 2026, 10:00` */
export function momentText(at: Instant, style: MomentStyle): string {
  return written(at, style, { year: 'numeric', month: 'short', day: 'numeric' })
}

/** `Aug 12, 10:00` */
export function shortMomentText(at: Instant, style: MomentStyle): string {
  return written(at, style, { month: 'short', day: 'numeric' })
}

/** `Wed, Aug 12, 10:00`: when something reaches the player, in the product and in every message. (TIME-8) */
export function weekdayMomentText(at: Instant, style: MomentStyle): string {
  return written(at, style, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** `Aug 12, 2026`, the day of a moment whose hour is unknown. */
export function momentDayText(at: Instant, { clock, language }: MomentStyle): string {
  return dayText(dayOf(at, clock), language, { year: 'numeric', month: 'short', day: 'numeric' })
}

/** `Aug 12` */
export function shortDayText(at: Instant, { clock, language }: MomentStyle): string {
  return dayText(dayOf(at, clock), language, { month: 'short', day: 'numeric' })
}

/** `Aug 12` of this year, `Aug 12, 2025` of an earlier one: without a year, it would be read as one to come. (LANG-57) */
export function pastDayText(at: Instant, now: Instant, style: MomentStyle): string {
  return isSameYear(at, now, style) ? shortDayText(at, style) : momentDayText(at, style)
}

/** `Aug 12, 10:00` of this year, `Aug 12, 2025, 10:00` of an earlier one. (LANG-57) */
export function pastMomentText(at: Instant, now: Instant, style: MomentStyle): string {
  return isSameYear(at, now, style) ? shortMomentText(at, style) : momentText(at, style)
}

function isSameYear(at: Instant, now: Instant, { clock }: MomentStyle): boolean {
  const [year, thisYear] = [at, now].map((one) => new Date(onClock(one, clock)).getUTCFullYear())
  return year === thisYear
}

/** `10:00` of today, `Aug 12, 10:00` of another day. */
export function timeOrMomentText(at: Instant, today: CalendarDay, style: MomentStyle): string {
  return dayOf(at, style.clock) === today ? timeText(at, style) : shortMomentText(at, style)
}

/** `10:00` */
export function timeText(at: Instant, style: MomentStyle): string {
  return written(at, style, {})
}

const HOURS: Readonly<Record<TimeFormat, Options>> = {
  '24': { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  '12': { hour: 'numeric', minute: '2-digit', hour12: true },
}

function written(at: Instant, { clock, language, timeFormat }: MomentStyle, date: Options): string {
  const formatter = format(language, { ...date, ...HOURS[timeFormat] })
  const text = formatter.format(onClock(at, clock))
  return unbroken(CUSTOMS[language]?.(text) ?? text, language)
}

/** Where readers write otherwise than `Intl`. */
const CUSTOMS: Readonly<Partial<Record<Language, (text: string) => string>>> = {
  ja: (text) => text.replace(/\((.)\) ?/, '（$1）'),
  // Newer locale data abbreviate the halves of the day in Latin letters.
  ko: (text) => text.replace('AM', '오전').replace('PM', '오후'),
  fr: (text) => text.replace(/, (?=\d+:)/, ' à '),
}

/** `21:47:36` or `9:47:36 PM`, the same in every language. (TL-22) */
export function clockText(at: Instant, clock: DisplayedClock, timeFormat: TimeFormat): string {
  const [hours = '', rest = ''] = splitHours(new Date(onClock(at, clock)).toISOString().slice(11, 19))
  if (timeFormat === '24') return `${hours}${rest}`
  const hour = Number(hours)
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`
}

function splitHours(time: string): [string, string] {
  return [time.slice(0, 2), time.slice(2)]
}
