import type { PageId } from '@ephemeris/contract/pages'
import type { Areas, TextArea, TextsOf } from '@ephemeris/texts/areas'
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

/** What the app and its build have to know of a page, beside its address and its title. (API-30) */
export interface PageEntry {
  /** In a file that is named after the page: by that the build finds what the page loads. */
  readonly screen: () => Promise<ComponentType>
  /** Its texts, beside those that every page needs. */
  readonly areas: readonly TextArea[]
  /** Its title is the first thing on the left, and is shown before the app is. Others begin with a button or with words. (SHELL-10) */
  readonly beginsWithTitle: boolean
  /** The page over which this one slides. Both screens are in the file of that page. (SHELL-52) */
  readonly over?: PageId
  /** The screen takes the whole width and height and scrolls inside itself. */
  readonly isFullBleed?: true
  /** The screen stays mounted, with its state and scroll position, while another is shown. (SHELL-3) */
  readonly isKept?: true
}

/** What the navigation shows of a page. */
export interface MenuEntry {
  /** `main` ones come first, and the bar of a phone has only these. (SHELL-1) */
  readonly menu: 'main' | 'more'
  readonly icon: LucideIcon
}

type PageNames = TextsOf<Areas['shell']>['pages']

/** A page that the navigation offers: one that has a short name. */
export type ListedPageId = Extract<
  PageId,
  { [Id in keyof PageNames]: PageNames[Id] extends { short: string } ? Id : never }[keyof PageNames]
>

/** Every page once, in the order of the navigation. */
export const PAGES_BY_ID: { readonly [Id in PageId]: Id extends ListedPageId ? PageEntry & MenuEntry : PageEntry } = {
  home: {
    screen: async () => (await import('#web/app/screens/home-screen.tsx')).HomeScreen,
    areas: ['home'],
    beginsWithTitle: false,
    menu: 'main',
    icon: House,
  },
  gacha: {
    screen: async () => (await import('#web/app/screens/gacha/gacha-screen.tsx')).GachaScreen,
    areas: ['gacha'],
    beginsWithTitle: true,
    menu: 'main',
    icon: Gem,
  },
  gachaRecords: {
    screen: async () => (await import('#web/app/screens/gacha/gacha-screen.tsx')).GachaRecordsScreen,
    areas: ['gacha'],
    beginsWithTitle: false,
    over: 'gacha',
  },
  timeline: {
    screen: async () => (await import('#web/app/screens/timeline-screen.tsx')).TimelineScreen,
    areas: ['timeline', 'launch'],
    beginsWithTitle: true,
    isFullBleed: true,
    isKept: true,
    menu: 'main',
    icon: CalendarRange,
  },
  plan: {
    screen: async () => (await import('#web/app/screens/plan-screen.tsx')).PlanScreen,
    areas: ['plan'],
    beginsWithTitle: true,
    menu: 'main',
    icon: Flag,
  },
  settings: {
    screen: async () => (await import('#web/app/screens/settings-screen.tsx')).SettingsScreen,
    areas: ['settings', 'account', 'calendar', 'channels', 'cloudSync', 'reminders', 'social'],
    beginsWithTitle: true,
    menu: 'main',
    icon: Settings,
  },
  tonight: {
    screen: async () => (await import('#web/app/screens/tonight-screen.tsx')).TonightScreen,
    areas: ['tonight'],
    beginsWithTitle: true,
    menu: 'more',
    icon: Moon,
  },
  // One screen for the almanacs of all games: what was searched stays while the game changes.
  almanac: {
    screen: async () => (await import('#web/app/screens/almanac-screen.tsx')).AlmanacScreen,
    areas: ['almanac'],
    beginsWithTitle: false,
    menu: 'more',
    icon: BookOpen,
  },
  shortcuts: {
    screen: async () => (await import('#web/app/screens/shortcuts/shortcuts-screen.tsx')).ShortcutsScreen,
    areas: ['shortcuts', 'launch'],
    beginsWithTitle: true,
    menu: 'more',
    icon: Link,
  },
  activityData: {
    screen: async () => (await import('#web/app/screens/activity-data-screen.tsx')).ActivityDataScreen,
    areas: ['activityHistory'],
    beginsWithTitle: true,
    menu: 'more',
    icon: Database,
  },
  about: {
    screen: async () => (await import('#web/app/screens/about/about-screen.tsx')).AboutScreen,
    areas: ['about'],
    beginsWithTitle: true,
    menu: 'more',
    icon: Info,
  },
  handoff: {
    screen: async () => (await import('#web/app/screens/handoff-screen.tsx')).HandoffScreen,
    areas: ['handoff', 'account', 'gachaImport'],
    beginsWithTitle: false,
  },
  notification: {
    screen: async () => (await import('#web/app/screens/notification/notification-screen.tsx')).NotificationScreen,
    areas: ['notification'],
    beginsWithTitle: true,
  },
  unsubscribe: {
    screen: async () => (await import('#web/app/screens/unsubscribe-screen.tsx')).UnsubscribeScreen,
    areas: ['unsubscribe'],
    beginsWithTitle: true,
  },
}
