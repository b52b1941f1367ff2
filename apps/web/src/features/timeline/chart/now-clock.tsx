import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Scale } from '@ephemeris/core/timeline/scale/scale'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/chart/chart.module.css'
import { clockText } from '#web/i18n/words/dates'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { usePreferences } from '#web/state/preferences'

interface NowClockProps {
  scale: Scale
  onPress: () => void
}

/** The time, on the ruler above the line of now: the only thing in the chart that changes every second. */
export function NowClock({ scale, onPress }: NowClockProps) {
  const t = useTranslations('timeline')
  const clock = useDisplayedClock()
  const { timeFormat } = usePreferences()
  const now = useNow(SECOND_MS)

  return (
    <button
      type="button"
      className={styles.pill}
      style={{ left: scale.xOf(now) }}
      data-now-clock
      title={t('now.show')}
      onClick={onPress}
    >
      {clockText(now, clock, timeFormat)}
    </button>
  )
}
