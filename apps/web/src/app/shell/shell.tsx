import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Drawer } from '#web/app/shell/drawer.tsx'
import { Navigation } from '#web/app/shell/navigation.tsx'
import { OfflineBanner } from '#web/app/shell/offline-banner.tsx'
import { SessionLostLine } from '#web/app/shell/session-lost-line.tsx'
import styles from '#web/app/shell/shell.module.css'
import { ShellToasts } from '#web/app/shell/shell-toasts.tsx'
import { Sidebar } from '#web/app/shell/sidebar.tsx'
import { SkipLink } from '#web/app/shell/skip-link.tsx'
import { Sky } from '#web/app/shell/sky.tsx'
import { TopBar } from '#web/app/shell/top-bar.tsx'
import { useColorScheme } from '#web/app/shell/use-color-scheme'
import { useFocusOnNavigation, usePageIdentity } from '#web/app/shell/use-page-identity'
import { holdsOthersWork } from '#web/lib/device/device-user'
import { useMedia } from '#web/lib/page/media'
import { useDevice } from '#web/state/device'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { laterPart } from '#web/ui/part/later.tsx'

const OthersWork = laterPart(
  async () => (await import('#web/app/account/others-work.tsx')).OthersWork,
  ['accountOffer'],
)

interface ShellProps {
  pageTitle: string
  /** The page takes the whole width and height and scrolls inside itself; on a phone on its side, without a bar on top. */
  isFullBleed: boolean
  children: ReactNode
}

/** The frame of every page: the bar on top and the navigation, in the form that the width allows. */
export function Shell({ pageTitle, isFullBleed, children }: ShellProps) {
  const t = useTranslations('shell')
  const { sidebarRail, showBackgroundImage } = usePreferences()
  const isOnSide = useMedia('(width >= 35em) and (height < 30em)')
  const isBare = isFullBleed && isOnSide
  const hasSidebar = useMedia('(width >= 48em)') || isBare
  const isLow = hasSidebar && isOnSide
  const canWiden = useMedia('(width >= 75em)')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isAsked = useDevice(holdsOthersWork)
  const main = useFocusOnNavigation()
  useColorScheme()
  usePageIdentity(pageTitle)

  // Unless the player has chosen, a page that scrolls inside itself gets all the width there is.
  const isRail = !canWiden || (sidebarRail ?? isFullBleed)
  const toggleRail = () => setPreferences({ sidebarRail: !isRail })

  return (
    <div className={styles.shell} data-bare={isBare || undefined}>
      <SkipLink target={main} />
      {!isBare && (
        <TopBar
          menuLabel={canWiden ? (isRail ? t('menu.expand') : t('menu.collapse')) : t('menu.open')}
          isMenuExpanded={canWiden ? !isRail : isDrawerOpen}
          onMenu={canWiden ? toggleRail : () => setDrawerOpen(true)}
          isLow={isLow}
        />
      )}
      <OfflineBanner />
      <div className={styles.frame}>
        {hasSidebar && (
          <Sidebar isRail={isRail} isLow={isLow} isBare={isBare} onToggle={canWiden ? toggleRail : null} />
        )}
        <main id="main" className={styles.main} data-full-bleed={isFullBleed || undefined} ref={main} tabIndex={-1}>
          <SessionLostLine />
          {children}
        </main>
      </div>
      {!hasSidebar && (
        <div className={styles.bottom}>
          <Navigation form="bar" />
        </div>
      )}
      {showBackgroundImage && <Sky />}
      {isDrawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}
      {isAsked && (
        <ErrorBoundary fallback={null}>
          <OthersWork />
        </ErrorBoundary>
      )}
      <ShellToasts />
    </div>
  )
}
