import type { Game } from '@ephemeris/core/games/game'
import styles from '#web/app/screens/game-head.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import roles from '#web/ui/game-roles.module.css'

interface GameHeadProps {
  game: Game
  /** Id of the heading. */
  titleId?: string
  /** `sm`: for a tile of half a phone. */
  size?: 'md' | 'sm'
}

/** On top of what belongs to one game: its colour, its drawing and its name. */
export function GameHead({ game, titleId, size = 'md' }: GameHeadProps) {
  const isSmall = size === 'sm'
  return (
    <div className={`${roles.roles} ${styles.head}`} data-game={game.id} data-size={size}>
      <ActivityArt
        className={styles.art}
        game={game.id}
        type="version"
        id="head"
        widthPx={isSmall ? 320 : 560}
        heightPx={isSmall ? 96 : 112}
        unitPx={isSmall ? 44 : 52}
      />
      <h2 id={titleId} className={styles.name}>
        {useGameName()(game)}
      </h2>
    </div>
  )
}
