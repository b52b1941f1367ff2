import type { Language } from '@ephemeris/core/language/language'

/** `May 2026`, `May` or `M` for `2026-05`. */
export function monthText(month: string, language: Language, form: 'long' | 'short' | 'narrow'): string {
  const at = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1)
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', month: form }
  return new Intl.DateTimeFormat(language, form === 'long' ? { ...options, year: 'numeric' } : options).format(at)
}
