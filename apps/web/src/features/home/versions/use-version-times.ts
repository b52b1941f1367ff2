import { startCertaintyOf } from '@ephemeris/core/activity/activity'
import { dayProgress, phaseOf } from '@ephemeris/core/activity/timing'
import { dayOf } from '@ephemeris/core/time/calendar'
import type { Instant } from '@ephemeris/core/time/instant'
import type { CurrentVersion } from '@ephemeris/core/timeline/current-versions'
import { useLocale, useTranslations } from 'use-intl'
import { dayText } from '#web/i18n/dates'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useCountdownText } from '#web/state/words/countdown-text'

interface VersionTimes {
  /** `day 12 of 42`, short or with an expected end `day 12`, with an expected start `expected`, or when it starts. */
  progress(current: CurrentVersion, now: Instant, form: 'full' | 'short'): string
  /** `next 23 Sep`; says where that is only expected. */
  next(current: CurrentVersion): string
}

/** What a version's card says of its time, on the displayed clock. (HOME-3) */
export function useVersionTimes(): VersionTimes {
  const t = useTranslations('home')
  const language = useLocale()
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  const dateOf = (at: Instant) => dayText(dayOf(at, clock), language, { month: 'short', day: 'numeric' })

  return {
    progress: ({ version }, now, form) => {
      const { startAt: at } = version
      const certainty = startCertaintyOf(version)
      if (phaseOf(version, now) === 'upcoming') return countdown.startsIn({ at, certainty }, now)
      if (certainty === 'expected') return t('versions.dayExpected')
      const { day, of } = dayProgress(version, now, clock)
      return form === 'full' && version.certainty !== 'expected'
        ? t('versions.day', { day, of })
        : t('versions.dayShort', { day })
    },
    next: ({ version, next }) => {
      const until = { date: dateOf(version.endAt) }
      if (!next)
        return version.certainty === 'expected' ? t('versions.untilExpected', until) : t('versions.until', until)
      const date = dateOf(next.startAt)
      return startCertaintyOf(next) === 'expected' ? t('versions.expected', { date }) : t('versions.next', { date })
    },
  }
}
