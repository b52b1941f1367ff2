import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { urgencyOf } from '@ephemeris/core/activity/timing'
import { roughDays } from '@ephemeris/core/time/countdown'
import type { Instant } from '@ephemeris/core/time/instant'
import { useLocale, useTranslations } from 'use-intl'
import { ageText } from '#web/i18n/words/age'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useCountdownText } from '#web/state/words/countdown-text'
import { UrgencyChip } from '#web/ui/chip/urgency-chip.tsx'

interface RowMomentProps {
  /** Ends not before `now`. */
  activity: PlacedActivity
  now: Instant
}

/** The time that is left; about how many days, and dashed, where the end is only expected. (ACT-21, TL-63) */
export function EndsIn({ activity, now }: RowMomentProps) {
  const { endAt: at, certainty } = activity
  const t = useTranslations('home')
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  const moment = { at, certainty }
  if (isGone(activity)) return <Gone activity={activity} />
  if (certainty === 'expected') {
    return (
      <>
        <span aria-hidden>
          <UrgencyChip urgency="expected">{t('today.expectedIn', { days: roughDays(at, now, clock) })}</UrgencyChip>
        </span>
        <span className="visually-hidden">{countdown.expected('end', at, now)}</span>
      </>
    )
  }

  return (
    <>
      <span aria-hidden>
        <UrgencyChip urgency={urgencyOf(at, now, clock)}>{countdown.left(moment, now)}</UrgencyChip>
      </span>
      <span className="visually-hidden">{t('today.endsIn', { time: countdown.spoken(moment, now) })}</span>
    </>
  )
}

/** How long until then, or how long ago, which is true on every clock; no time where the start is only expected. (ACT-21, TL-63) */
export function StartsAt({ activity, now }: RowMomentProps) {
  const at = activity.startAt
  const t = useTranslations('home')
  const countdown = useCountdownText()
  const language = useLocale()
  const certainty = startCertaintyOf(activity)
  if (isGone(activity)) return <Gone activity={activity} />
  if (certainty === 'expected') {
    return (
      <>
        <span aria-hidden>
          <UrgencyChip urgency="expected">{t('today.expectedToday')}</UrgencyChip>
        </span>
        <span className="visually-hidden">{countdown.expected('start', at, now)}</span>
      </>
    )
  }
  if (at <= now) return <UrgencyChip urgency="none">{ageText(now - at, language)}</UrgencyChip>

  return (
    <>
      <span aria-hidden>
        <UrgencyChip urgency="none">{countdown.startsIn({ at, certainty }, now)}</UrgencyChip>
      </span>
      <span className="visually-hidden">{t('today.startsIn', { time: countdown.spoken({ at, certainty }, now) })}</span>
    </>
  )
}

function isGone({ announcement }: PlacedActivity): boolean {
  return announcement !== null && announcement.goneSince !== null
}

/** Nothing is counted down to what the publisher no longer announces, or has cancelled. (TL-63) */
function Gone({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('home')
  const why = activity.announcement?.isCancelled ? 'cancelled' : 'gone'
  return <UrgencyChip urgency="none">{t(`today.${why}`)}</UrgencyChip>
}
