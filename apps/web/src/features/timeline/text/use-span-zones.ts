import type { Instant } from '@ephemeris/core/time/instant'
import { formatOffset } from '@ephemeris/core/time/zone'
import { useTranslations } from 'use-intl'
import { useDisplayedClock } from '#web/state/displayed-clock'

/** The displayed clock's offset over a time span: `UTC+8`, or both where daylight saving changes it. (ZONE-3) */
export function useSpanZones(): (startAt: Instant, endAt: Instant) => string {
  const t = useTranslations('timeline')
  const clock = useDisplayedClock()

  return (startAt, endAt) => {
    const start = formatOffset(clock.offsetAt(startAt))
    const end = formatOffset(clock.offsetAt(endAt))
    return start === end ? start : t('activity.span', { start, end })
  }
}
