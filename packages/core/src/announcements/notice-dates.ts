import { parseWallTime, type WallTime } from '../time/wall-time.ts'

/** A written date with a time of day; seconds are absent where the notice has none. */
export interface WrittenDate {
  readonly wall: WallTime
  readonly hasSeconds: boolean
  readonly from: number
  /** Behind the last character. */
  readonly to: number
}

/** Names of the twelve months, in any language: `['january', 'jan', 'janvier', 'janv']`. */
export type MonthNames = readonly (readonly string[])[]

const TIME =
  '(?:(?<before>오전|오후|午前|午後|上午|下午) ?)?(?<hour>\\d{1,2})(?:[:h](?<minute>\\d{2})(?::(?<second>\\d{2}))?|[时時点點시](?: ?(?<minutes>\\d{1,2})[分분])?)(?: ?(?<half>[ap])\\.?m\\.?(?!\\p{L}))?(?!\\d)'
const GAP = ' ?(?:\\([^()\\d]{1,12}\\) ?)?,? ?(?:à |at |um |de |from )?'
const YEAR_FIRST =
  '(?<!\\d)(?<year>\\d{4}) ?(?:年|년|[/.-]) ?(?<month>\\d{1,2}) ?(?:月|월|[/.-]) ?(?<day>\\d{1,2}) ?[日일号號]?'
const YEAR_LAST = '(?<!\\d)(?<day>\\d{1,2})[/.](?<month>\\d{1,2})[/.](?<year>\\d{4})'

/** Every written date with a time, in the order of the text. Days come before months where the year comes last. */
export function writtenDates(folded: string, months: MonthNames): readonly WrittenDate[] {
  const names = months.flat().join('|')
  const dates = [
    YEAR_FIRST,
    YEAR_LAST,
    `(?<!\\p{L})(?<name>${names})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})`,
    `(?<!\\d)(?<day>\\d{1,2})(?:er|st|nd|rd|th)? (?:de )?(?<name>${names})\\.?,? (?<year>\\d{4})`,
  ]
  const yearBehind = `(?<!\\p{L})(?<name>${names})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?${GAP}${TIME},? (?<year>\\d{4})(?![\\d/.-])`
  return [...dates.map((date) => date + GAP + TIME), yearBehind]
    .flatMap((date) => Array.from(folded.matchAll(new RegExp(date, 'giu')), (match) => dateOf(match, months)))
    .filter((date) => date !== null)
    .sort((one, other) => one.from - other.from)
}

const NO_DAY = new RegExp(`^${TIME}`, 'iu')
const NO_YEAR = new RegExp(`^(?<month>\\d{1,2}) ?(?:月|월|[/.-]) ?(?<day>\\d{1,2}) ?[日일号號]?${GAP}${TIME}`, 'iu')

/**
 * An end that leaves out what its start has said: `2026/02/06 06:00 ~ 11:00`, `2026/12/18 10:00 ~ 01/08 03:59`.
 * `text` begins at the end; `null` where none is written.
 */
export function shortenedEnd(text: string, start: WallTime): Omit<WrittenDate, 'from'> | null {
  const day = new Date(start)
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  const withoutYear = NO_YEAR.exec(text)
  if (withoutYear) {
    const found = dateOf(withoutYear, [], { year })
    return found && found.wall > start ? found : dateOf(withoutYear, [], { year: year + 1 })
  }
  const withoutDay = NO_DAY.exec(text)
  const found = withoutDay && dateOf(withoutDay, [], { year, month, day: date })
  return found && found.wall > start ? found : null
}

interface Said {
  readonly year?: number
  readonly month?: number
  readonly day?: number
}

function dateOf(match: RegExpMatchArray, months: MonthNames, said: Said = {}): WrittenDate | null {
  const { groups = {}, index: from = 0 } = match
  const named = groups.name ? months.findIndex((names) => names.includes(groups.name?.toLowerCase() ?? '')) + 1 : null
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
