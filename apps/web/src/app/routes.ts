import { PAGE_PATHS, type PageId, withoutEndSlashes } from '@ephemeris/contract/pages'
import { CalendarRange, Database, Flag, Gem, House, Info, Link, type LucideIcon, Settings } from 'lucide-react'
import { PAGE_PARTS } from '#web/app/page-parts'
import { type ScreenSource, screenPair, screenSource } from '#web/app/screen-source'
import type { TextArea } from '#web/i18n/areas'

export interface AppPage {
  readonly path: string
  readonly id: PageId
  readonly areas: readonly TextArea[]
  readonly screen: ScreenSource
  /** The screen takes the whole width and height and scrolls inside itself. */
  readonly isFullBleed: boolean
  /** The screen stays mounted, with its state and scroll position, while another is shown. (SHELL-3) */
  readonly isKept: boolean
}

/** A page that the navigation offers. */
export interface ListedPage extends AppPage {
  /** Key of its title under `shell.pages`. */
  readonly id: ListedPageId
  readonly icon: LucideIcon
  /** Its part of the navigation: `main` ones come first, and the bar of a phone has only these. (SHELL-1) */
  readonly menu: 'main' | 'more'
}

type ListedPageId = 'home' | 'gacha' | 'timeline' | 'plan' | 'settings' | 'shortcuts' | 'activityData' | 'about'

/** One slides over the other: they come together. */
const [gachaScreen, gachaRecordsScreen] = screenPair(async () => {
  const { GachaScreen, GachaRecordsScreen } = await import('#web/app/screens/gacha/gacha-screens.tsx')
  return [GachaScreen, GachaRecordsScreen]
})

const SCREENS: Readonly<Record<PageId, ScreenSource>> = {
  home: screenSource(async () => (await import('#web/app/screens/home-screen.tsx')).HomeScreen),
  gacha: gachaScreen,
  gachaRecords: gachaRecordsScreen,
  timeline: screenSource(async () => (await import('#web/app/screens/timeline-screen.tsx')).TimelineScreen),
  plan: screenSource(async () => (await import('#web/app/screens/plan-screen.tsx')).PlanScreen),
  settings: screenSource(async () => (await import('#web/app/screens/settings-screen.tsx')).SettingsScreen),
  shortcuts: screenSource(
    async () => (await import('#web/app/screens/shortcuts/shortcuts-screen.tsx')).ShortcutsScreen,
  ),
  activityData: screenSource(
    async () => (await import('#web/app/screens/activity-data-screen.tsx')).ActivityDataScreen,
  ),
  about: screenSource(async () => (await import('#web/app/screens/about/about-screen.tsx')).AboutScreen),
  // One screen for the almanacs of all games: what was searched stays while the game changes.
  almanac: screenSource(async () => (await import('#web/app/screens/almanac-screen.tsx')).AlmanacScreen),
  tonight: screenSource(async () => (await import('#web/app/screens/tonight-screen.tsx')).TonightScreen),
  handoff: screenSource(async () => (await import('#web/app/screens/handoff-screen.tsx')).HandoffScreen),
  notification: screenSource(async () => (await import('#web/app/screens/notification-screen.tsx')).NotificationScreen),
  unsubscribe: screenSource(async () => (await import('#web/app/screens/unsubscribe-screen.tsx')).UnsubscribeScreen),
}

export const PAGES: readonly AppPage[] = PAGE_PATHS.map(({ id, path }) => ({
  id,
  path,
  areas: PAGE_PARTS[id].areas,
  screen: SCREENS[id],
  isFullBleed: id === 'timeline',
  isKept: id === 'timeline',
}))

const LISTED: readonly Pick<ListedPage, 'id' | 'icon' | 'menu'>[] = [
  { id: 'home', icon: House, menu: 'main' },
  { id: 'gacha', icon: Gem, menu: 'main' },
  { id: 'timeline', icon: CalendarRange, menu: 'main' },
  { id: 'plan', icon: Flag, menu: 'main' },
  { id: 'settings', icon: Settings, menu: 'main' },
  { id: 'shortcuts', icon: Link, menu: 'more' },
  { id: 'activityData', icon: Database, menu: 'more' },
  { id: 'about', icon: Info, menu: 'more' },
]

/** What the navigation offers, in its order. (SHELL-1) */
export const LISTED_PAGES: readonly ListedPage[] = LISTED.flatMap((entry) =>
  PAGES.filter(({ id }) => id === entry.id).map((page) => ({ ...page, ...entry })),
)

/** Texts that every page needs. */
export const COMMON_AREAS: readonly TextArea[] = ['shell', 'errors']

/** The page at an address; `null` where there is none. */
export function pageAt(pathname: string): AppPage | null {
  const address = withoutEndSlashes(pathname)
  return PAGES.find(({ path }) => path === address) ?? null
}
