import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { Language } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import type { PublisherNotice } from '../notice/notice.ts'
import { PUBLISHER_OFFSET } from '../notice/publisher-offset.ts'
import { datesIn } from './notice-dates.ts'

/** A date further away from the first day of its notice may be of another year. */
const NEAREST_MS = 150 * DAY_MS

/** A line that states a year says which year its other dates have. */
const YEAR = /(?<!\d)\d{4} ?[年년/.-]|(?<!\d)20\d{2}(?!\d)/u

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
  return datesIn(line).reduceRight((text, { day, time, from, to }) => {
    if (day === null || time === null) return text
    const isDayFirst = language === 'fr' && day.day <= 12 && /^\d+\//.test(line.slice(from))
    const [month, date] = isDayFirst ? [day.day, day.month] : [day.month, day.day]
    const year = nearestYear(month, date, shown)
    return year === null ? text : `${text.slice(0, from)}${year}/${month}/${date} ${time.written}${text.slice(to)}`
  }, line)
}

function nearestYear(month: number, day: number, shown: Instant): number | null {
  const year = new Date(shown).getUTCFullYear()
  const distance = (one: number) => Math.abs(Date.UTC(one, month - 1, day) - shown)
  const [nearest] = [year - 1, year, year + 1].sort((one, other) => distance(one) - distance(other))
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31
  return nearest !== undefined && isDate && distance(nearest) <= NEAREST_MS ? nearest : null
}
