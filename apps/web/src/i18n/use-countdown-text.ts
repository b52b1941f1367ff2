import { shortCountdown } from '@ephemeris/core/time/countdown'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'

/** The time until a moment, to the minute. (ACT-5) */
export interface CountdownText {
  /** `6 h 11 m` */
  left(until: Instant, now: Instant): string
  /** `in 2 d 13 h` */
  startsIn(start: Instant, now: Instant): string
  /** `6 hours 11 minutes`, for reading aloud. */
  spoken(until: Instant, now: Instant): string
}

export function useCountdownText(): CountdownText {
  const t = useTranslations('shell')

  function text(form: 'short' | 'long', until: Instant, now: Instant): string {
    const left = shortCountdown(until, now)
    switch (left.unit) {
      case 'days':
        return t(`countdown.${form}.days`, { days: left.days, hours: left.hours })
      case 'hours':
        return t(`countdown.${form}.hours`, { hours: left.hours, minutes: left.minutes })
      case 'minutes':
        return t(`countdown.${form}.minutes`, { minutes: left.minutes })
      case 'moment':
        return t(`countdown.${form}.moment`)
    }
  }

  return {
    left: (until, now) => text('short', until, now),
    startsIn: (start, now) => t('countdown.startsIn', { time: text('short', start, now) }),
    spoken: (until, now) => text('long', until, now),
  }
}
