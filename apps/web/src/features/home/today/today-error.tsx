import { useTranslations } from 'use-intl'
import type { HomeActivities } from '#web/features/home/use-home-activities'
import { useReasonText } from '#web/i18n/use-error-text'
import { useAgeText } from '#web/state/words/age-text'
import { Notice } from '#web/ui/message/notice.tsx'

interface TodayErrorProps {
  activities: Pick<HomeActivities, 'error' | 'loadedAt' | 'retry'>
}

/** Why the newest activities are missing, and from when those are that are shown. (HOME-6) */
export function TodayError({ activities: { error, loadedAt, retry } }: TodayErrorProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const reasonText = useReasonText()
  const age = useAgeText()

  return (
    <Notice tone="error" action={{ label: shell('retry'), onPress: retry }}>
      {t('today.error', { reason: reasonText(error) })}
      {loadedAt !== null && ` ${t('today.showingOld', { age: age(loadedAt) })}`}
    </Notice>
  )
}
