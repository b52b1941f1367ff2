import type { Game } from '@ephemeris/core/games/game'
import { linksOf } from '@ephemeris/core/games/links'
import type { LucideIcon } from 'lucide-react'
import Globe from 'lucide-react/icons/globe'
import Rocket from 'lucide-react/icons/rocket'
import Wrench from 'lucide-react/icons/wrench'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { GameHead } from '#web/app/screens/game-head.tsx'
import styles from '#web/app/screens/shortcuts/shortcuts.module.css'
import { useCodes } from '#web/state/evening/codes'
import { Button } from '#web/ui/button/button.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { later, Thrown } from '#web/ui/part/later.tsx'
import { Text } from '#web/ui/text/text.tsx'

const CodesCard = later(async () => (await import('#web/features/tonight/codes/codes-card.tsx')).CodesCard, ['codes'], {
  Missing: Thrown,
})

interface ShortcutCardProps {
  game: Game
  onLaunch: () => void
}

export function ShortcutCard({ game, onLaunch }: ShortcutCardProps) {
  const t = useTranslations('shortcuts')
  const titleId = useId()
  const language = useLocale()
  const { sites, tracker } = linksOf(game.id)
  const { open, doubtful } = useCodes(game.id)
  const mainland = <LinkRow key="cn" icon={Globe} href={sites.cn} name={t('official')} kind={t('mainland')} />
  const global = <LinkRow key="global" icon={Globe} href={sites.global} name={t('official')} kind={t('global')} />
  const codes = [...open, ...doubtful]

  return (
    <Panel as="article" className={`${roles.roles} ${styles.card}`} data-game={game.id} aria-labelledby={titleId}>
      <GameHead game={game} titleId={titleId} />
      <Stack gap={8} padX={16} padY={12}>
        <Button size="lg" className={styles.launch} onClick={onLaunch} aria-haspopup="dialog">
          <Rocket size={18} strokeWidth={1.75} aria-hidden />
          {t('launch')}
        </Button>
        <Stack as="ul" divided className={styles.links}>
          {language === 'zh-Hans' ? [mainland, global] : [global, mainland]}
          <LinkRow icon={Wrench} href={tracker.url} name={tracker.name} kind={t('tracker')} />
        </Stack>
        {codes.length > 0 && (
          <ErrorBoundary fallback={null}>
            <CodesCard codes={codes} isOfGame />
          </ErrorBoundary>
        )}
      </Stack>
    </Panel>
  )
}

interface LinkRowProps {
  icon: LucideIcon
  href: string
  name: string
  kind: string
}

function LinkRow({ icon: Icon, href, name, kind }: LinkRowProps) {
  return (
    <li>
      <Row
        as={ExternalLink}
        gap={12}
        padY={4}
        text="body"
        weight="medium"
        href={href}
        className={styles.link}
        iconPx={16}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <Stack as="span" grow>
          {name}
          <Text kind="note">{kind}</Text>
        </Stack>
      </Row>
    </li>
  )
}
