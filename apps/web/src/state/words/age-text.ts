import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useLocale } from 'use-intl'
import { momentDayText } from '#web/i18n/dates'
import { useNow } from '#web/lib/page-clock'
import { useMomentStyle } from '#web/state/words/moment-style'

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

/** Under a minute: no seconds, but "now". */
const NOW = ['second', MINUTE_MS] as const

/** How long ago something was, in the largest unit that it filled: `3 weeks ago`; a day that is to come is named. */
export function useAgeText(): (at: Instant) => string {
  const language = useLocale()
  const now = useNow(MINUTE_MS)
  const style = useMomentStyle()
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

  return (at) => {
    if (at - now >= DAY_MS) return momentDayText(at, style)
    const age = Math.max(0, now - at)
    const [unit, ms] = STEPS.find(([, length]) => age >= length) ?? NOW
    return format.format(-Math.floor(age / ms), unit)
  }
}

/** How long ago something was while that is less than two days, then its date. */
export function useRecentText(): (at: Instant) => string {
  const age = useAgeText()
  const now = useNow(MINUTE_MS)
  const style = useMomentStyle()

  return (at) => (now - at < 2 * DAY_MS ? age(at) : momentDayText(at, style))
}
