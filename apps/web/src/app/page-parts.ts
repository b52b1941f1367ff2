import type { PageId } from '@ephemeris/contract/pages'
import type { TextArea } from '@ephemeris/texts/areas'

interface PageParts {
  /** Module of its screen, below `app/screens`. */
  readonly module: string
  /** Its texts, beside those that every page needs. */
  readonly areas: readonly TextArea[]
}

/** What a page is made of: the app loads it, and the built HTML asks for it at once. (API-30) */
export const PAGE_PARTS: Readonly<Record<PageId, PageParts>> = {
  home: { module: 'home-screen.tsx', areas: ['home'] },
  gacha: { module: 'gacha/gacha-screens.tsx', areas: ['gacha'] },
  gachaRecords: { module: 'gacha/gacha-screens.tsx', areas: ['gacha'] },
  timeline: { module: 'timeline-screen.tsx', areas: ['timeline', 'launch'] },
  plan: { module: 'plan-screen.tsx', areas: ['plan'] },
  settings: {
    module: 'settings-screen.tsx',
    areas: ['settings', 'account', 'calendar', 'channels', 'cloudSync', 'reminders', 'social'],
  },
  shortcuts: { module: 'shortcuts/shortcuts-screen.tsx', areas: ['shortcuts', 'launch'] },
  activityData: { module: 'activity-data-screen.tsx', areas: ['activityHistory'] },
  about: { module: 'about/about-screen.tsx', areas: ['about'] },
  almanac: { module: 'almanac-screen.tsx', areas: ['almanac'] },
  tonight: { module: 'tonight-screen.tsx', areas: ['tonight'] },
  handoff: { module: 'handoff-screen.tsx', areas: ['handoff', 'account', 'gachaImport'] },
  notification: { module: 'notification/notification-screen.tsx', areas: ['notification'] },
  unsubscribe: { module: 'unsubscribe-screen.tsx', areas: ['unsubscribe'] },
}
