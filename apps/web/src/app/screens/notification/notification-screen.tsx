import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarRange from 'lucide-react/icons/calendar-range'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Moon from 'lucide-react/icons/moon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { GameNews } from '#web/app/screens/notification/game-news.tsx'
import styles from '#web/app/screens/notification/notification.module.css'
import { useOwnGames } from '#web/state/games'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** News of the product, then what was announced last in the player's games. (PAGE-2) */
export function NotificationScreen() {
  const t = useTranslations()
  const titleId = useId()

  return (
    <Page title={t('shell.pages.notification.title')}>
      <Stack gap={16}>
        <Panel as="section" padX={16} padY={12} aria-labelledby={titleId}>
          <Row gap={12}>
            <Tile px={40} tone="primary">
              <BrandMark size={22} />
            </Tile>
            <div>
              <Text kind="bold" as="h2" id={titleId}>
                {t('notification.heading')}
              </Text>
              <Text kind="hint" as="p">
                {t('notification.text')}
              </Text>
            </div>
          </Row>
        </Panel>
        <GameNews />
        <Ways />
      </Stack>
    </Page>
  )
}

/** Who looks for news here may want reminders of their games. */
function Ways() {
  const t = useTranslations('notification.ways')
  const [firstGame] = useOwnGames()
  const ways = [
    { id: 'timeline', icon: CalendarRange, to: '/timeline' },
    { id: 'reminders', icon: Bell, to: '/settings?highlight=reminders' },
    { id: 'tonight', icon: Moon, to: '/tonight' },
    { id: 'almanac', icon: BookOpen, to: `/almanac/${firstGame}` },
  ] as const

  return (
    <Grid as="ul" gap={16} className={styles.ways}>
      {ways.map(({ id, icon: Icon, to }) => (
        <li key={id}>
          <Row as={PageLink} panel gap={12} padY={8} padX={16} text="bold" to={to} className={styles.way}>
            <Tile px={40} tone="primary">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </Tile>
            <Stack as="span" grow>
              {t(`${id}.title`)} <Text kind="hint">{t(`${id}.hint`)}</Text>
            </Stack>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
          </Row>
        </li>
      ))}
    </Grid>
  )
}
