import { momentDayText } from '@ephemeris/core/language/dates'
import { DAY_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useLocale } from 'use-intl'
import { ageText } from '#web/i18n/words/age'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'

/** How long ago something was on the page's clock; a day that is to come is named. */
export function useAgeText(): (at: Instant) => string {
  const language = useLocale()
  const now = useNow(MINUTE_MS)
  const style = useDeviceMomentStyle()

  return (at) => (at - now >= DAY_MS ? momentDayText(at, style) : ageText(now - at, language))
}

/** How long ago something was while that is less than two days, then its date. */
export function useRecentText(): (at: Instant) => string {
  const age = useAgeText()
  const now = useNow(MINUTE_MS)
  const style = useDeviceMomentStyle()

  return (at) => (now - at < 2 * DAY_MS ? age(at) : momentDayText(at, style))
}
