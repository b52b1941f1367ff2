import type { Language } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'

const formats = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATS = 1000

/** `Tue 24 Nov, 03:59`, as the reader's language writes it, on the reader's clock. */
export function messageTimeText(
  at: Instant,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string {
  return momentFormat(language, timeZone).format(at)
}

function momentFormat(language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(key, format)
  return format
}
