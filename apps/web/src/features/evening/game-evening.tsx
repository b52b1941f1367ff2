import type { GameId } from '@ephemeris/core/games/game'
import { useEffect } from 'react'
import { CheckIn } from '#web/features/evening/check-in/check-in.tsx'
import styles from '#web/features/evening/game-evening.module.css'
import { StaminaRow } from '#web/features/evening/stamina/stamina-row.tsx'
import { fetchNotes } from '#web/state/evening/notes-upkeep'
import roles from '#web/ui/game-roles.module.css'

interface GameEveningProps {
  gameId: GameId
}

/** What a player keeps of a game from evening to evening: its stamina and the check-in of its publisher. */
export function GameEvening({ gameId }: GameEveningProps) {
  useEffect(fetchNotes, [])

  return (
    <div className={`${styles.evening} ${roles.roles}`} data-game={gameId}>
      <StaminaRow gameId={gameId} />
      <CheckIn gameId={gameId} />
    </div>
  )
}
