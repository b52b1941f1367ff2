import type { BellTime } from '@ephemeris/core/notes/bell'
import { useTranslations } from 'use-intl'

const DAY_HOURS = 24

/** `1 day before this ends` */
export function useBellTimeText(): (time: BellTime) => string {
  const t = useTranslations('evening')
  return ({ edge, leadHours }) => {
    if (edge === 'start') return t('bell.start')
    return leadHours < DAY_HOURS
      ? t('bell.hours', { count: leadHours })
      : t('bell.days', { count: leadHours / DAY_HOURS })
  }
}
