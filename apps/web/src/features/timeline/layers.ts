import type { Language } from '@ephemeris/core/language/language'
import { yieldToPage } from '#web/lib/time/yield-to-page'
import { later, laterLayer } from '#web/ui/part/later.tsx'

/** What opens above the timeline: not part of its first load, and fetched when a pointer or the focus arrives there. */
export const LaterActivityDialog = laterLayer(
  async () => (await import('#web/features/timeline/dialog/activity-dialog.tsx')).ActivityDialog,
  ['sources', 'own'],
)
export const LaterDayPanel = laterLayer(
  async () => (await import('#web/features/timeline/day-panel/day-panel.tsx')).DayPanel,
)
export const LaterFreshnessList = later(
  async () => (await import('#web/features/timeline/freshness/freshness-list.tsx')).FreshnessList,
  ['sources'],
)
export const LaterKeysDialog = laterLayer(
  async () => (await import('#web/features/timeline/keys/keys-dialog.tsx')).KeysDialog,
)
export const LaterStatusMenu = laterLayer(
  async () => (await import('#web/features/timeline/status/status-menu.tsx')).StatusMenu,
)

/** One request after the other, so that the page answers in between. */
export async function fetchLayers(language: Language): Promise<void> {
  for (const layer of [LaterActivityDialog, LaterDayPanel, LaterFreshnessList, LaterStatusMenu, LaterKeysDialog]) {
    await yieldToPage()
    void layer.fetchAhead(language)
  }
}
