import type { GameId } from '@ephemeris/core/games/game'
import { lazy, Suspense, startTransition, useState } from 'react'
import { Timeline } from '#web/features/timeline/timeline.tsx'
import { Texts } from '#web/i18n/texts.tsx'
import { useGames } from '#web/state/games'

/** Not part of the first load: needed first when an event is opened or a game is launched. */
const VoteSection = lazy(async () => {
  const { VoteSection: Section } = await import('#web/features/votes/vote-section.tsx')
  return { default: Section }
})

const LaunchDialog = lazy(async () => {
  const { LaunchDialog: Dialog } = await import('#web/features/launch/launch-dialog.tsx')
  return { default: Dialog }
})

export function TimelineScreen() {
  const { games } = useGames()
  const [launching, setLaunching] = useState<GameId | null>(null)
  const game = games?.find(({ id }) => id === launching)

  return (
    <>
      <Timeline
        onLaunch={(gameId) => startTransition(() => setLaunching(gameId))}
        renderVotes={(subject) => (
          <Suspense>
            <Texts areas={['votes']}>
              <VoteSection subject={subject} />
            </Texts>
          </Suspense>
        )}
      />
      <Suspense>{game && <LaunchDialog game={game} onClose={() => setLaunching(null)} />}</Suspense>
    </>
  )
}
