import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import { countdownTo, roughDays } from '@ephemeris/core/time/countdown'
import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useCountdownText } from '#web/state/words/countdown-text'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/**
 * Starts in, ends in, or over; about how many days where that is only expected; no countdown to what the publisher no
 * longer announces. (ACT-3, ACT-21, TL-63)
 */
export function ActivityTimeLeft({ activity }: { activity: PlacedActivity }) {
  const t = useTranslations('timeline')
  const clock = useDisplayedClock()
  const countdown = useCountdownText()
  const now = useNow(SECOND_MS)
  const phase = phaseOf(activity, now)
  const { startAt, endAt } = activity
  const certainty = phase === 'upcoming' ? startCertaintyOf(activity) : activity.certainty
  const isExpected = certainty === 'expected'
  if (phase === 'ended') {
    return <Over>{isExpected ? t('activity.endedExpected') : t('dialog.ended')}</Over>
  }

  if (activity.announcement?.goneSince) {
    return <Over>{t(`activity.${activity.announcement.isCancelled ? 'cancelled' : 'gone'}`)}</Over>
  }

  const end = phase === 'running' ? 'end' : 'start'
  const at = phase === 'running' ? endAt : startAt
  if (!isExpected) {
    return (
      <div>
        <Text kind="overline" as="p" className={styles.label}>
          {t(`dialog.${end}sIn`)}
        </Text>
        <Digits until={at} />
      </div>
    )
  }

  const isNear = roughDays(at, now, clock) <= 1
  return (
    <div>
      <Text kind="overline" as="p" className={styles.label}>
        {t(isNear ? `day.${end}Expected` : `dialog.${end}ExpectedIn`)}
      </Text>
      <Text kind="heading" figures as="p" className={styles.about}>
        <Text kind="medium">{countdown.spoken({ at, certainty }, now)}</Text>
      </Text>
    </div>
  )
}

function Over({ children }: { children: string }) {
  return (
    <Text kind="title" as="p" className={styles.over}>
      <Text kind="quiet">
        <Text kind="medium">{children}</Text>
      </Text>
    </Text>
  )
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time until a moment in days, hours, minutes and seconds, ticking, from the first that is not zero. (ACT-5) */
function Digits({ until }: { until: Instant }) {
  const t = useTranslations('timeline')
  const parts = countdownTo(until, useNow(SECOND_MS))
  const first = UNITS.findIndex((unit) => parts[unit] > 0)

  return (
    <Row gap={14} align="baseline" role="timer" aria-live="off">
      {UNITS.slice(first).map((unit, place) => (
        <Stack as="span" key={unit}>
          <Text kind="figure" as="b" className={styles.figure}>
            {place === 0 ? parts[unit] : String(parts[unit]).padStart(2, '0')}
          </Text>{' '}
          <Text kind="small" className={styles.unit}>
            {t(`dialog.units.${unit}`, { count: parts[unit] })}
          </Text>
        </Stack>
      ))}
    </Row>
  )
}
