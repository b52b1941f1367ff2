import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { ServerLine } from '#web/features/preferences/server-line.tsx'
import { TonightPage } from '#web/features/tonight/tonight-page.tsx'
import { later, Thrown } from '#web/ui/part/later.tsx'

const CodesCard = later(async () => (await import('#web/features/tonight/codes/codes-card.tsx')).CodesCard, ['codes'], {
  Missing: Thrown,
})

export function TonightScreen() {
  const codes = (
    <ErrorBoundary fallback={null}>
      <CodesCard />
    </ErrorBoundary>
  )
  return <TonightPage serverLine={<ServerLine />} codes={codes} />
}
