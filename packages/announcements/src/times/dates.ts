import type { Language } from '@ephemeris/core/language/language'
import { parseWallTime, type WallTime } from '@ephemeris/core/time/wall-time'
import FORMS from '../../data/date-forms.json' with { type: 'json' }
import { filledIn, TIME_WORDS } from '../words/words.ts'

/** A day as notices write it; `year` is `null` where none is stated. */
export interface StatedDay {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

/** Where something stands in a text. */
export interface Place {
  readonly from: number
  /** Behind the last character. */
  readonly to: number
}

/** A date as it is written: a day, a time of day, or both. */
export interface WrittenDate extends Place {
  readonly day: StatedDay | null
  readonly time: TimeOfDay | null
}

interface TimeOfDay {
  /** `HH:MM:SS`, whatever the notice writes. */
  readonly clock: string
  readonly hasSeconds: boolean
}

type Half = keyof typeof FORMS.halves
const HALVES = Object.entries(FORMS.halves) as [Half, string[]][]
const PARTS: Readonly<Record<string, string>> = {
  ...FORMS.parts,
  name: `(?<name>${TIME_WORDS.months.flat().join('|')})`,
  weekday: `(?:(?:${TIME_WORDS.weekdays})[.,]* )?`,
}
const expression = (form: string) => new RegExp(filledIn(form, PARTS), 'giu')

const DAYS = FORMS.days.map(({ form, hour = false }) => ({ form: expression(form), needsHour: hour }))
const PART_OF_DAY = HALVES.flatMap(([, words]) => words).join('|')
/** The hours of a zone are no time of day: "UTC-05:00". */
const NO_ZONE = '(?<!(?:UTC|GMT) ?[+~–−-] ?)'
const CLOCKS = FORMS.clocks.map((form) =>
  expression(`${NO_ZONE}(?:(?<before>${PART_OF_DAY}) ?)?${form}(?: ?(?<half>[ap])\\.?m\\.?(?!\\p{L}))?(?!\\d)`),
)

const WEEKDAY = `(?: ?(?:${FORMS.weekdays.join('|')}))?`
/** Behind a day. */
const DAY_OF_WEEK = new RegExp(WEEKDAY, 'iuy')
const BEFORE_HOUR = new RegExp(`^${WEEKDAY}(?: ?,? ?(?:à |at |um |de |from )?|T)$`, 'iu')
const BEHIND_HOUR = /^,? (?:(?:on|le|du) )?(?:\p{L}+, )?$/iu
/** `November 25, 11:00, 2026` */
const YEAR_BEHIND = /,? (?<year>\d{4})(?![\d/.-])/uy

const YEARS_LAST = /(?<!\d)(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-]\d{4}(?!\d)/gu
const YEAR_FIRST = /(?<!\d)\d{4}[/.-]\d{1,2}[/.-]\d/

/** How a language orders the numbers of a date whose year does not come first. */
type DateOrder = 'day first' | 'month first' | 'year first'

interface Token extends Place {
  readonly groups: Readonly<Record<string, string | undefined>>
}

/** Every date of a text, in its order; of overlapping readings the longer one. */
export function datesIn(text: string, language: Language = 'zh-Hans'): readonly WrittenDate[] {
  if (!/\d/.test(text)) return []
  const order = orderIn(text, language)
  const clocks = CLOCKS.flatMap((form) => tokensOf(text, form))
  const days = DAYS.flatMap(({ form, needsHour }) =>
    tokensOf(text, form).flatMap((token) => {
      const day = dayOf(text.slice(token.from, token.to), token.groups, order)
      return day ? [{ ...token, day, needsHour }] : []
    }),
  )
  const dated = days.flatMap(({ from, to, day, groups, needsHour }): WrittenDate[] => {
    const behind = clocks.filter((one) => one.from >= to && BEFORE_HOUR.test(text.slice(to, one.from)))
    const before = groups.name === undefined ? [] : clocks.filter((one) => isHourOf(one, from, text))
    const hours = behind.map((clock) => {
      const year = day.year === null && groups.name !== undefined ? matchAt(YEAR_BEHIND, text, clock.to) : null
      const own = year ? { ...day, year: Number(year.groups?.year) } : day
      return { day: own, time: timeOf(clock), from, to: clock.to + (year?.[0].length ?? 0) }
    })
    const alone = { day, time: null, from, to: to + (matchAt(DAY_OF_WEEK, text, to)?.[0].length ?? 0) }
    return [
      ...hours,
      ...before.map((clock) => ({ day, time: timeOf(clock), from: clock.from, to })),
      ...(needsHour ? [] : [alone]),
    ]
  })
  const alone = clocks.filter((clock) => !/[\d:/]/.test(text.charAt(clock.from - 1)))
  return withoutOverlaps([...dated, ...alone.map((clock) => ({ ...clock, day: null, time: timeOf(clock) }))])
}

/** `17:59 on 21 May` */
function isHourOf({ from, to }: Token, day: number, text: string): boolean {
  return to <= day && !/[\d:]/.test(text.charAt(from - 1)) && BEHIND_HOUR.test(text.slice(to, day))
}

function tokensOf(text: string, form: RegExp): readonly Token[] {
  return Array.from(text.matchAll(form), ({ 0: { length }, index, groups = {} }) => {
    return { from: index, to: index + length, groups }
  })
}

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at
  return form.exec(text)
}

/** That of the language, unless a date of the text can only be read in another one. */
function orderIn(text: string, language: Language): DateOrder {
  const written = Array.from(text.matchAll(YEARS_LAST), ({ groups }) => groups ?? {})
  if (written.some(({ month }) => Number(month) > 12)) return 'month first'
  if (language === 'en') return written.some(({ day }) => Number(day) > 12) ? 'day first' : 'month first'
  return language === 'fr' && !YEAR_FIRST.test(text) ? 'day first' : 'year first'
}

/** In the order of the text; of overlapping readings the first and longest one. */
export function withoutOverlaps<T extends Place>(found: readonly T[]): readonly T[] {
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

function dayOf(text: string, groups: Token['groups'], order: DateOrder): StatedDay | null {
  const { name, year, month, day, first } = groups
  if (first !== undefined) return shortDayOf(groups, order)
  const [one, other] = [Number(month), Number(day)]
  const isNumbers = name === undefined && /^\d{1,2}[/.-]\d{1,2}(?!\d)/.test(text)
  const isSwapped = isNumbers && (year === undefined ? isDayBefore(one, other, order) : order === 'month first')
  const named = TIME_WORDS.months.findIndex((names) => names.includes(name?.toLowerCase() ?? ''))
  const stated = {
    year: year === undefined ? null : fullYear(year),
    month: name === undefined ? (isSwapped ? other : one) : named + 1,
    day: isSwapped ? one : other,
  }
  return isDay(stated) ? stated : null
}

/** Whether `one/other` without a year is a day and its month. */
function isDayBefore(one: number, other: number, order: DateOrder): boolean {
  return one > 12 || (order === 'day first' && other <= 12)
}

/** `26.11.27`, or as the language orders its numbers. */
function shortDayOf({ first = '', middle = '', last = '' }: Token['groups'], order: DateOrder): StatedDay | null {
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

function timeOf({ groups: { hour: written, minute = '0', second, half, before } }: Token): TimeOfDay {
  const part = HALVES.find(([, words]) => words.includes(before ?? ''))?.[0]
  const hour = hourOf(Number(written), part ?? HALF_OF[half?.toLowerCase() ?? ''])
  // 24:00 is the midnight after.
  const isMidnight = hour === 24 && Number(minute) === 0
  return {
    clock: isMidnight ? '23:59:59' : [hour, minute, second ?? 0].map(two).join(':'),
    hasSeconds: isMidnight || second !== undefined,
  }
}

const HALF_OF: Readonly<Record<string, Half>> = { a: 'morning', p: 'afternoon' }

function hourOf(written: number, half: Half | undefined): number {
  if (half === undefined || (half === 'noon' && written > 9)) return written
  if (half === 'night' && written === 12) return 24
  return (written % 12) + (half === 'morning' ? 0 : 12)
}

function two(part: number | string): string {
  return String(part).padStart(2, '0')
}
