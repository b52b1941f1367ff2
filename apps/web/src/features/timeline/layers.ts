import type { Language } from '@ephemeris/core/language/language'
import { later, laterLayer } from '#web/ui/part/later.tsx'

/** What opens above the timeline: not part of its first load, and fetched when a pointer or the focus arrives there. */
const fetchParts = async () => (await import('#web/features/timeline/layer-parts')).layerParts

export const LaterActivityDialog = laterLayer(async () => (await fetchParts()).ActivityDialog, ['sources', 'own'])
export const LaterDayPanel = laterLayer(async () => (await fetchParts()).DayPanel)
export const LaterFreshnessList = later(async () => (await fetchParts()).FreshnessList, ['sources'])
export const LaterKeysDialog = laterLayer(async () => (await fetchParts()).KeysDialog)
export const LaterStatusMenu = laterLayer(async () => (await fetchParts()).StatusMenu)

export function fetchLayers(language: Language): void {
  for (const layer of [LaterActivityDialog, LaterDayPanel, LaterFreshnessList, LaterStatusMenu, LaterKeysDialog]) {
    void layer.fetchAhead(language)
  }
}
