import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Home } from '#web/features/home/home.tsx'
import { ServerLine } from '#web/features/preferences/server-line.tsx'
import { useIsBehindWelcome } from '#web/state/welcome'
import { GreyRows } from '#web/ui/message/progress.tsx'
import { later, Thrown } from '#web/ui/part/later.tsx'

/** Not part of the first load: it needs what the player has noted, and the facts of the games. */
const GameEvening = later(
  async () => (await import('#web/app/screens/home-parts.tsx')).HOME_PARTS.GameEvening,
  ['evening'],
  { Missing: Thrown },
)

/** Needs the player's notes as well. */
const BellToggle = later(
  async () => (await import('#web/app/screens/home-parts.tsx')).HOME_PARTS.BellToggle,
  ['evening'],
  { Missing: Thrown },
)

export function HomeScreen() {
  const isBehindWelcome = useIsBehindWelcome()

  return (
    <Home
      tonight={<HomeTonight />}
      renderEvening={(gameId) => (
        <ErrorBoundary fallback={null}>
          <GameEvening gameId={gameId} />
        </ErrorBoundary>
      )}
      renderBell={(fold, name) =>
        !isBehindWelcome && (
          <ErrorBoundary fallback={null}>
            <BellToggle fold={fold} name={name} />
          </ErrorBoundary>
        )
      }
      serverLine={<ServerLine />}
    />
  )
}

/** With the facts of what pays, which the first paint does not need. */
const TonightCard = later(
  async () => (await import('#web/app/screens/home-parts.tsx')).HOME_PARTS.TonightCard,
  ['tonight'],
  { Waiting: GreyRows },
)

/** Arrives after the rest of the home page, in a place that is kept for it. (HOME-10) */
function HomeTonight() {
  return (
    <ErrorBoundary fallback={null}>
      <TonightCard />
    </ErrorBoundary>
  )
}
