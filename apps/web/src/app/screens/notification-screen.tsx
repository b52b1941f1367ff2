import Bell from 'lucide-react/icons/bell'
import { useTranslations } from 'use-intl'
import { TitledPage } from '#web/app/screens/titled-page.tsx'
import { Card } from '#web/ui/card/card.tsx'

/** News of the product, from the texts alone. (PAGE-2) */
export function NotificationScreen() {
  const t = useTranslations()
  return (
    <TitledPage title={t('shell.pages.notification.title')}>
      <Card icon={Bell} title={t('notification.heading')}>
        <p>{t('notification.text')}</p>
      </Card>
    </TitledPage>
  )
}
