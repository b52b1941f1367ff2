import type { Game } from '@ephemeris/core/games/game'
import { LAUNCH_REGIONS } from '@ephemeris/core/games/game-links'
import { launchTargets } from '@ephemeris/core/games/launch-targets'
import { useTranslations } from 'use-intl'
import styles from '#web/features/launch/launch.module.css'
import { LaunchRegionBlock } from '#web/features/launch/launch-region.tsx'
import { useGameName } from '#web/i18n/use-game-name'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import roles from '#web/ui/game-roles.module.css'

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
      <div className={styles.regions}>
        {LAUNCH_REGIONS.map((region) => (
          <LaunchRegionBlock key={region} gameId={game.id} region={region} />
        ))}
      </div>
      <div className={styles.hint}>
        <p>{t('hint')}</p>
        {hasLauncher && <p>{t('pcHint')}</p>}
      </div>
    </Dialog>
  )
}
