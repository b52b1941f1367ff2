import Bell from 'lucide-react/icons/bell'
import { useTranslations } from 'use-intl'
import { GameNews } from '#web/app/screens/notification/game-news.tsx'
import styles from '#web/app/screens/notification/notification.module.css'
import { useWindow } from '#web/lib/page/media'
import { Row } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What was announced in the player's games, each with its bell. (PAGE-2) */
export function NotificationScreen() {
  const t = useTranslations()
  const isPhone = useWindow('phone')

  return (
    <Page
      title={t('shell.pages.notification.title')}
      intro={t('notification.text')}
      actions={
        <Row as={PageLink} to="/settings?highlight=reminders" inline gap={8} text="link" className={styles.reminders}>
          <Bell size={18} strokeWidth={1.75} aria-hidden />
          <Text kind="medium" className={isPhone ? 'visually-hidden' : undefined}>
            {t('notification.reminders')}
          </Text>
        </Row>
      }
    >
      <GameNews />
    </Page>
  )
}
