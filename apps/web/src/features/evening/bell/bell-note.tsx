import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import type { BellTime } from '@ephemeris/core/notes/bell'
import { dayOf } from '@ephemeris/core/time/calendar'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/evening/bell/bell-row.module.css'
import { bellArrivals } from '#web/features/evening/bell/bell-ways'
import { WaysNote } from '#web/features/evening/ways-note.tsx'
import { dayText, timeText } from '#web/i18n/dates'
import { useNow } from '#web/lib/time/page-clock'
import { useIsSignedIn } from '#web/state/account/session'
import { useDeviceClock } from '#web/state/displayed-clock'
import { useMarks } from '#web/state/marks'
import { useMomentStyle } from '#web/state/words/moment-style'

interface BellNoteProps {
  activity: PlacedActivity
  time: BellTime
  isSet: boolean
}

/** When the bell arrives and by which ways, or what is missing for that. (NOTE-13) */
export function BellNote({ activity, time, isSet }: BellNoteProps) {
  const t = useTranslations('evening')
  const words = useTranslations('channels')
  const language = useLocale()
  const now = useNow(MINUTE_MS)
  const mark = useMarks()[activity.id]
  const isSignedIn = useIsSignedIn()
  const style = { ...useMomentStyle(), clock: useDeviceClock() }
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const certainty = time.edge === 'end' ? activity.certainty : startCertaintyOf(activity)
  if (isSignedIn && isSet && (mark === 'done' || mark === 'cancelled')) return t('bell.paused')

  const whenOf = (at: Instant) => {
    const day = dayText(dayOf(at, style.clock), language, { weekday: 'short', month: 'short', day: 'numeric' })
    return `${day}, ${timeText(at, style)}`
  }
  return (
    <WaysNote isSet={isSet}>
      {(overview) => {
        if (certainty === 'expected') return t('bell.expected')
        const arrivals = bellArrivals({ activity, time }, overview, now)
        if (arrivals.length === 0) return t('bell.none')
        return arrivals.map(({ at, channels }) => (
          <span key={at} className={styles.arrival}>
            {t('bell.arrives', {
              when: whenOf(at),
              ways: list.format(channels.map((channel) => words(`inSentence.${channel}`))),
            })}
          </span>
        ))
      }}
    </WaysNote>
  )
}
