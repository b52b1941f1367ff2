import type { Language } from '@ephemeris/core/language/language'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ephemeris/core/time/instant'

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

/**
 * How long ago something was, in the largest unit that it filled: `3 weeks ago`, `now` in the first minute. Not `yesterday`:
 * what was 26 hours ago can be on the day before that.
 */
export function ageText(ms: number, language: Language): string {
  const age = Math.max(0, ms)
  const step = STEPS.find(([, length]) => age >= length)
  if (!step) return spanWord(0, 'second', language)
  const [unit, length] = step
  return spanText(-Math.floor(age / length), unit, language)
}

/** `in 2 days`, `9 hours ago` */
export function spanText(count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  return spaced(new Intl.RelativeTimeFormat(language).format(count, unit), language)
}

/** As `spanText`, in words where the language has some: `tomorrow`, `now`. */
export function spanWord(count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  return spaced(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit), language)
}

/** Between a number and its unit, as in our own texts: a space in Chinese, none in Japanese. (LANG-43) */
function spaced(text: string, language: Language): string {
  if (language === 'ja') return text.replace(/(\d) /, '$1')
  return language === 'zh-Hans' ? text.replace(/(\d)(?=[^\d\s])/, '$1 ') : text
}
