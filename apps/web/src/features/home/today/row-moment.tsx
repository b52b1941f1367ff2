import { urgencyOf } from '@ephemeris/core/activity/timing'
import type { Instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { timeText } from '#web/i18n/dates'
import { useCountdownText } from '#web/i18n/use-countdown-text'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useMomentStyle } from '#web/state/moment-style'
import { UrgencyChip } from '#web/ui/chip/urgency-chip.tsx'

interface EndsInProps {
  /** Not before `now`. */
  endAt: Instant
  now: Instant
}

export function EndsIn({ endAt, now }: EndsInProps) {
  const t = useTranslations('home')
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  return (
    <>
      <span aria-hidden>
        <UrgencyChip urgency={urgencyOf(endAt, now, clock)}>{countdown.left(endAt, now)}</UrgencyChip>
      </span>
      <span className="visually-hidden">{t('today.endsIn', { time: countdown.spoken(endAt, now) })}</span>
    </>
  )
}

interface StartsAtProps {
  startAt: Instant
  now: Instant
}

/** How long until then, or since which hour of today. */
export function StartsAt({ startAt, now }: StartsAtProps) {
  const t = useTranslations('home')
  const countdown = useCountdownText()
  const style = useMomentStyle()
  if (startAt <= now)
    return <UrgencyChip urgency="none">{t('today.began', { time: timeText(startAt, style) })}</UrgencyChip>

  return (
    <>
      <span aria-hidden>
        <UrgencyChip urgency="none">{countdown.startsIn(startAt, now)}</UrgencyChip>
      </span>
      <span className="visually-hidden">{t('today.startsIn', { time: countdown.spoken(startAt, now) })}</span>
    </>
  )
}
