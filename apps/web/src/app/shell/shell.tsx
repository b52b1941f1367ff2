import { LOGIN_PATH } from '@ephemeris/contract/pages'
import X from 'lucide-react/icons/x'
import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { Navigation } from '#web/app/shell/navigation.tsx'
import { OfflineBanner } from '#web/app/shell/offline-banner.tsx'
import styles from '#web/app/shell/shell.module.css'
import { ShellToasts } from '#web/app/shell/shell-toasts.tsx'
import { Sidebar } from '#web/app/shell/sidebar.tsx'
import { StarChart } from '#web/app/shell/star-chart.tsx'
import { TopBar } from '#web/app/shell/top-bar.tsx'
import { useFocusOnNavigation, usePageIdentity } from '#web/app/shell/use-page-identity'
import { hasLostSession, holdsOthersWork } from '#web/lib/device/device-user'
import { useMedia, useWindow } from '#web/lib/page/media'
import { goTo, useOpenHere } from '#web/lib/page/router.tsx'
import { clearSession } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { setPreferences, usePreferences } from '#web/state/preferences'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { SkipLink } from '#web/ui/link/skip-link.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { later, Thrown } from '#web/ui/part/later.tsx'

const OthersWork = later(async () => (await import('#web/app/account/others-work.tsx')).OthersWork, ['accountOffer'], {
  Missing: Thrown,
})

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
  const isOnSide = useWindow('side')
  const isBare = isFullBleed && isOnSide
  const hasSidebar = !useWindow('phone') || isBare
  const isLow = hasSidebar && isOnSide
  const canWiden = useWindow('wide')
  const [isDrawerOpen, setDrawerOpen] = useOpenHere(false)
  const isAsked = useDevice(holdsOthersWork)
  const main = useFocusOnNavigation()
  useColorScheme()
  usePageIdentity(pageTitle)

  // Unless the player has chosen, a page that scrolls inside itself gets all the width there is.
  const isRail = !canWiden || (sidebarRail ?? isFullBleed)
  const toggleRail = () => setPreferences({ sidebarRail: !isRail })

  return (
    <Stack className={styles.shell} data-bare={isBare || undefined}>
      <SkipLink onSkip={() => main.current?.focus()}>{t('skip')}</SkipLink>
      {!isBare && (
        <TopBar
          menuLabel={canWiden ? (isRail ? t('menu.expand') : t('menu.collapse')) : t('menu.open')}
          isMenuExpanded={canWiden ? !isRail : isDrawerOpen}
          onMenu={canWiden ? toggleRail : () => setDrawerOpen(true)}
          isLow={isLow}
        />
      )}
      <OfflineBanner />
      <Row align="stretch" className={styles.frame}>
        {hasSidebar && (
          <Sidebar isRail={isRail} isLow={isLow} isBare={isBare} onToggle={canWiden ? toggleRail : null} />
        )}
        <Stack
          as="main"
          grow
          id="main"
          className={styles.main}
          data-full-bleed={isFullBleed || undefined}
          ref={main}
          tabIndex={-1}
        >
          {children}
          <SessionLostLine />
        </Stack>
      </Row>
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
    </Stack>
  )
}

/** The picture behind every page where the player has switched it on: stars, and the games on their orbits. (SET-42) */
function Sky() {
  return (
    <div className={styles.sky} aria-hidden>
      <StarChart className={styles.chart} />
    </div>
  )
}

/** Keeps the page, and the browser's bar around it, in the chosen colours, or in the system's. (SHELL-4, PWA-13) */
function useColorScheme(): void {
  const { theme } = usePreferences()
  const prefersDark = useMedia('(prefers-color-scheme: dark)')
  const scheme = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme

  useLayoutEffect(() => {
    document.documentElement.dataset.colorScheme = scheme
  }, [scheme])

  useLayoutEffect(() => {
    for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const { scheme: own } = colour.dataset
      colour.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : own === theme ? 'all' : 'not all'
    }
  }, [theme])
}

/**
 * Says that the login has ended while the pulls, marks and plan of its user stay in view, until the next login or a
 * logout by hand. (PANEL-19)
 */
function SessionLostLine() {
  const t = useTranslations('shell')
  const isLost = useDevice(hasLostSession)
  if (!isLost) return null

  const logIn = () => goTo(LOGIN_PATH)
  return (
    <div className={styles.line}>
      <Notice tone="warn" action={{ label: t('sessionLost.logIn'), onPress: logIn }}>
        {t('sessionLost.text')}{' '}
        <Pressable className={styles.logOut} onClick={clearSession}>
          {t('sessionLost.logOut')}
        </Pressable>
      </Notice>
    </div>
  )
}

interface DrawerProps {
  onClose: () => void
}

/** The whole navigation, over the page. */
function Drawer({ onClose }: DrawerProps) {
  const t = useTranslations('shell')
  return (
    <Modal placement="start" widthPx={288} label={t('navigation')} onClose={onClose}>
      <Row gap={6} padX={4} fixed className={styles.head}>
        <IconButton icon={X} label={t('menu.close')} onClick={onClose} />
        <Row as="span" gap={10} className={styles.drawerBrand}>
          <BrandMark size={26} />
          {t('appTitle')}
        </Row>
      </Row>
      <div className={styles.body}>
        <Navigation form="full" onLeave={onClose} />
      </div>
    </Modal>
  )
}
