import { GAME_IDS } from '@ephemeris/core/games/game'
import { CalendarRange, Database, Flag, Gem, House, Info, Link, type LucideIcon, Settings } from 'lucide-react'
import { type ScreenSource, screenPair, screenSource } from '#web/app/screen-source'
import type { TextArea } from '#web/i18n/areas'

interface PageFrame {
  readonly path: string
  readonly areas: readonly TextArea[]
  readonly screen: ScreenSource
  /** The screen takes the whole width and height and scrolls inside itself. */
  readonly isFullBleed: boolean
  /** The screen stays mounted, with its state and scroll position, while another is shown. (SHELL-3) */
  readonly isKept: boolean
}

/** A page that the navigation offers. */
export interface ListedPage extends PageFrame {
  /** Key of its title under `shell.pages`. */
  readonly id: 'home' | 'gacha' | 'timeline' | 'plan' | 'settings' | 'shortcuts' | 'activityData' | 'about'
  readonly icon: LucideIcon
  /** Its part of the navigation: `main` ones stand first, and alone in the bar of a phone. (SHELL-1) */
  readonly menu: 'main' | 'more'
}

/** A page that is reached by its address alone. */
interface UnlistedPage extends PageFrame {
  readonly id: 'gachaRecords' | 'handoff' | 'notification' | 'tonight' | 'unsubscribe' | 'almanac'
}

export type AppPage = ListedPage | UnlistedPage

const PLAIN = { isFullBleed: false, isKept: false } as const

/** One slides over the other: they come together. */
const [gachaScreen, gachaRecordsScreen] = screenPair(async () => {
  const { GachaScreen, GachaRecordsScreen } = await import('#web/app/screens/gacha/gacha-screens.tsx')
  return [GachaScreen, GachaRecordsScreen]
})

/** One screen for the almanacs of all games: what was searched stays while the game changes. */
const almanacScreen = screenSource(async () => (await import('#web/app/screens/almanac-screen.tsx')).AlmanacScreen)

/** What the navigation offers, in its order. (SHELL-1) */
export const LISTED_PAGES: readonly ListedPage[] = [
  {
    path: '/',
    id: 'home',
    icon: House,
    menu: 'main',
    areas: ['home'],
    screen: screenSource(async () => (await import('#web/app/screens/home-screen.tsx')).HomeScreen),
    ...PLAIN,
  },
  {
    path: '/gacha',
    id: 'gacha',
    icon: Gem,
    menu: 'main',
    areas: ['gacha'],
    screen: gachaScreen,
    ...PLAIN,
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
    path: '/plan',
    id: 'plan',
    icon: Flag,
    menu: 'main',
    areas: ['plan'],
    screen: screenSource(async () => (await import('#web/app/screens/plan-screen.tsx')).PlanScreen),
    ...PLAIN,
  },
  {
    path: '/settings',
    id: 'settings',
    icon: Settings,
    menu: 'main',
    areas: ['settings', 'account', 'calendar', 'cloudSync', 'reminders', 'social'],
    screen: screenSource(async () => (await import('#web/app/screens/settings-screen.tsx')).SettingsScreen),
    ...PLAIN,
  },
  {
    path: '/shortcuts',
    id: 'shortcuts',
    icon: Link,
    menu: 'more',
    areas: ['shortcuts', 'launch'],
    screen: screenSource(async () => (await import('#web/app/screens/shortcuts/shortcuts-screen.tsx')).ShortcutsScreen),
    ...PLAIN,
  },
  {
    path: '/genshin-activities',
    id: 'activityData',
    icon: Database,
    menu: 'more',
    areas: ['activityHistory'],
    screen: screenSource(async () => (await import('#web/app/screens/activity-data-screen.tsx')).ActivityDataScreen),
    ...PLAIN,
  },
  {
    path: '/about',
    id: 'about',
    icon: Info,
    menu: 'more',
    areas: ['about'],
    screen: screenSource(async () => (await import('#web/app/screens/about/about-screen.tsx')).AboutScreen),
    ...PLAIN,
  },
]

export const PAGES: readonly AppPage[] = [
  ...LISTED_PAGES,
  {
    path: '/gacha/records',
    id: 'gachaRecords',
    areas: ['gacha'],
    screen: gachaRecordsScreen,
    ...PLAIN,
  },
  ...GAME_IDS.map(
    (gameId): UnlistedPage => ({
      path: `/almanac/${gameId}`,
      id: 'almanac',
      areas: ['almanac'],
      screen: almanacScreen,
      ...PLAIN,
    }),
  ),
  {
    path: '/tonight',
    id: 'tonight',
    areas: ['tonight'],
    screen: screenSource(async () => (await import('#web/app/screens/tonight-screen.tsx')).TonightScreen),
    ...PLAIN,
  },
  {
    path: '/handoff',
    id: 'handoff',
    areas: ['handoff', 'account', 'gachaImport'],
    screen: screenSource(async () => (await import('#web/app/screens/handoff-screen.tsx')).HandoffScreen),
    ...PLAIN,
  },
  {
    path: '/notification',
    id: 'notification',
    areas: ['notification'],
    screen: screenSource(async () => (await import('#web/app/screens/notification-screen.tsx')).NotificationScreen),
    ...PLAIN,
  },
  {
    path: '/unsubscribe',
    id: 'unsubscribe',
    areas: ['unsubscribe'],
    screen: screenSource(async () => (await import('#web/app/screens/unsubscribe-screen.tsx')).UnsubscribeScreen),
    ...PLAIN,
  },
]

/** Texts that every page needs. */
export const COMMON_AREAS: readonly TextArea[] = ['shell', 'errors']

/** The page at an address; `null` where there is none. */
export function pageAt(pathname: string): AppPage | null {
  const address = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  return PAGES.find(({ path }) => path === address) ?? null
}

/** The address of a page that may not exist; `null` where it does not. */
export function pathOf(pageId: string): string | null {
  return PAGES.find(({ id }) => id === pageId)?.path ?? null
}
