import { CalendarRange, Database, House, type LucideIcon, Settings } from 'lucide-react'
import { type ScreenSource, screenSource } from '#web/app/screen-source'
import type { Area } from '#web/i18n/areas'

export interface Page {
  readonly path: string
  /** Key of its title under `shell.pages`. */
  readonly id: 'home' | 'timeline' | 'settings' | 'activityData'
  readonly icon: LucideIcon
  /** Its part of the navigation: `main` ones stand first, and alone in the bar of a phone; `null`: no entry. (SHELL-1) */
  readonly menu: 'main' | 'more' | null
  readonly areas: readonly Area[]
  readonly screen: ScreenSource
  /** The screen takes the whole width and height and scrolls inside itself. */
  readonly isFullBleed: boolean
  /** The screen stays mounted, with its state and scroll position, while another is shown. (SHELL-3) */
  readonly isKept: boolean
}

/** Every page, in the order of the navigation. (SHELL-1) */
export const PAGES: readonly Page[] = [
  {
    path: '/',
    id: 'home',
    icon: House,
    menu: 'main',
    areas: ['home'],
    screen: screenSource(async () => (await import('#web/app/screens/home-screen.tsx')).HomeScreen),
    isFullBleed: false,
    isKept: false,
  },
  {
    path: '/timeline',
    id: 'timeline',
    icon: CalendarRange,
    menu: 'main',
    areas: ['timeline', 'launch'],
    screen: screenSource(async () => (await import('#web/app/screens/timeline-screen.tsx')).TimelineScreen),
    isFullBleed: true,
    isKept: true,
  },
  {
    path: '/settings',
    id: 'settings',
    icon: Settings,
    menu: 'main',
    areas: ['settings'],
    screen: screenSource(async () => (await import('#web/app/screens/settings-screen.tsx')).SettingsScreen),
    isFullBleed: false,
    isKept: false,
  },
  {
    path: '/genshin-activities',
    id: 'activityData',
    icon: Database,
    menu: 'more',
    areas: ['activityHistory'],
    screen: screenSource(async () => (await import('#web/app/screens/activity-data-screen.tsx')).ActivityDataScreen),
    isFullBleed: false,
    isKept: false,
  },
]

/** Texts that every page needs. */
export const COMMON_AREAS: readonly Area[] = ['shell', 'errors']

/** The page at an address; `null` where there is none. */
export function pageAt(pathname: string): Page | null {
  const address = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  return PAGES.find(({ path }) => path === address) ?? null
}

/** The address of a page that may not exist; `null` where it does not. */
export function pathOf(pageId: string): string | null {
  return PAGES.find(({ id }) => id === pageId)?.path ?? null
}
