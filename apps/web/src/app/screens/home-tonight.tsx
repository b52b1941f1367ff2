import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Texts } from '#web/i18n/texts.tsx'

/** With the facts of what pays, which the first paint does not need. */
const TonightCard = lazy(async () => ({
  default: (await import('#web/features/tonight/tonight-card.tsx')).TonightCard,
}))

/** Arrives after the rest of the home page, in a place that is kept for it. (HOME-10) */
export function HomeTonight() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Texts areas={['tonight']}>
          <TonightCard />
        </Texts>
      </Suspense>
    </ErrorBoundary>
  )
}
