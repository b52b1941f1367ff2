import { isOfGame } from '@ephemeris/core/activity/activity'
import { phaseOf } from '@ephemeris/core/activity/timing'
import type { GameId } from '@ephemeris/core/games/game'
import { startTransition, useEffect, useState } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { ChancePlace } from '#web/features/plan/banner-box/chance-place.tsx'
import { ServerLine } from '#web/features/preferences/server-line.tsx'
import { Timeline } from '#web/features/timeline/timeline.tsx'
import { useOpenHere } from '#web/lib/page/router.tsx'
import { now } from '#web/lib/server/server-clock'
import { whenIdle } from '#web/lib/time/idle'
import { useGames } from '#web/state/games'
import { useIsBehindWelcome } from '#web/state/welcome'
import { later, laterLayer, Nothing } from '#web/ui/part/later.tsx'
import { PartPlace } from '#web/ui/part/part-place.tsx'

/** Not part of the first load: needed first when an event is opened or a game is launched. */
const VoteSection = later(async () => (await import('#web/features/votes/vote-section.tsx')).VoteSection, ['votes'], {
  Waiting: () => <PartPlace of="votes" />,
})
const BellRow = later(
  async () => (await import('#web/features/evening/bell/bell-row.tsx')).BellRow,
  ['evening', 'channels'],
  { Waiting: ({ activity }) => phaseOf(activity, now()) !== 'ended' && <PartPlace of="bell" /> },
)
const BannerBox = later(
  async () => (await import('#web/features/plan/banner-box/banner-box.tsx')).BannerBox,
  ['plan'],
  { Waiting: ({ activity }) => <ChancePlace gameId={activity.gameId} /> },
)
const LaunchDialog = laterLayer(async () => (await import('#web/features/launch/launch-dialog.tsx')).LaunchDialog)

const BarExtras = later(async () => (await import('#web/app/screens/bar-extras.tsx')).BarExtras, ['tonight'], {
  Missing: Nothing,
})

export function TimelineScreen() {
  const { games } = useGames()
  const [launching, setLaunching] = useOpenHere<GameId | null>(null)
  const [isIdle, setIdle] = useState(false)
  const isBehindWelcome = useIsBehindWelcome()
  const game = games?.find(({ id }) => id === launching)

  useEffect(() => {
    if (!isBehindWelcome) whenIdle(() => setIdle(true))
  }, [isBehindWelcome])

  return (
    <>
      <Timeline
        serverLine={<ServerLine />}
        onLaunch={(gameId) => startTransition(() => setLaunching(gameId))}
        renderPlan={(activity) =>
          isOfGame(activity) && (
            <ErrorBoundary fallback={null}>
              <BannerBox key={activity.id} activity={activity} />
            </ErrorBoundary>
          )
        }
        renderBell={(activity) => (
          <ErrorBoundary fallback={null}>
            <BellRow key={activity.id} activity={activity} />
          </ErrorBoundary>
        )}
        renderVotes={(subject) => <VoteSection subject={subject} />}
      />
      {isIdle && <BarExtras />}
      {game && <LaunchDialog game={game} onClose={() => setLaunching(null)} />}
    </>
  )
}
