import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { BarGoals } from '#web/features/plan/bar-goals/bar-goals.tsx'
import { BarAmounts } from '#web/features/timeline/extras/bar-amounts.tsx'

/** The texts and marks beside the pictures of bars, computed after everything else has been drawn. */
export function BarExtras() {
  return (
    <>
      <ErrorBoundary fallback={null}>
        <BarAmounts />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <BarGoals />
      </ErrorBoundary>
    </>
  )
}
