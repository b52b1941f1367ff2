import Bell from 'lucide-react/icons/bell'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { GameNews } from '#web/app/screens/notification/game-news.tsx'
import styles from '#web/app/screens/notification/notification.module.css'
import { useWindow } from '#web/lib/page/media'
import { useGameSelection } from '#web/state/games'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What was announced in the player's games, each with its bell, then news of the product. (PAGE-2) */
export function NotificationScreen() {
  const t = useTranslations()
  const titleId = useId()
  const isPhone = useWindow('phone')
  // Until then no card has its place.
  const isChosen = useGameSelection() !== null

  return (
    <Page
      title={t('shell.pages.notification.title')}
      actions={
        <Row as={PageLink} to="/settings?highlight=reminders" inline gap={8} text="link" className={styles.reminders}>
          <Bell size={18} strokeWidth={1.75} aria-hidden />
          <Text kind="medium" className={isPhone ? 'visually-hidden' : undefined}>
            {t('notification.reminders')}
          </Text>
        </Row>
      }
    >
      <Stack gap={16}>
        <GameNews />
        {isChosen && (
          <section aria-labelledby={titleId}>
            <Text kind="bold" as="h2" id={titleId}>
              {t('notification.heading')}
            </Text>
            <Text kind="hint" as="p">
              {t('notification.text')}
            </Text>
          </section>
        )}
      </Stack>
    </Page>
  )
}
