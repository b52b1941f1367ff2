import type { Game, GameId } from '@ephemeris/core/games/game'
import { LAUNCH_REGIONS, type LaunchKind, type LaunchRegion } from '@ephemeris/core/games/game-links'
import { type LaunchTarget, launchTargets, opensInBrowser } from '@ephemeris/core/games/launch-targets'
import { linksOf } from '@ephemeris/core/games/links'
import type { LucideIcon } from 'lucide-react'
import Cloud from 'lucide-react/icons/cloud'
import Globe from 'lucide-react/icons/globe'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { type MouseEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/launch/launch.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { waitForProgram } from '#web/lib/outside/external-program'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

const ICONS: Readonly<Record<LaunchKind, LucideIcon>> = {
  pc: Monitor,
  mobile: Smartphone,
  cloudMobile: Cloud,
  cloudWeb: Globe,
}

/** `calling`: a program was asked for; `unanswered`: nothing took over, so the way to install it is shown. */
type Call = 'none' | 'calling' | 'unanswered'

interface LaunchDialogProps {
  game: Game
  onClose: () => void
}

/** Every known way to start a game, by region. (GAME-7) */
export function LaunchDialog({ game, onClose }: LaunchDialogProps) {
  const t = useTranslations('launch')
  const name = useGameName()(game)
  const hasLauncher = LAUNCH_REGIONS.some((region) => launchTargets(game.id, region).some(({ kind }) => kind === 'pc'))
  const mark = (
    <span className={`${roles.roles} ${styles.mark}`} data-game={game.id}>
      <GameGlyph game={game.id} size={22} />
    </span>
  )

  return (
    <Dialog title={t('title', { game: name })} mark={mark} widthPx={400} onClose={onClose}>
      <Stack gap={14}>
        <Stack gap={18}>
          {LAUNCH_REGIONS.map((region) => (
            <LaunchRegionBlock key={region} gameId={game.id} region={region} />
          ))}
        </Stack>
        <Stack text="note">
          <p>{t('hint')}</p>
          {hasLauncher && <p>{t('pcHint')}</p>}
        </Stack>
      </Stack>
    </Dialog>
  )
}

interface LaunchRegionBlockProps {
  gameId: GameId
  region: LaunchRegion
}

function LaunchRegionBlock({ gameId, region }: LaunchRegionBlockProps) {
  const t = useTranslations('launch')
  const titleId = useId()
  const [call, setCall] = useState<Call>('none')

  /** One press is one call, however often the tile is pressed while it lasts. */
  async function onCall(event: MouseEvent): Promise<void> {
    if (call === 'calling') {
      event.preventDefault()
      return
    }
    setCall('calling')
    setCall((await waitForProgram()) ? 'none' : 'unanswered')
  }

  return (
    <Stack as="section" gap={8} aria-labelledby={titleId}>
      <Text kind="overline" as="h3" id={titleId}>
        {t(`region.${region}`)}
      </Text>
      <div>
        <Row as="ul" wrap gap={8} align="stretch">
          {launchTargets(gameId, region).map((target) => (
            <li key={target.kind} className={styles.place}>
              <LaunchTile target={target} onCall={onCall} />
            </li>
          ))}
        </Row>
        <Text kind="small" as="p" className={styles.answer} role="status">
          {call === 'unanswered' &&
            t.rich('unanswered', {
              site: (words) => (
                <Row
                  as={ExternalLink}
                  inline
                  gap={4}
                  text="link"
                  className={styles.site}
                  href={linksOf(gameId).sites[region]}
                  iconPx={14}
                >
                  {words}
                </Row>
              ),
            })}
        </Text>
      </div>
    </Stack>
  )
}

interface LaunchTileProps {
  target: LaunchTarget
  onCall: (event: MouseEvent) => void
}

/** A link, so that it can be copied, and so that the browser fires it exactly once. */
function LaunchTile({ target, onCall }: LaunchTileProps) {
  const t = useTranslations('launch')
  const Icon = ICONS[target.kind]
  const opening = opensInBrowser(target) ? { target: '_blank', rel: 'noopener noreferrer' } : { onClick: onCall }

  return (
    <Stack
      as="a"
      align="center"
      justify="center"
      gap={5}
      text="small"
      href={target.url}
      className={styles.tile}
      {...opening}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <Text kind="medium">{t(`kind.${target.kind}`)}</Text>
    </Stack>
  )
}
