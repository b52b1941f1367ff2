import { PAGE_PATHS, type PageId, withoutEndSlashes } from '@ephemeris/contract/pages'
import type { TextArea } from '@ephemeris/texts/areas'
import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarRange from 'lucide-react/icons/calendar-range'
import Database from 'lucide-react/icons/database'
import Flag from 'lucide-react/icons/flag'
import Gem from 'lucide-react/icons/gem'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Link from 'lucide-react/icons/link'
import Moon from 'lucide-react/icons/moon'
import Settings from 'lucide-react/icons/settings'
import type { ComponentType } from 'react'
import { PAGE_PARTS } from '#web/app/page-parts'
import { type Part, partOf } from '#web/i18n/part'
import { type Chunk, chunk, within } from '#web/lib/page/chunk'

export interface AppPage {
  readonly path: string
  readonly id: PageId
  /** With the texts that it needs beside the common ones. */
  readonly screen: Part<object>
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

type ListedPageId =
  | 'home'
  | 'gacha'
  | 'timeline'
  | 'plan'
  | 'settings'
  | 'tonight'
  | 'almanac'
  | 'shortcuts'
  | 'activityData'
  | 'about'

/** One slides over the other: they come together. */
const gachaScreens = chunk(async () => {
  const { GachaScreen, GachaRecordsScreen } = await import('#web/app/screens/gacha/gacha-screens.tsx')
  return { GachaScreen, GachaRecordsScreen }
})

const SCREENS: Readonly<Record<PageId, Chunk<ComponentType>>> = {
  home: chunk(async () => (await import('#web/app/screens/home-screen.tsx')).HomeScreen),
  gacha: within(gachaScreens, ({ GachaScreen }) => GachaScreen),
  gachaRecords: within(gachaScreens, ({ GachaRecordsScreen }) => GachaRecordsScreen),
  timeline: chunk(async () => (await import('#web/app/screens/timeline-screen.tsx')).TimelineScreen),
  plan: chunk(async () => (await import('#web/app/screens/plan-screen.tsx')).PlanScreen),
  settings: chunk(async () => (await import('#web/app/screens/settings-screen.tsx')).SettingsScreen),
  shortcuts: chunk(async () => (await import('#web/app/screens/shortcuts/shortcuts-screen.tsx')).ShortcutsScreen),
  activityData: chunk(async () => (await import('#web/app/screens/activity-data-screen.tsx')).ActivityDataScreen),
  about: chunk(async () => (await import('#web/app/screens/about/about-screen.tsx')).AboutScreen),
  // One screen for the almanacs of all games: what was searched stays while the game changes.
  almanac: chunk(async () => (await import('#web/app/screens/almanac-screen.tsx')).AlmanacScreen),
  tonight: chunk(async () => (await import('#web/app/screens/tonight-screen.tsx')).TonightScreen),
  handoff: chunk(async () => (await import('#web/app/screens/handoff-screen.tsx')).HandoffScreen),
  notification: chunk(
    async () => (await import('#web/app/screens/notification/notification-screen.tsx')).NotificationScreen,
  ),
  unsubscribe: chunk(async () => (await import('#web/app/screens/unsubscribe-screen.tsx')).UnsubscribeScreen),
}

export const PAGES: readonly AppPage[] = PAGE_PATHS.map(({ id, path }) => ({
  id,
  path,
  screen: partOf(SCREENS[id], PAGE_PARTS[id].areas),
  isFullBleed: id === 'timeline',
  isKept: id === 'timeline',
}))

const LISTED: readonly Pick<ListedPage, 'id' | 'icon' | 'menu'>[] = [
  { id: 'home', icon: House, menu: 'main' },
  { id: 'gacha', icon: Gem, menu: 'main' },
  { id: 'timeline', icon: CalendarRange, menu: 'main' },
  { id: 'plan', icon: Flag, menu: 'main' },
  { id: 'settings', icon: Settings, menu: 'main' },
  { id: 'tonight', icon: Moon, menu: 'more' },
  { id: 'almanac', icon: BookOpen, menu: 'more' },
  { id: 'shortcuts', icon: Link, menu: 'more' },
  { id: 'activityData', icon: Database, menu: 'more' },
  { id: 'about', icon: Info, menu: 'more' },
]

/** What the navigation offers, in its order; of the almanacs, which are one page, the first. (SHELL-1) */
export const LISTED_PAGES: readonly ListedPage[] = LISTED.flatMap((entry) => {
  const page = PAGES.find(({ id }) => id === entry.id)
  return page ? [{ ...page, ...entry }] : []
})

/** Texts that every page needs. */
export const COMMON_AREAS: readonly TextArea[] = ['shell', 'errors']

/** The page at an address; `null` where there is none. */
export function pageAt(pathname: string): AppPage | null {
  const address = withoutEndSlashes(pathname)
  return PAGES.find(({ path }) => path === address) ?? null
}
