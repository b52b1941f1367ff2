import type { GameId } from '@ephemeris/core/games/game'
import { useState } from 'react'
import { GameList } from '#web/features/game-selection/game-list.tsx'
import styles from '#web/features/game-selection/game-selector.module.css'
import { SubTypes } from '#web/features/game-selection/sub-types.tsx'
import { useGameSelection } from '#web/state/games'

/** Which games are shown, in which order, and what of each. */
export function GameSelector() {
  const selection = useGameSelection()
  const [pickedId, setPickedId] = useState<GameId | null>(null)
  if (!selection) return null

  const shownId = pickedId ?? selection.games[0]?.id ?? null
  return (
    <div className={styles.selector}>
      <GameList selection={selection} onPick={setPickedId} />
      <SubTypes selection={selection} pickedId={shownId} onPick={setPickedId} />
    </div>
  )
}
