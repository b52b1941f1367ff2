import type { GameId } from '@ephemeris/core/games/game'
import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Timeline } from '#web/features/timeline/timeline.tsx'
import { Texts } from '#web/i18n/texts.tsx'
import { whenIdle } from '#web/lib/idle'
import { useGames } from '#web/state/games'

/** Not part of the first load: needed first when an event is opened or a game is launched. */
const VoteSection = lazy(async () => {
  const { VoteSection: Section } = await import('#web/features/votes/vote-section.tsx')
  return { default: Section }
})

const BannerBox = lazy(async () => ({
  default: (await import('#web/features/plan/banner-box/banner-box.tsx')).BannerBox,
}))

const LaunchDialog = lazy(async () => {
  const { LaunchDialog: Dialog } = await import('#web/features/launch/launch-dialog.tsx')
  return { default: Dialog }
})

/** The texts beside the pictures of bars are computed after everything else has been drawn. */
const BarAmounts = lazy(async () => ({
  default: (await import('#web/features/timeline/extras/bar-amounts.tsx')).BarAmounts,
}))

const BarGoals = lazy(async () => ({
  default: (await import('#web/features/plan/bar-goals/bar-goals.tsx')).BarGoals,
}))

export function TimelineScreen() {
  const { games } = useGames()
  const [launching, setLaunching] = useState<GameId | null>(null)
  const [isIdle, setIdle] = useState(false)
  const game = games?.find(({ id }) => id === launching)

  useEffect(() => whenIdle(() => setIdle(true)), [])

  return (
    <>
      <Timeline
        onLaunch={(gameId) => startTransition(() => setLaunching(gameId))}
        renderPlan={(activity) => (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <Texts areas={['plan']}>
                <BannerBox key={activity.id} activity={activity} />
              </Texts>
            </Suspense>
          </ErrorBoundary>
        )}
        renderVotes={(subject) => (
          <Suspense>
            <Texts areas={['votes']}>
              <VoteSection subject={subject} />
            </Texts>
          </Suspense>
        )}
      />
      {isIdle && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Texts areas={['tonight']}>
              <BarAmounts />
            </Texts>
          </Suspense>
        </ErrorBoundary>
      )}
      {isIdle && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <BarGoals />
          </Suspense>
        </ErrorBoundary>
      )}
      <Suspense>{game && <LaunchDialog game={game} onClose={() => setLaunching(null)} />}</Suspense>
    </>
  )
}
