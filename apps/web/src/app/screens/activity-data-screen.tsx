import { useTranslations } from 'use-intl'
import { TitledPage } from '#web/app/screens/titled-page.tsx'
import { ActivityHistory } from '#web/features/activity-history/activity-history.tsx'

export function ActivityDataScreen() {
  const t = useTranslations('activityHistory')

  return (
    <TitledPage title={t('title')} intro={t('intro')}>
      <ActivityHistory />
    </TitledPage>
  )
}
