import { moved } from '@ephemeris/core/games/selection/order'
import { selectionIn } from '@ephemeris/core/games/selection/selection'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/game-selection/game-list.module.css'
import { GameRow, type GameRowProps } from '#web/features/game-selection/game-row.tsx'
import type { GameListProps } from '#web/features/game-selection/game-selector.tsx'
import { useGameName } from '#web/i18n/use-game-name'
import { arrangeGames, resetGameOrder, switchGame } from '#web/state/games'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface RowsProps extends GameListProps {
  Row: ComponentType<GameRowProps>
  /** How the order is changed, and what it is for. */
  hint: string
}

/** The games as rows that are moved one place by their arrows. (GAME-6) */
export function GameList(props: GameListProps) {
  const t = useTranslations('settings')
  return <GameRows {...props} Row={GameRow} hint={t('games.arrowsHint')} />
}

export function GameRows({ selection: { games, selections }, onPick, Row: ListRow, hint }: RowsProps) {
  const t = useTranslations('settings')
  const nameOf = useGameName()
  const [news, setNews] = useState('')
  const ids = games.map(({ id }) => id)

  function move(from: number, to: number): void {
    const game = games[from]
    if (!game || to < 0 || to >= games.length) return
    arrangeGames(moved(ids, from, to))
    setNews(t('games.placed', { game: nameOf(game), place: to + 1, count: games.length }))
  }

  return (
    <div>
      <Stack as="ul">
        {games.map((game, index) => (
          <ListRow
            key={game.id}
            game={game}
            isOn={selectionIn(selections, game).enabled}
            isFirst={index === 0}
            isLast={index === games.length - 1}
            onToggle={() => {
              switchGame(game)
              onPick(game.id)
            }}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </Stack>
      <Row gap={12} rowGap={4} wrap className={styles.foot}>
        <Text as="p" kind="note" className={styles.hint}>
          {hint}
        </Text>
        <Button look="ghost" onClick={resetGameOrder}>
          {t('games.reset')}
        </Button>
      </Row>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  )
}
