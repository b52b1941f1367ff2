import type { Language } from '@ephemeris/core/language/language'

const formats = new Map<Language, Intl.NumberFormat>()

/** What a text with one decimal is given, so that the number and the noun beside it agree. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** Stands before a figure that its one decimal does not give exactly: four of `≈0.4` may well be 1.5. */
export function roundedSign(value: number): '' | '≈' {
  return Math.abs(value - toTenths(value)) < 1e-6 ? '' : '≈'
}

/** `2.6`, always with one decimal; `≈0.4` for 0.375. */
export function oneDecimal(value: number, language: Language): string {
  return `${roundedSign(value)}${formatOf(language).format(value)}`
}

function formatOf(language: Language): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  formats.set(language, made)
  return made
}
