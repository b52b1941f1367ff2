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
  readonly written: string
}

const NAMES = TIME_WORDS.months.flat().join('|')
const TIME =
  '(?<time>(?:(?<before>오전|오후|새벽|아침|저녁|밤|午前|午後|上午|下午|凌晨|清晨|早上|晚上|晚|夜) ?)?(?<hour>\\d{1,2})(?:(?::| ?h ?)(?<minute>\\d{2})(?::(?<second>\\d{2}))?|[时時點点시](?: ?(?<minutes>\\d{1,2})[分분])?| ?h(?:eures?)?(?!\\p{L})|(?= ?[ap]\\.?m))(?: ?(?<half>[ap])\\.?m\\.?(?!\\p{L}))?(?!\\d))'
const WEEKDAY =
  '(?: ?(?:[(（](?:\\p{Script=Latin}+\\.?|(?:周|星期|週)?[\\p{Script=Han}\\p{Script=Hangul}](?:曜日?|요일)?)[)）]|(?:周|星期|週)[一二三四五六日天]))?'
const TIME_BEHIND = `${WEEKDAY} ?,? ?(?:à |at |um |de |from )?${TIME}`

const MONTH = '(?<month>\\d{1,2})'
const DAY = '(?<day>\\d{1,2})'
const LAST_DAY = `${DAY}(?: ?[日일号號]|\\.(?!\\d)|(?!\\d))`
const YEAR_LAST = `(?<!\\d)${DAY}[/.]${MONTH}[/.](?<year>\\d{4})(?!\\d)`
const NAMED = [
  `(?<!\\p{L})(?<name>${NAMES})\\.? ${DAY}(?:st|nd|rd|th)?`,
  `(?<!\\d)${DAY}(?:er|st|nd|rd|th)? (?:de )?(?<name>${NAMES})(?!\\p{L})\\.?`,
] as const
const NAMED_DAYS = NAMED.map((day) => `${day}(?:,? (?<year>\\d{4}))?(?!\\d)`)
const DAYS = [
  `(?<!\\d)(?<year>\\d{4}) ?[年년/.-] ?${MONTH} ?[月월/.-] ?${LAST_DAY}`,
  YEAR_LAST,
  `(?<![\\d年년] ?)(?:[次翌明来來]年 ?|이듬해 ?|내년 ?)?${MONTH} ?[月월] ?${LAST_DAY}`,
  `(?<![\\d/.-])${MONTH}/${DAY}(?![\\d/])`,
  ...NAMED_DAYS,
]

/** Every form of a date, the parts of which it consists in groups. */
const FORMS = [
  ...DAYS.map((day) => `${day}(?:${TIME_BEHIND}|${WEEKDAY})`),
  `(?<![\\d/.])${MONTH} ?[/.-] ?${DAY}${TIME_BEHIND}`,
  ...NAMED_DAYS.map((day) => `(?<![\\d:])${TIME},? (?:(?:on|le|du) )?(?:\\p{L}+, )?${day}`),
  `${NAMED[0]}${TIME_BEHIND},? (?<year>\\d{4})(?![\\d/.-])`,
  `(?<![\\d:/])${TIME}`,
].map((form) => new RegExp(form, 'giu'))

const YEARS_LAST = new RegExp(YEAR_LAST, 'gu')

/**
 * Every date of a text, in its order; of overlapping readings the longer one. Where the year comes last, days come
 * before months, unless a date of the text can only be read the other way round.
 */
export function datesIn(text: string): readonly WrittenDate[] {
  if (!/\d/.test(text)) return []
  const isMonthFirst = Array.from(text.matchAll(YEARS_LAST)).some(({ groups }) => Number(groups?.month) > 12)
  const dates = FORMS.flatMap((form) => Array.from(text.matchAll(form), (match) => dateOf(match, isMonthFirst)))
  return withoutOverlaps(dates.filter((date) => date !== null))
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

/** The moment of a date with a time of day; `said` is what another date says in the place of what this one leaves out. */
export function wallOf({ day, time }: WrittenDate, said: Partial<StatedDay> = {}): WallTime | null {
  const { year, month = 0, day: date = 0 } = { ...said, ...day, year: day?.year ?? said.year }
  return time && year ? parseWallTime(`${year}-${two(month)}-${two(date)} ${time.clock}`) : null
}

/** A date beside a complete one: the same year or the next one, else the same day. */
export function endBehind(end: WrittenDate, start: WallTime): WallTime | null {
  const said = dayOfWall(start)
  const found = wallOf(end, said)
  if (found && found > start) return found
  return end.day ? wallOf(end, { ...said, year: said.year + 1 }) : null
}

/** A date that leaves out the year which the complete one behind it states. */
export function startBefore(start: WrittenDate, end: WallTime): WallTime | null {
  const { year } = dayOfWall(end)
  const found = wallOf(start, { year })
  return found && found < end ? found : wallOf(start, { year: year - 1 })
}

function dayOfWall(wall: WallTime) {
  const date = new Date(wall)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function dateOf(
  { 0: text, index: from = 0, groups = {} }: RegExpMatchArray,
  isMonthFirst: boolean,
): WrittenDate | null {
  const isSwapped =
    /^\d{1,2}[/.]\d{1,2}(?!\d)/.test(text) && (Number(groups.month) > 12 || (isMonthFirst && groups.year))
  const [month, day] = isSwapped ? [groups.day, groups.month] : [groups.month, groups.day]
  const date = { from, to: from + text.length, time: groups.time === undefined ? null : timeOf(groups) }
  if (day === undefined) return { ...date, day: null }
  const named = groups.name
    ? TIME_WORDS.months.findIndex((names) => names.includes(groups.name?.toLowerCase() ?? ''))
    : -1
  const stated = {
    year: groups.year === undefined ? null : Number(groups.year),
    month: named < 0 ? Number(month) : named + 1,
    day: Number(day),
  }
  const isDay = stated.month >= 1 && stated.month <= 12 && stated.day >= 1 && stated.day <= 31
  return isDay ? { ...date, day: stated } : null
}

function timeOf(groups: Readonly<Record<string, string | undefined>>): TimeOfDay {
  const written = Number(groups.hour)
  const minute = Number(groups.minute ?? groups.minutes ?? 0)
  const isAfternoon = groups.half?.toLowerCase() === 'p' || /[후後下晚夜녁밤]/u.test(groups.before ?? '')
  const isHalved = groups.half !== undefined || groups.before !== undefined
  const hour = isHalved ? (written % 12) + (isAfternoon ? 12 : 0) : written
  // 24:00 is the midnight after.
  const isMidnight = hour === 24 && minute === 0
  return {
    clock: isMidnight ? '23:59:59' : `${two(hour)}:${two(minute)}:${groups.second ?? '00'}`,
    hasSeconds: isMidnight || groups.second !== undefined,
    written: groups.time ?? '',
  }
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
