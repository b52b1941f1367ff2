import type { GameId } from '@ephemeris/core/games/game'
import { useState } from 'react'
import { LaunchDialog } from '#web/features/launch/launch-dialog.tsx'
import { Timeline } from '#web/features/timeline/timeline.tsx'
import { useGames } from '#web/state/games'

export function TimelineScreen() {
  const { games } = useGames()
  const [launching, setLaunching] = useState<GameId | null>(null)
  const game = games?.find(({ id }) => id === launching)

  return (
    <>
      <Timeline onLaunch={setLaunching} />
      {game && <LaunchDialog game={game} onClose={() => setLaunching(null)} />}
    </>
  )
}
