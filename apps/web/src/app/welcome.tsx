import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import type { Page } from '#web/app/routes'
import type { Area } from '#web/i18n/areas'
import { loadTexts } from '#web/i18n/load-texts'
import { Texts } from '#web/i18n/texts.tsx'
import { whenIdle } from '#web/lib/idle'
import { useHoldsApp } from '#web/lib/use-holds-app'
import { useIsNewcomer } from '#web/state/games'
import { wantedLanguage } from '#web/state/language'

interface WelcomeProps {
  /** The page at the present address; `null` where there is none. */
  page: Page | null
}

/** Who comes to one of these came for something else; the settings hold the choice themselves. */
const QUIET_PAGES: ReadonlySet<Page['id']> = new Set(['settings', 'about', 'notification'])

/** Beside those of the page. */
const AREAS: readonly Area[] = ['welcome', 'settings']

/** The program of the dialog and its texts, asked for together once the page has leisure. */
const WelcomeLayer = lazy(async () => {
  await new Promise<void>(whenIdle)
  for (const area of AREAS) void loadTexts(wantedLanguage(), area)
  const { WelcomeDialog } = await import('#web/features/game-selection/welcome-dialog.tsx')
  return {
    default: () => (
      <Texts areas={AREAS}>
        <WelcomeDialog />
      </Texts>
    ),
  }
})

/**
 * Asks newcomers for their games, after the page they came for was drawn. Where the dialog cannot be loaded they go on
 * without it, with all games. A tab that does not have the app says that first. (WEL-1, WEL-4)
 */
export function Welcome({ page }: WelcomeProps) {
  const isNewcomer = useIsNewcomer()
  const holdsApp = useHoldsApp()
  if (!isNewcomer || !holdsApp || page === null || QUIET_PAGES.has(page.id)) return null

  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <WelcomeLayer />
      </Suspense>
    </ErrorBoundary>
  )
}
