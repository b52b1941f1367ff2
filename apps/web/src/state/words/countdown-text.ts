import type { Activity } from '@ephemeris/core/activity/activity'
import { roughDays, shortCountdown, startCountdown } from '@ephemeris/core/time/countdown'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { useDisplayedClock } from '#web/state/displayed-clock'

/** A moment of an activity and how sure it is. */
interface Moment extends Pick<Activity, 'certainty'> {
  readonly at: Instant
}

/** The time until a moment, to the minute; about how many days until one that is only expected. (ACT-5, ACT-21) */
export interface CountdownText {
  /** `6 h 11 m`, `about 20 d`, `expected today` */
  left(until: Moment, now: Instant): string
  /** `in 2 d 13 h`, `in 41 d`, `in about 20 d`, `expected today` */
  startsIn(start: Moment, now: Instant): string
  /** `6 hours 11 minutes`, `about 20 days`, `tomorrow`, for reading aloud. */
  spoken(until: Moment, now: Instant): string
  /** `Expected to end tomorrow`, `Expected to start in about 20 days` */
  expected(edge: 'start' | 'end', at: Instant, now: Instant): string
}

export function useCountdownText(): CountdownText {
  const t = useTranslations('shell')
  const clock = useDisplayedClock()

  function text(form: 'short' | 'long', { at, certainty }: Moment, now: Instant): string {
    if (certainty === 'expected') return t(`countdown.${form}.about`, { days: roughDays(at, now, clock) })
    const left = shortCountdown(at, now)
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
    startsIn(start, now) {
      if (start.certainty === 'expected')
        return t('countdown.startsExpected', { days: roughDays(start.at, now, clock) })
      const left = startCountdown(start.at, now)
      const time = left.unit === 'far' ? t('countdown.short.far', { days: left.days }) : text('short', start, now)
      return t('countdown.startsIn', { time })
    },
    spoken: (until, now) => text('long', until, now),
    expected: (edge, at, now) => t(`countdown.expected.${edge}`, { days: roughDays(at, now, clock) }),
  }
}
