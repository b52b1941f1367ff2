import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { Language } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { TIME_WORDS } from '../words/time-words.ts'
import type { PublisherNotice } from './notice.ts'
import { PUBLISHER_OFFSET } from './publisher-offset.ts'

/** A date further away from the first day of its notice may be of another year. */
const NEAREST_MS = 150 * DAY_MS

/** A line that states a year says which year its other dates have. */
const YEAR = /(?<!\d)\d{4} ?[年년/.-]|(?<!\d)20\d{2}(?!\d)/u

const WEEKDAY = '(?: ?(?:[(（][^()（）\\d]{1,12}[)）]|(?:周|星期|週)[一二三四五六日天]))?'
const TIME_BEHIND = `${WEEKDAY},? ?(?:à |at )?(?=(?:(?:오전|오후|午前|午後|上午|下午) ?)?\\d{1,2}(?:[:：]\\d{2}| ?h(?!\\p{L})|[時时點点시]))`
const MONTHS = TIME_WORDS.months.flat().join('|')
/** `8月14日04:00`, `8월 14일 04:00` */
const IN_CHARACTERS = new RegExp(
  `(?<![\\d年년] ?)(?<month>\\d{1,2}) ?[月월] ?(?<day>\\d{1,2}) ?[日일号號]${TIME_BEHIND}`,
  'gu',
)
/** `08/14 04:00` */
const IN_DIGITS = new RegExp(`(?<![\\d/.-])(?<month>\\d{1,2})/(?<day>\\d{1,2})(?![\\d/])${TIME_BEHIND}`, 'gu')
/** `August 14, 04:00`, `14 août à 04h00` */
const IN_WORDS = [
  `(?<!\\p{L})(?<name>${MONTHS})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?${TIME_BEHIND}`,
  `(?<!\\d)(?<day>\\d{1,2})(?:er|st|nd|rd|th)? (?:de )?(?<name>${MONTHS})${TIME_BEHIND}`,
].map((source) => new RegExp(source, 'giu'))

/** A notice whose dates state their year: where a line states none, the one that is next to the first day of the notice. */
export function withYears(notice: PublisherNotice): PublisherNotice {
  const shown = edgeInstant(notice.shownFrom, PUBLISHER_OFFSET)
  const texts = [...notice.texts].map(([language, text]) => {
    const lines = text.lines.map((line) => (YEAR.test(line) ? line : datedLine(line, language, shown)))
    return [language, { ...text, lines }] as const
  })
  return { ...notice, texts: new Map(texts) }
}

function datedLine(line: string, language: Language, shown: Instant): string {
  const written = [IN_CHARACTERS, IN_DIGITS, ...IN_WORDS]
  return written.reduce((text, expression) => {
    return text.replace(expression, (date: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>
      return dated(date, { groups, language, shown })
    })
  }, line)
}

interface Written {
  readonly groups: Readonly<Record<string, string | undefined>>
  readonly language: Language
  readonly shown: Instant
}

function dated(date: string, { groups, language, shown }: Written): string {
  const named = TIME_WORDS.months.findIndex((names) => names.includes(groups.name?.toLowerCase() ?? '')) + 1
  const isDayFirst = language === 'fr' && date.includes('/')
  const [month, day] = isDayFirst ? [groups.day, groups.month] : [named || groups.month, groups.day]
  const year = nearestYear(Number(month), Number(day), shown)
  return year === null ? date : `${year}/${month}/${day} `
}

function nearestYear(month: number, day: number, shown: Instant): number | null {
  const year = new Date(shown).getUTCFullYear()
  const distance = (one: number) => Math.abs(Date.UTC(one, month - 1, day) - shown)
  const [nearest] = [year - 1, year, year + 1].sort((one, other) => distance(one) - distance(other))
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31
  return nearest !== undefined && isDate && distance(nearest) <= NEAREST_MS ? nearest : null
}
