import { asksNewcomers } from '@ephemeris/contract/pages'
import { useEffect } from 'react'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import type { AppPage } from '#web/app/routes'
import { AccountSign } from '#web/app/shell/account-sign.tsx'
import { LanguageMenu } from '#web/app/shell/language-menu.tsx'
import { useHoldsApp } from '#web/lib/page/use-holds-app'
import { isNewcomer, useIsNewcomer } from '#web/state/games'
import { wantedLanguage } from '#web/state/language'
import { useMissedWelcome } from '#web/state/welcome'
import { later, Thrown } from '#web/ui/part/later.tsx'

interface WelcomeProps {
  /** The page at the present address; `null` where there is none. */
  page: AppPage | null
}

const WelcomeDialog = later(
  async () => (await import('#web/features/game-selection/welcome/welcome-dialog.tsx')).WelcomeDialog,
  ['welcome'],
  { Missing: Thrown },
)

/** Loads the dialog where it will be asked for; anyone who shows it finds out what went wrong. */
export async function prepareWelcome(page: AppPage | null): Promise<void> {
  if (isNewcomer() && isAskedAt(page)) await WelcomeDialog.fetchAhead(wantedLanguage())
}

/**
 * Asks newcomers for their games and their server, above the page they came for, which does not wait for it. Where the
 * dialog cannot be loaded they go on without it, with all games and the server of their zone. A tab that does not have
 * the app says that first. (WEL-1, WEL-4)
 */
export function Welcome({ page }: WelcomeProps) {
  const isAsked = useIsNewcomer()
  const holdsApp = useHoldsApp()
  if (!isAsked || !holdsApp || !isAskedAt(page)) return null

  return (
    <ErrorBoundary fallback={<MissedWelcome />}>
      <WelcomeDialog languages={<LanguageMenu />} account={<AccountSign />} />
    </ErrorBoundary>
  )
}

function MissedWelcome() {
  useEffect(() => useMissedWelcome.setState({ isMissed: true }), [])
  return null
}

function isAskedAt(page: AppPage | null): boolean {
  return page !== null && asksNewcomers(page.path)
}
