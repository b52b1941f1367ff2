import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { ServerLine } from '#web/features/preferences/server-line.tsx'
import { TonightPage } from '#web/features/tonight/tonight-page.tsx'
import { useCodes } from '#web/state/evening/codes'
import { later, Thrown } from '#web/ui/part/later.tsx'

const CodesCard = later(async () => (await import('#web/features/tonight/codes/codes-card.tsx')).CodesCard, ['codes'], {
  Missing: Thrown,
})

export function TonightScreen() {
  const { open } = useCodes()
  const codes = open.length > 0 && (
    <ErrorBoundary fallback={null}>
      <CodesCard codes={open} />
    </ErrorBoundary>
  )
  return <TonightPage serverLine={<ServerLine />} codes={codes} />
}
