import { TIME_WORDS } from '../words/time-words.ts'

/** A day as notices write it beside words for an update, without a time of day; `year` is `null` where none is stated. */
export interface StatedDay {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

/** A day and how many characters it takes up. */
export interface FoundDay extends StatedDay {
  readonly length: number
}

const WEEKDAY = '(?: ?(?:\\([^()\\d]{1,12}\\)|(?:周|星期|週)[一二三四五六日天]))?'
const IN_DIGITS = [
  '(?<!\\d)(?:(?<year>\\d{4}) ?[年년] ?)?(?<month>\\d{1,2}) ?[月월] ?(?<day>\\d{1,2}) ?[日일号號]?',
  '(?<!\\d)(?<year>\\d{4}) ?(?<mark>[/.-]) ?(?<month>\\d{1,2}) ?\\k<mark> ?(?<day>\\d{1,2})\\.?(?!\\d)',
  '(?<!\\d)(?<day>\\d{1,2})[/.](?<month>\\d{1,2})[/.](?<year>\\d{4})(?!\\d)',
  '(?<![\\d/.-])(?<month>\\d{1,2})/(?<day>\\d{1,2})(?![\\d/])',
]

const NAMES = TIME_WORDS.months.flat().join('|')
const EXPRESSIONS = [
  ...IN_DIGITS,
  `(?<!\\p{L})(?<name>${NAMES})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\\d{4}))?(?!\\d)`,
  `(?<!\\d)(?<day>\\d{1,2})(?:er|st|nd|rd|th)? (?:de )?(?<name>${NAMES})(?!\\p{L})\\.?(?:,? (?<year>\\d{4}))?`,
].map((day) => day + WEEKDAY)

/** The day with which a text ends, before `behind`. */
export function dayEnding(text: string, behind = ''): FoundDay | null {
  return firstDay(
    EXPRESSIONS.map((day) => `${day}(?:${behind})$`),
    text,
  )
}

/** The day with which a text begins, after `before`. */
export function dayBeginning(text: string, before = ''): FoundDay | null {
  return firstDay(
    EXPRESSIONS.map((day) => `^(?:${before})${day}`),
    text,
  )
}

/** The first day in a text. */
export function dayWithin(text: string): FoundDay | null {
  return firstDay(EXPRESSIONS, text)
}

function firstDay(sources: readonly string[], text: string): FoundDay | null {
  for (const source of sources) {
    const match = compiled(source).exec(text)
    const found = match && dayOf(match)
    if (found) return found
  }
  return null
}

const known = new Map<string, RegExp>()

function compiled(source: string): RegExp {
  const expression = known.get(source) ?? new RegExp(source, 'iu')
  known.set(source, expression)
  return expression
}

function dayOf({ 0: text, groups = {} }: RegExpExecArray): FoundDay | null {
  const { year, name } = groups
  const named = name === undefined ? 0 : TIME_WORDS.months.findIndex((names) => names.includes(name.toLowerCase())) + 1
  const [month, day] = [named || Number(groups.month), Number(groups.day)]
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  return { year: year === undefined ? null : Number(year), month, day, length: text.length }
}
