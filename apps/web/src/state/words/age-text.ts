import { dayOf } from '@ephemeris/core/time/calendar'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useLocale } from 'use-intl'
import { dayText } from '#web/i18n/dates'
import { useNow } from '#web/lib/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
]

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** Under a minute: no seconds, but "now". */
const NOW = ['second', MINUTE_MS] as const

/** How long ago something was, in the largest unit that it filled: `3 weeks ago`; a day that is to come is named. */
export function useAgeText(): (at: Instant) => string {
  const language = useLocale()
  const now = useNow(MINUTE_MS)
  const clock = useDisplayedClock()
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })

  return (at) => {
    if (at - now >= DAY_MS) return dayText(dayOf(at, clock), language, DAY)
    const age = Math.max(0, now - at)
    const [unit, ms] = STEPS.find(([, length]) => age >= length) ?? NOW
    return format.format(-Math.floor(age / ms), unit)
  }
}

/** How long ago something was while that is less than two days, then its date. */
export function useRecentText(): (at: Instant) => string {
  const age = useAgeText()
  const language = useLocale()
  const now = useNow(MINUTE_MS)
  const clock = useDisplayedClock()

  return (at) => (now - at < 2 * DAY_MS ? age(at) : dayText(dayOf(at, clock), language, DAY))
}
