import type { Language } from '@ephemeris/core/language/language'

const formats = new Map<Language, Intl.NumberFormat>()

/** `2.6`, always with one decimal. */
export function oneDecimal(value: number, language: Language): string {
  const known = formats.get(language)
  if (known) return known.format(value)
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  formats.set(language, made)
  return made.format(value)
}
