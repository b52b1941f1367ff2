import type { GameId } from '@ephemeris/core/games/game'
import { lazy, Suspense, useState } from 'react'
import { LaunchDialog } from '#web/features/launch/launch-dialog.tsx'
import { Timeline } from '#web/features/timeline/timeline.tsx'
import { Texts } from '#web/i18n/texts.tsx'
import { useGames } from '#web/state/games'

/** Not part of the first load: it is needed first when an event is opened. */
const VoteSection = lazy(async () => {
  const { VoteSection: Section } = await import('#web/features/votes/vote-section.tsx')
  return { default: Section }
})

export function TimelineScreen() {
  const { games } = useGames()
  const [launching, setLaunching] = useState<GameId | null>(null)
  const game = games?.find(({ id }) => id === launching)

  return (
    <>
      <Timeline
        onLaunch={setLaunching}
        renderVotes={(subject) => (
          <Suspense>
            <Texts areas={['votes']}>
              <VoteSection subject={subject} />
            </Texts>
          </Suspense>
        )}
      />
      {game && <LaunchDialog game={game} onClose={() => setLaunching(null)} />}
    </>
  )
}
