import { LANGUAGES, type PartialText } from '@ephemeris/core/language/language'
import type { GameCatalogue } from '../catalogue.ts'
import { pendingKey } from '../timeline/banners.ts'
import { TRANSLATED, type TranslatedKind } from '../timeline/translations.ts'
import type { Check, FactFinding } from './check-kind.ts'

/** Titles of the publisher's own events: a Chinese one comes from the mainland calendar. */
const TITLES: readonly TranslatedKind[] = ['events', 'recurring', 'versions']

/**
 * Our translations belong to rows that exist, never replace the publisher's own words, and never translate a title
 * into Chinese: Traditional Chinese only rewrites the official Simplified one. (CAT-41) Their quotation marks are
 * curved, as in the interface. (CAT-44)
 */
export const translationFaults: Check = (facts) =>
  TRANSLATED.flatMap((kind) => {
    const official = officialTexts(facts, kind)
    return [...facts.translations[kind]].flatMap(([id, ours]): readonly FactFinding[] => {
      const text = official.get(id)
      if (!text) return [[id, `${kind}: translates a row that does not exist`]]
      const doubled = LANGUAGES.filter((language) => ours[language] && text[language])
      const replaced = doubled.filter((language) => ours[language] !== text[language])
      const straight = LANGUAGES.filter((language) => /['"]/.test(ours[language] ?? ''))
      const isChineseOurs = TITLES.includes(kind) && !text['zh-Hans'] && (ours['zh-Hans'] || ours['zh-Hant'])
      return [
        ...replaced.map((language): FactFinding => [id, `${kind}: replaces the official text in ${language}`]),
        ...(isChineseOurs ? [[id, `${kind}: translates into Chinese`] as const] : []),
        ...straight.map((language): FactFinding => [id, `${kind}: straight quotation marks in ${language}`]),
      ]
    })
  })

function officialTexts(facts: GameCatalogue, kind: TranslatedKind): ReadonlyMap<string, PartialText> {
  switch (kind) {
    case 'events':
      return new Map(facts.events.map(({ id, title }) => [id, title]))
    case 'recurring':
      return new Map(facts.cycles.map(({ id, name }) => [id, name]))
    case 'pools':
      return new Map(facts.pools.map(({ id, name }) => [id, name]))
    case 'items':
      return new Map(facts.items.map(({ id, name }) => [id, name]))
    case 'versions':
      return new Map(facts.versions.map(({ id, name }) => [id, name]))
    case 'pending':
      return new Map(facts.banners.flatMap(({ pending }) => pending.map(({ name }) => [pendingKey(name), name])))
  }
}
