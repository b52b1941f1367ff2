import { asksNewcomers } from '@ephemeris/contract/pages'
import { Suspense } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Loaded } from '#web/app/loaded.tsx'
import type { AppPage } from '#web/app/routes'
import { screenSource } from '#web/app/screen-source'
import type { TextArea } from '#web/i18n/areas'
import { loadTexts } from '#web/i18n/load-texts'
import { Texts } from '#web/i18n/texts.tsx'
import { useHoldsApp } from '#web/lib/use-holds-app'
import { isNewcomer, useIsNewcomer } from '#web/state/games'
import { wantedLanguage } from '#web/state/language'

interface WelcomeProps {
  /** The page at the present address; `null` where there is none. */
  page: AppPage | null
}

/** Beside those of the page. */
const AREAS: readonly TextArea[] = ['welcome', 'settings']

/** The program of the dialog and its texts, asked for together. */
const dialog = screenSource(async () => {
  const texts = AREAS.map((area) => loadTexts(wantedLanguage(), area))
  const [program] = await Promise.all([import('#web/features/game-selection/welcome-dialog.tsx'), ...texts])
  return program.WelcomeDialog
})

/** Loads the dialog where it will be asked for; whoever shows it finds out what went wrong. */
export async function prepareWelcome(page: AppPage | null): Promise<void> {
  if (isNewcomer() && isAskedAt(page)) await dialog.load()
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
        <Texts areas={AREAS}>
          <Loaded source={dialog} />
        </Texts>
      </Suspense>
    </ErrorBoundary>
  )
}

function isAskedAt(page: AppPage | null): boolean {
  return page !== null && asksNewcomers(page.path)
}
