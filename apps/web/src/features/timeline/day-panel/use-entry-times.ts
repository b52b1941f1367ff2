import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { useTranslations } from 'use-intl'
import { shortDayText, shortMomentText, timeText } from '#web/i18n/words/dates'
import { useMomentStyle } from '#web/state/words/moment-style'

/** The moment that lies on the panel's day, or both ends of what only runs through it; no hour of what is only expected. */
export function useEntryTimes(): (activity: PlacedActivity, moment: 'start' | 'end' | 'both') => string {
  const t = useTranslations('timeline')
  const style = useMomentStyle()

  return (activity, moment) => {
    const { startAt, endAt } = activity
    const isStartExpected = startCertaintyOf(activity) === 'expected'
    const isEndExpected = activity.certainty === 'expected'
    if (moment === 'end')
      return isEndExpected ? t('day.endExpected') : t('day.endsAt', { time: timeText(endAt, style) })
    if (moment === 'start') {
      return isStartExpected ? t('day.startExpected') : t('day.startsAt', { time: timeText(startAt, style) })
    }
    if (isEndExpected) {
      const end = shortDayText(endAt, style)
      if (isStartExpected) return t('day.spanExpected', { start: shortDayText(startAt, style), end })
      return t('day.spanEndExpected', { start: shortMomentText(startAt, style), end })
    }
    if (isStartExpected) {
      return t('day.spanStartExpected', { start: shortDayText(startAt, style), end: shortMomentText(endAt, style) })
    }
    return t('activity.span', { start: shortMomentText(startAt, style), end: shortMomentText(endAt, style) })
  }
}
