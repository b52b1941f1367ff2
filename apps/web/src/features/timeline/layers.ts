import { lazy } from 'react'

/** What opens above the timeline: not part of its first load, and fetched before anybody opens it. */
const LAYERS = {
  activityDialog: () => import('#web/features/timeline/dialog/activity-dialog.tsx'),
  dayPanel: () => import('#web/features/timeline/day-panel/day-panel.tsx'),
  freshnessList: () => import('#web/features/timeline/freshness/freshness-list.tsx'),
  keysDialog: () => import('#web/features/timeline/keys/keys-dialog.tsx'),
}

export const LazyActivityDialog = lazy(async () => ({ default: (await LAYERS.activityDialog()).ActivityDialog }))
export const LazyDayPanel = lazy(async () => ({ default: (await LAYERS.dayPanel()).DayPanel }))
export const LazyFreshnessList = lazy(async () => ({ default: (await LAYERS.freshnessList()).FreshnessList }))
export const LazyKeysDialog = lazy(async () => ({ default: (await LAYERS.keysDialog()).KeysDialog }))

/** What cannot be fetched now is fetched, or missed, when it is opened. */
export function fetchLayers(): void {
  for (const fetchLayer of Object.values(LAYERS)) fetchLayer().catch(() => undefined)
}
