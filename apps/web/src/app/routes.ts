import { CalendarRange, Database, type LucideIcon, Settings } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { TimelineScreen } from '#web/app/screens/timeline-screen.tsx'
import type { Area } from '#web/i18n/areas'

export interface Page {
  readonly path: string
  /** Key of its title under `shell.pages`. */
  readonly id: 'timeline' | 'settings' | 'activityData'
  readonly icon: LucideIcon
  readonly areas: readonly Area[]
  readonly Screen: ComponentType
  /** The screen takes the whole width and height and scrolls inside itself. */
  readonly isFullBleed: boolean
  /** The screen stays mounted, with its state and scroll position, while another is shown. (SHELL-3) */
  readonly isKept: boolean
}

const SettingsScreen = lazy(async () => {
  const { SettingsScreen: Screen } = await import('#web/app/screens/settings-screen.tsx')
  return { default: Screen }
})

const ActivityDataScreen = lazy(async () => {
  const { ActivityDataScreen: Screen } = await import('#web/app/screens/activity-data-screen.tsx')
  return { default: Screen }
})

/** Every page, in the order of the navigation. (SHELL-1) */
export const PAGES: readonly Page[] = [
  {
    path: '/timeline',
    id: 'timeline',
    icon: CalendarRange,
    areas: ['timeline', 'launch'],
    Screen: TimelineScreen,
    isFullBleed: true,
    isKept: true,
  },
  {
    path: '/settings',
    id: 'settings',
    icon: Settings,
    areas: ['settings'],
    Screen: SettingsScreen,
    isFullBleed: false,
    isKept: false,
  },
  {
    path: '/genshin-activities',
    id: 'activityData',
    icon: Database,
    areas: ['activityHistory'],
    Screen: ActivityDataScreen,
    isFullBleed: false,
    isKept: false,
  },
]

/** Texts that every page needs. */
export const COMMON_AREAS: readonly Area[] = ['shell', 'errors']

/** Where the app starts. */
export const START_PATH = '/timeline'

/** The page at an address; `null` where there is none. */
export function pageAt(pathname: string): Page | null {
  const address = pathname.replace(/\/+$/, '')
  return PAGES.find(({ path }) => path === (address === '' ? START_PATH : address)) ?? null
}
