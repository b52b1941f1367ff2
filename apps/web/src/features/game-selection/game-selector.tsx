import type { GameId } from '@ephemeris/core/games/game'
import { type ComponentType, useState } from 'react'
import { GamesLoading } from '#web/features/game-selection/games-loading.tsx'
import { SubTypes } from '#web/features/game-selection/sub-types.tsx'
import { type GameSelectionState, useGameSelection } from '#web/state/games'
import { Stack } from '#web/ui/layout/layout.tsx'

export interface GameListProps {
  selection: GameSelectionState
  onPick: (id: GameId) => void
}

interface GameSelectorProps {
  /** How the games are listed and arranged. */
  List: ComponentType<GameListProps>
}

/** Which games are shown, in which order, and what of each. (GAME-4 to GAME-6) */
export function GameSelector({ List }: GameSelectorProps) {
  const selection = useGameSelection()
  const [pickedId, setPickedId] = useState<GameId | null>(null)
  if (!selection) return <GamesLoading />

  const shownId = pickedId ?? selection.games[0]?.id ?? null
  return (
    <Stack>
      <List selection={selection} onPick={setPickedId} />
      <SubTypes selection={selection} pickedId={shownId} onPick={setPickedId} />
    </Stack>
  )
}
