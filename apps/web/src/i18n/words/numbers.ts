import type { Language } from '@ephemeris/core/language/language'

const formats = new Map<Language, Intl.NumberFormat>()

/** What a text with one decimal is given, so that the number and the noun beside it agree. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** `2.6`, always with one decimal. */
export function oneDecimal(value: number, language: Language): string {
  const known = formats.get(language)
  if (known) return known.format(value)
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  formats.set(language, made)
  return made.format(value)
}
