import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { useTranslations } from 'use-intl'
import { shortDayText, shortMomentText, timeText } from '#web/i18n/dates'
import { useMomentStyle } from '#web/state/moment-style'

/** The moment that lies on the panel's day, or both ends of what only runs through it; no hour of what is only expected. */
export function useEntryTimes(): (activity: PlacedActivity, moment: 'start' | 'end' | 'both') => string {
  const t = useTranslations('timeline')
  const style = useMomentStyle()

  return ({ startAt, endAt, certainty }, moment) => {
    if (certainty === 'expected') {
      if (moment === 'end') return t('day.endExpected')
      if (moment === 'start') return t('day.startExpected')
      return t('day.spanExpected', { start: shortDayText(startAt, style), end: shortDayText(endAt, style) })
    }
    if (moment === 'end') return t('day.endsAt', { time: timeText(endAt, style) })
    if (moment === 'start') return t('day.startsAt', { time: timeText(startAt, style) })
    return t('activity.span', { start: shortMomentText(startAt, style), end: shortMomentText(endAt, style) })
  }
}
