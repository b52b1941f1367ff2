import type { Language } from '@ephemeris/core/language/language'
import { lazy } from 'react'
import type { TextArea } from '#web/i18n/areas'
import { loadTexts } from '#web/i18n/load-texts'

/** What opens above the timeline: not part of its first load, and fetched before anybody opens it. */
const LAYERS = {
  activityDialog: () => import('#web/features/timeline/dialog/activity-dialog.tsx'),
  dayPanel: () => import('#web/features/timeline/day-panel/day-panel.tsx'),
  freshnessList: () => import('#web/features/timeline/freshness/freshness-list.tsx'),
  statusMenu: () => import('#web/features/timeline/status/status-menu.tsx'),
  keysDialog: () => import('#web/features/timeline/keys/keys-dialog.tsx'),
}

export const LazyActivityDialog = lazy(async () => ({ default: (await LAYERS.activityDialog()).ActivityDialog }))
export const LazyDayPanel = lazy(async () => ({ default: (await LAYERS.dayPanel()).DayPanel }))
export const LazyFreshnessList = lazy(async () => ({ default: (await LAYERS.freshnessList()).FreshnessList }))
export const LazyKeysDialog = lazy(async () => ({ default: (await LAYERS.keysDialog()).KeysDialog }))
export const LazyStatusMenu = lazy(async () => ({ default: (await LAYERS.statusMenu()).StatusMenu }))

/** What they say, beside the texts of the timeline. */
export const LAYER_TEXTS: readonly TextArea[] = ['sources']

/** What cannot be fetched now is fetched, or missed, when it is opened. */
export function fetchLayers(language: Language): void {
  for (const area of LAYER_TEXTS) loadTexts(language, area).catch(() => undefined)
  for (const fetchLayer of Object.values(LAYERS)) fetchLayer().catch(() => undefined)
}
