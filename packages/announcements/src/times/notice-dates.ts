import { parseWallTime, type WallTime } from '@ephemeris/core/time/wall-time'
import { TIME_WORDS } from '../words/time-words.ts'

/** A written date with a time of day; seconds are absent where the notice has none. */
export interface WrittenDate {
  readonly wall: WallTime
  readonly hasSeconds: boolean
  readonly from: number
  /** Behind the last character. */
  readonly to: number
}

const { months: MONTHS } = TIME_WORDS
const NAMES = MONTHS.flat().join('|')
const TIME =
  '(?:(?<before>오전|오후|午前|午後|上午|下午) ?)?(?<hour>\\d{1,2})(?:(?::| ?h ?)(?<minute>\\d{2})(?::(?<second>\\d{2}))?|[时時点點시](?: ?(?<minutes>\\d{1,2})[分분])?| ?h(?:eures?)?(?!\\p{L})|(?= ?[ap]\\.?m))(?: ?(?<half>[ap])\\.?m\\.?(?!\\p{L}))?(?!\\d)'
const WEEKDAY = '(?:\\([^()\\d]{1,12}\\)|(?:周|星期|週)[一二三四五六日天])'
const GAP = ` ?(?:${WEEKDAY} ?)?,? ?(?:à |at |um |de |from )?`
const YEAR_FIRST =
  '(?<!\\d)(?<year>\\d{4}) ?(?:年|년|[/.-]) ?(?<month>\\d{1,2}) ?(?:月|월|[/.-]) ?(?<day>\\d{1,2})(?: ?[日일号號]|\\.(?!\\d))?'
const YEAR_LAST = '(?<!\\d)(?<day>\\d{1,2})[/.](?<month>\\d{1,2})[/.](?<year>\\d{4})'

/**
 * Every written date with a time, in the order of the text. Where the year comes last, days come before months,
 * unless a date of the text can only be read the other way round.
 */
export function writtenDates(folded: string): readonly WrittenDate[] {
  const named = [
    `(?<!\\p{L})(?<name>${NAMES})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})`,
    `(?<!\\d)(?<day>\\d{1,2})(?:er|st|nd|rd|th)? (?:de )?(?<name>${NAMES})\\.?,? (?<year>\\d{4})`,
  ]
  const yearBehind = `(?<!\\p{L})(?<name>${NAMES})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?${GAP}${TIME},? (?<year>\\d{4})(?![\\d/.-])`
  const timeFirst = named.map((date) => `(?<![\\d:])${TIME},? (?:(?:on|le|du) )?(?:\\p{L}+, )?${date}`)
  const dates = [YEAR_FIRST, YEAR_LAST, ...named].map((date) => date + GAP + TIME)
  const isMonthFirst = Array.from(folded.matchAll(new RegExp(YEAR_LAST, 'gu'))).some(
    ({ groups }) => Number(groups?.month) > 12,
  )
  return [...dates, ...timeFirst, yearBehind]
    .flatMap((date) => Array.from(folded.matchAll(new RegExp(date, 'giu'))))
    .map((match) => dateOf(isMonthFirst ? withMonthFirst(match) : match))
    .filter((date) => date !== null)
    .sort((one, other) => one.from - other.from)
}

function withMonthFirst(match: RegExpMatchArray): RegExpMatchArray {
  const { groups = {} } = match
  if (groups.name !== undefined || !/^\d{1,2}[/.]/.test(match[0])) return match
  return Object.assign(match, { groups: { ...groups, day: groups.month, month: groups.day } })
}

const NO_DAY = new RegExp(`^${TIME}`, 'iu')
const NO_YEAR = '(?<month>\\d{1,2}) ?(?:月|월|[/.-]) ?(?<day>\\d{1,2}) ?[日일号號]?'

/** A date that leaves out its year, with its time of day. */
function yearless(): readonly string[] {
  const named = [
    `(?<name>${NAMES})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?`,
    `(?<day>\\d{1,2})(?:er)? (?:de )?(?<name>${NAMES})`,
  ]
  return [NO_YEAR, ...named].map((date) => date + GAP + TIME)
}

/**
 * An end that leaves out what its start has said: `2026/02/06 06:00 ~ 11:00`, `2026/12/18 10:00 ~ 01/08 03:59`.
 * `text` begins at the end; `null` where none is written.
 */
export function shortenedEnd(text: string, start: WallTime): Omit<WrittenDate, 'from'> | null {
  const day = new Date(start)
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  const withoutYear = firstMatch(
    yearless().map((one) => `^${one}`),
    text,
  )
  if (withoutYear) {
    const found = dateOf(withoutYear, { year })
    return found && found.wall > start ? found : dateOf(withoutYear, { year: year + 1 })
  }
  const withoutDay = NO_DAY.exec(text)
  const found = withoutDay && dateOf(withoutDay, { year, month, day: date })
  return found && found.wall > start ? found : null
}

/** A start that leaves out the year of its end: `du 20 novembre à 10h00 au 3 décembre 2026 à 03h59`. `text` ends with it. */
export function shortenedStart(text: string, end: WallTime): WrittenDate | null {
  const match = firstMatch(
    yearless().map((one) => `(?<![\\d/.-])${one}$`),
    text,
  )
  if (!match) return null
  const year = new Date(end).getUTCFullYear()
  const found = dateOf(match, { year })
  return found && found.wall < end ? found : dateOf(match, { year: year - 1 })
}

function firstMatch(expressions: readonly string[], text: string): RegExpExecArray | null {
  return expressions.map((one) => new RegExp(one, 'iu').exec(text)).find((match) => match !== null) ?? null
}

interface Said {
  readonly year?: number
  readonly month?: number
  readonly day?: number
}

function dateOf(match: RegExpMatchArray, said: Said = {}): WrittenDate | null {
  const { groups = {}, index: from = 0 } = match
  const named = groups.name ? MONTHS.findIndex((names) => names.includes(groups.name?.toLowerCase() ?? '')) + 1 : null
  const year = Number(groups.year ?? said.year)
  const month = named ?? Number(groups.month ?? said.month)
  const day = Number(groups.day ?? said.day)
  const written = Number(groups.hour)
  const minute = Number(groups.minute ?? groups.minutes ?? 0)
  const isAfternoon = groups.half?.toLowerCase() === 'p' || /후|後|下/.test(groups.before ?? '')
  const isHalved = groups.half !== undefined || groups.before !== undefined
  const hour = isHalved ? (written % 12) + (isAfternoon ? 12 : 0) : written
  // 24:00 is the midnight after.
  const isMidnight = hour === 24 && minute === 0
  const two = (part: number) => String(part).padStart(2, '0')
  const time = isMidnight ? '23:59:59' : `${two(hour)}:${two(minute)}:${groups.second ?? '00'}`
  const wall = parseWallTime(`${year}-${two(month)}-${two(day)} ${time}`)
  if (wall === null) return null
  return { wall, hasSeconds: isMidnight || groups.second !== undefined, from, to: from + match[0].length }
}
