import { LOGIN_PATH } from '@ephemeris/contract/pages'
import type { LucideIcon } from 'lucide-react'
import FileUp from 'lucide-react/icons/file-up'
import Flag from 'lucide-react/icons/flag'
import Link2 from 'lucide-react/icons/link-2'
import { type ReactNode, useContext } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { AccountsPart } from '#web/features/gacha/accounts/accounts-dialog.tsx'
import styles from '#web/features/gacha/overview/overview.module.css'
import { joinNames } from '#web/i18n/words/join-names'
import { untilIdle } from '#web/lib/time/idle'
import { useIsSignedIn } from '#web/state/account/session'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Grid, Panel, Row } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { later, Nothing } from '#web/ui/part/later.tsx'
import { Unseen } from '#web/ui/part/unseen'
import { Text } from '#web/ui/text/text.tsx'

/** The best known of those whose files are read; `docs/import-doctor.md` has all. */
const TRACKERS = [
  'UIGF',
  'paimon.moe',
  'StarRailStation',
  'zzz.rng.moe',
  'WuWa Tracker',
  'Starward',
  'Snap Hutao',
  'HoYo.Gacha',
]

interface ImportWaysProps {
  /** Why there is nothing yet. */
  text: string
  onOpen: (part: AccountsPart) => void
  /** What else there is to do. */
  children?: ReactNode
}

const Preview = later(
  async () => {
    await untilIdle()
    return (await import('#web/features/gacha/overview/pulls-preview.tsx')).PullsPreview
  },
  [],
  { Missing: Nothing },
)

/** In the place of pulls: the ways in which they come, files first, and what is shown then. (GACHA-38) */
export function ImportWays({ text, onOpen, children }: ImportWaysProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const isSignedIn = useIsSignedIn()
  const isUnseen = useContext(Unseen)

  return (
    <>
      <Row gap={16} rowGap={10} wrap>
        <Text kind="quiet" as="p" className={styles.text}>
          {text}
        </Text>
        {children}
      </Row>
      <Grid as="ul" gap={14} className={styles.ways}>
        <Way icon={FileUp} title={t('ways.file.title')} text={t('ways.file.text')}>
          <Text kind="note" as="p">
            {t('ways.file.such', { names: joinNames(TRACKERS, language) })}
          </Text>
          <Button look={isSignedIn ? 'outline' : 'primary'} onClick={() => onOpen('chooser')}>
            {t('signedOut.open')}
          </Button>
        </Way>
        <Way icon={Link2} title={t('ways.game.title')} text={t('ways.game.text')}>
          {isSignedIn ? (
            <Button look="primary" onClick={() => onOpen('link')}>
              {t('ways.game.paste')}
            </Button>
          ) : (
            <LinkButton to={LOGIN_PATH}>{t('ways.game.logIn')}</LinkButton>
          )}
        </Way>
        <Way icon={Flag} title={t('ways.typed.title')} text={t('ways.typed.text')}>
          <LinkButton to="/plan">{t('ways.typed.plan')}</LinkButton>
        </Way>
      </Grid>
      {!isUnseen && <Preview />}
    </>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  text: string
  children: ReactNode
}

function Way({ icon: Icon, title, text, children }: WayProps) {
  return (
    <Panel as="li" gap={10} padX={20} padY={16} align="start" className={styles.way}>
      <Row gap={12}>
        <Tile px={40} tone="game">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </Tile>
        <Text kind="title" as="h2">
          {title}
        </Text>
      </Row>
      <Text kind="hint" as="p">
        {text}
      </Text>
      {children}
    </Panel>
  )
}
