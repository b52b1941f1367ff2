import { namedLanguages, type PartialText } from '@ephemeris/core/language/language'
import { pendingKey } from '../timeline/banners.ts'
import { isOnTimeline } from '../timeline/events.ts'
import type { TranslatedKind, Translations } from '../timeline/translations.ts'
import type { Check } from './check-kind.ts'

/** From this day on everything that is shown has a title in every named language, official or ours. */
const COMPLETE_SINCE = '2026-03-01'

/**
 * Titles of current events, names of cycles and pools, of current featured items and of named versions are complete,
 * and every item has an English name. (CAT-21, CAT-42)
 */
export const languageFaults: Check = ({ events, cycles, pools, versions, banners, items, translations }) => {
  const isCurrent = (row: { end: string | null }) => row.end === null || row.end >= COMPLETE_SINCE
  const current = banners.filter(isCurrent)
  const featured = new Set(current.flatMap(({ featured5 }) => featured5))
  const texts: readonly (readonly [TranslatedKind, string, PartialText])[] = [
    ...events
      .filter((row) => isCurrent(row) && isOnTimeline(row))
      .map(({ id, title }) => ['events', id, title] as const),
    ...cycles.map(({ id, name }) => ['recurring', id, name] as const),
    ...pools.map(({ id, name }) => ['pools', id, name] as const),
    ...versions
      .filter((row) => isCurrent(row) && Object.keys(row.name).length > 0)
      .map(({ id, name }) => ['versions', id, name] as const),
    ...items.filter(({ id }) => featured.has(id)).map(({ id, name }) => ['items', id, name] as const),
    ...current.flatMap(({ pending }) => pending.map(({ name }) => ['pending', pendingKey(name), name] as const)),
  ]
  const nameless = items.filter(({ name }) => !name.en)
  return [
    ...texts.flatMap(([kind, id, official]) => {
      const missing = missingIn(official, translations, kind, id)
      return missing.length === 0 ? [] : [[id, `${kind}: no text in ${missing.join(', ')}`] as const]
    }),
    ...nameless.map(({ id }) => [id, 'items: no English name to stand in for other languages'] as const),
  ]
}

/** The Chinese titles of an event come from the mainland calendar; until it has one, the title is English. */
const CHINESE: readonly string[] = ['zh-Hans', 'zh-Hant']

function missingIn(
  official: PartialText,
  translations: Translations,
  kind: TranslatedKind,
  id: string,
): readonly string[] {
  const ours = translations[kind].get(id) ?? {}
  const isChineseOpen = (kind === 'events' || kind === 'versions') && !official['zh-Hans']
  return namedLanguages().filter(
    (language) => !official[language] && !ours[language] && !(isChineseOpen && CHINESE.includes(language)),
  )
}
