import { type Language, languageRow } from '@ephemeris/core/language/language'

/** `May 2026`, `May` or `M` for `2026-05`; `5` where months are numbers and their sign would take the room of two digits. */
export function monthText(month: string, language: Language, form: 'long' | 'short' | 'narrow'): string {
  const at = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1)
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', month: form }
  if (form === 'narrow' && languageRow(language).script !== 'latin') return String(Number(month.slice(5, 7)))
  return new Intl.DateTimeFormat(language, form === 'long' ? { ...options, year: 'numeric' } : options).format(at)
}
