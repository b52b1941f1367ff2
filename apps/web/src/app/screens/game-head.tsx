import type { Game } from '@ephemeris/core/games/game'
import styles from '#web/app/screens/game-head.module.css'
import { useGameName } from '#web/i18n/use-game-name'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Row align="end" fixed className={`${roles.roles} ${styles.head}`} data-game={game.id} data-size={size}>
      <ActivityArt
        className={styles.art}
        game={game.id}
        type="version"
        id="head"
        widthPx={isSmall ? 320 : 560}
        heightPx={isSmall ? 96 : 112}
        unitPx={isSmall ? 44 : 52}
      />
      <Text as="h2" kind={isSmall ? 'title' : 'heading'} id={titleId} className={styles.name}>
        {useGameName()(game)}
      </Text>
    </Row>
  )
}
