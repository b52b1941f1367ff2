import { useTranslations } from 'use-intl'
import { ActivityHistory } from '#web/features/activity-history/activity-history.tsx'
import { Page } from '#web/ui/layout/page.tsx'

export function ActivityDataScreen() {
  const t = useTranslations('activityHistory')

  return (
    <Page title={t('title')} intro={t('intro')}>
      <ActivityHistory />
    </Page>
  )
}
