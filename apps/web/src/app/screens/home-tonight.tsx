import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { laterPart } from '#web/ui/part/later.tsx'

/** With the facts of what pays, which the first paint does not need. */
const TonightCard = laterPart(
  async () => (await import('#web/features/tonight/tonight-card.tsx')).TonightCard,
  ['tonight'],
)

/** Arrives after the rest of the home page, in a place that is kept for it. (HOME-10) */
export function HomeTonight() {
  return (
    <ErrorBoundary fallback={null}>
      <TonightCard />
    </ErrorBoundary>
  )
}
