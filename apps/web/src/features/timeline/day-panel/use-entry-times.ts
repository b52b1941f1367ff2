import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { useTranslations } from 'use-intl'
import { shortMomentText, timeText } from '#web/i18n/dates'
import { useMomentStyle } from '#web/state/moment-style'

/** The moment that lies on the panel's day, or both ends of what only runs through it. */
export function useEntryTimes(): (activity: PlacedActivity, moment: 'start' | 'end' | 'both') => string {
  const t = useTranslations('timeline')
  const style = useMomentStyle()

  return ({ startAt, endAt }, moment) => {
    if (moment === 'end') return t('day.endsAt', { time: timeText(endAt, style) })
    if (moment === 'start') return t('day.startsAt', { time: timeText(startAt, style) })
    return t('activity.span', { start: shortMomentText(startAt, style), end: shortMomentText(endAt, style) })
  }
}
