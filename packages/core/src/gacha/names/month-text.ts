import { dayText } from '../../language/dates.ts'
import { type Language, languageRow } from '../../language/language.ts'
import { parseDay } from '../../time/calendar.ts'

/** `May 2026`, `May` or `M` for `2026-05`; `5` where months are numbers and their sign would take the room of two digits. */
export function monthText(month: string, language: Language, form: 'long' | 'short' | 'narrow'): string {
  if (form === 'narrow' && languageRow(language).script !== 'latin') return String(Number(month.slice(5, 7)))
  const day = parseDay(`${month}-01`)
  if (day === null) throw new RangeError(`${month} is no month`)
  return dayText(day, language, form === 'long' ? { month: form, year: 'numeric' } : { month: form })
}
