import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import type { Page } from '#web/app/routes'
import { screenSource } from '#web/app/screen-source'
import type { Area } from '#web/i18n/areas'
import { loadTexts } from '#web/i18n/load-texts'
import { Texts } from '#web/i18n/texts.tsx'
import { useHoldsApp } from '#web/lib/use-holds-app'
import { isNewcomer, useIsNewcomer } from '#web/state/games'
import { wantedLanguage } from '#web/state/language'

interface WelcomeProps {
  /** The page at the present address; `null` where there is none. */
  page: Page | null
}

/** Who comes to one of these came for something else; the settings hold the choice themselves. */
const QUIET_PAGES: ReadonlySet<Page['id']> = new Set(['settings', 'about', 'notification'])

/** Beside those of the page. */
const AREAS: readonly Area[] = ['welcome', 'settings']

/** The program of the dialog and its texts, asked for together. */
const dialog = screenSource(async () => {
  for (const area of AREAS) void loadTexts(wantedLanguage(), area)
  return (await import('#web/features/game-selection/welcome-dialog.tsx')).WelcomeDialog
})

const WelcomeLayer = lazy(async () => {
  const WelcomeDialog = await dialog.load()
  return {
    default: () => (
      <Texts areas={AREAS}>
        <WelcomeDialog />
      </Texts>
    ),
  }
})

/** Asks for the dialog while the page still waits for its own answers. */
export function prepareWelcome(page: Page | null): void {
  if (!isNewcomer() || !isAskedAt(page)) return
  // Whoever shows it finds out what went wrong.
  dialog.load().catch(() => undefined)
}

/**
 * Asks newcomers for their games, above the page they came for, which does not wait for it. Where the dialog cannot be loaded they go on
 * without it, with all games. A tab that does not have the app says that first. (WEL-1, WEL-4)
 */
export function Welcome({ page }: WelcomeProps) {
  const isAsked = useIsNewcomer()
  const holdsApp = useHoldsApp()
  if (!isAsked || !holdsApp || !isAskedAt(page)) return null

  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <WelcomeLayer />
      </Suspense>
    </ErrorBoundary>
  )
}

function isAskedAt(page: Page | null): boolean {
  return page !== null && !QUIET_PAGES.has(page.id)
}
