import type { Language } from '@ephemeris/core/language/language'
import { parseWallTime, type WallTime } from '@ephemeris/core/time/wall-time'
import { TIME_WORDS } from '../words/time-words.ts'

/** A day as notices write it; `year` is `null` where none is stated. */
export interface StatedDay {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

/** A date as it is written: a day, a time of day, or both. */
export interface WrittenDate {
  readonly day: StatedDay | null
  readonly time: TimeOfDay | null
  readonly from: number
  /** Behind the last character. */
  readonly to: number
}

interface TimeOfDay {
  /** `HH:MM:SS`, whatever the notice writes. */
  readonly clock: string
  readonly hasSeconds: boolean
}

const NAMES = TIME_WORDS.months.flat().join('|')
const PART_OF_DAY = '오전|오후|새벽|아침|저녁|밤|午前|午後|上午|中午|正午|下午|凌晨|清晨|早上|晚上|晚|夜'
const TIME = `(?<time>(?:(?<before>${PART_OF_DAY}) ?)?(?<hour>\\d{1,2})(?:(?::| ?h ?)(?<minute>\\d{2})(?::(?<second>\\d{2}))?|[时時點点시](?: ?(?<minutes>\\d{1,2})[分분](?: ?(?<seconds>\\d{1,2})[秒초])?)?| ?h(?:eures?)?(?!\\p{L})|(?= ?[ap]\\.?m))(?: ?(?<half>[ap])\\.?m\\.?(?!\\p{L}))?(?!\\d))`
const WEEKDAY =
  '(?: ?(?:[(（](?:\\p{Script=Latin}+\\.?|(?:周|星期|週)?[\\p{Script=Han}\\p{Script=Hangul}](?:曜日?|요일)?)[)）]|(?:周|星期|週)[一二三四五六日天]|[월화수목금토일]요일|[月火水木金土日]曜日?))?'
const TIME_BEHIND = `${WEEKDAY}(?: ?,? ?(?:à |at |um |de |from )?|T)${TIME}`

const MONTH = '(?<month>\\d{1,2})'
const DAY = '(?<day>\\d{1,2})'
const LAST_DAY = `${DAY}(?: ?[日일号號]|\\.(?!\\d)|(?!\\d))`
const YEAR_LAST = `(?<!\\d)${DAY}[/.-]${MONTH}[/.-](?<year>\\d{4})(?!\\d)`
const WEEKDAY_BEFORE = `(?:(?:${TIME_WORDS.weekdays})[.,]* )?`
const NAMED = [
  `(?<!\\p{L})${WEEKDAY_BEFORE}(?<name>${NAMES})\\.? ${DAY}(?:st|nd|rd|th)?`,
  `(?<![\\p{L}\\d])${WEEKDAY_BEFORE}${DAY}(?:er|st|nd|rd|th)?[ -](?:de )?(?<name>${NAMES})(?!\\p{L})\\.?`,
] as const
const NAMED_DAYS = NAMED.map((day) => `${day}(?:(?:,? |-)(?<year>\\d{4}))?(?!\\d)`)
const DAYS = [
  `(?<!\\d)(?<year>\\d{4}) ?[年년/.-] ?${MONTH} ?[月월/.-] ?${LAST_DAY}`,
  `(?<!\\d)'?(?<year>\\d{2}) ?[年년] ?${MONTH} ?[月월] ?${LAST_DAY}`,
  YEAR_LAST,
  `(?<![\\d年년] ?)(?:[次翌明来來]年 ?|이듬해 ?|내년 ?)?${MONTH} ?[月월] ?${LAST_DAY}`,
  `(?<![\\d/.-])${MONTH}/${DAY}(?![\\d/])`,
  ...NAMED_DAYS,
]
/** Three numbers of two digits at most, which languages put in different orders. */
const SHORT =
  "(?<![\\d./:-])'?(?<first>\\d{2})(?<mark>[./-]) ?(?<middle>\\d{1,2})\\k<mark> ?(?<last>\\d{1,2})\\.?(?!\\d)"

/** Every form of a date, the parts of which it consists in groups. */
const FORMS = [
  ...DAYS.map((day) => `${day}(?:${TIME_BEHIND}|${WEEKDAY})`),
  `(?<![\\d/.])${MONTH} ?[/.-] ?${DAY}${TIME_BEHIND}`,
  `${SHORT}${TIME_BEHIND}`,
  ...NAMED_DAYS.map((day) => `(?<![\\d:])${TIME},? (?:(?:on|le|du) )?(?:\\p{L}+, )?${day}`),
  `${NAMED[0]}${TIME_BEHIND},? (?<year>\\d{4})(?![\\d/.-])`,
  `(?<![\\d:/])${TIME}`,
].map((form) => new RegExp(form, 'giu'))

const YEARS_LAST = new RegExp(YEAR_LAST, 'gu')
const YEAR_FIRST = /(?<!\d)\d{4}[/.-]\d{1,2}[/.-]\d/

/** How a language orders the numbers of a date whose year does not come first. */
type DateOrder = 'day first' | 'month first' | 'year first'

/** Every date of a text, in its order; of overlapping readings the longer one. */
export function datesIn(text: string, language: Language = 'zh-Hans'): readonly WrittenDate[] {
  if (!/\d/.test(text)) return []
  const order = orderIn(text, language)
  const dates = FORMS.flatMap((form) => Array.from(text.matchAll(form), (match) => dateOf(match, order)))
  return withoutOverlaps(dates.filter((date) => date !== null))
}

/** That of the language, unless a date of the text can only be read in another one. */
function orderIn(text: string, language: Language): DateOrder {
  const written = Array.from(text.matchAll(YEARS_LAST), ({ groups }) => groups ?? {})
  if (written.some(({ month }) => Number(month) > 12)) return 'month first'
  if (language === 'en') return written.some(({ day }) => Number(day) > 12) ? 'day first' : 'month first'
  return language === 'fr' && !YEAR_FIRST.test(text) ? 'day first' : 'year first'
}

/** In the order of the text; of overlapping readings the first and longest one. */
export function withoutOverlaps<T extends { readonly from: number; readonly to: number }>(
  found: readonly T[],
): readonly T[] {
  let end = 0
  return [...found]
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .filter(({ from, to }) => {
      const isFree = from >= end
      end = Math.max(end, to)
      return isFree
    })
}

/** The moment of a date with a time of day. */
export function wallOf({ day, time }: Pick<WrittenDate, 'day' | 'time'>): WallTime | null {
  return time && day?.year ? parseWallTime(`${day.year}-${two(day.month)}-${two(day.day)} ${time.clock}`) : null
}

type Groups = Readonly<Record<string, string | undefined>>

function dateOf({ 0: text, index: from = 0, groups = {} }: RegExpMatchArray, order: DateOrder): WrittenDate | null {
  const date = { from, to: from + text.length, time: groups.time === undefined ? null : timeOf(groups) }
  if (groups.day === undefined && groups.first === undefined) return { ...date, day: null }
  const day = groups.first === undefined ? dayOf(text, groups, order) : shortDayOf(groups, order)
  return day && isDay(day) ? { ...date, day } : null
}

function dayOf(text: string, { name, year, month, day }: Groups, order: DateOrder): StatedDay {
  const [one, other] = [Number(month), Number(day)]
  const isNumbers = name === undefined && /^\d{1,2}[/.-]\d{1,2}(?!\d)/.test(text)
  const isSwapped = isNumbers && (year === undefined ? isDayBefore(one, other, order) : order === 'month first')
  const named = TIME_WORDS.months.findIndex((names) => names.includes(name?.toLowerCase() ?? ''))
  return {
    year: year === undefined ? null : fullYear(year),
    month: name === undefined ? (isSwapped ? other : one) : named + 1,
    day: isSwapped ? one : other,
  }
}

/** Whether `one/other` without a year is a day and its month. */
function isDayBefore(one: number, other: number, order: DateOrder): boolean {
  return one > 12 || (order === 'day first' && other <= 12)
}

/** `26.11.27`, or as the language orders its numbers. */
function shortDayOf({ first = '', middle = '', last = '' }: Groups, order: DateOrder): StatedDay | null {
  const dayFirst = { year: fullYear(last), month: Number(middle), day: Number(first) }
  const monthFirst = { ...dayFirst, month: dayFirst.day, day: dayFirst.month }
  const yearFirst = { year: fullYear(first), month: Number(middle), day: Number(last) }
  const ordered = { 'day first': [dayFirst], 'month first': [monthFirst], 'year first': [] }[order]
  return [...ordered, yearFirst].find(isDay) ?? null
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}

function isDay({ month, day }: StatedDay): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

function timeOf({ hour: written, minute, minutes, second, seconds, half, before }: Groups): TimeOfDay {
  const hour = hourOf(Number(written), half, before)
  // 24:00 is the midnight after.
  const isMidnight = hour === 24 && Number(minute ?? minutes ?? 0) === 0
  return {
    clock: isMidnight ? '23:59:59' : [hour, minute ?? minutes ?? 0, second ?? seconds ?? 0].map(two).join(':'),
    hasSeconds: isMidnight || (second ?? seconds) !== undefined,
  }
}

function hourOf(written: number, half: string | undefined, before: string | undefined): number {
  if (half === undefined && before === undefined) return written
  const isNoon = /[中正]午/u.test(before ?? '')
  if (isNoon && written > 9) return written
  if (written === 12 && /[晚夜밤]/u.test(before ?? '')) return 24
  const isAfternoon = isNoon || half?.toLowerCase() === 'p' || /[후後后下晚夜녁밤]/u.test(before ?? '')
  return (written % 12) + (isAfternoon ? 12 : 0)
}

function two(part: number | string): string {
  return String(part).padStart(2, '0')
}
