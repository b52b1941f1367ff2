import { pendingKey } from '../banners.ts'
import type { GameCatalogue } from '../catalogue.ts'
import type { Check, Finding } from '../check.ts'
import type { Text } from '../text.ts'
import { TRANSLATED, type TranslatedKind } from '../translations.ts'

/** Our translations belong to rows that exist and never replace the publisher's own words. */
export const translationFaults: Check = (facts) =>
  TRANSLATED.flatMap((kind) => {
    const official = officialTexts(facts, kind)
    return [...facts.translations[kind]].flatMap(([id, ours]): readonly Finding[] => {
      const text = official.get(id)
      if (!text) return [[id, `${kind}: translates a row that does not exist`]]
      const doubled = Object.keys(ours).filter((language) => Object.hasOwn(text, language))
      return doubled.map((language) => [id, `${kind}: replaces the official text in ${language}`])
    })
  })

function officialTexts(facts: GameCatalogue, kind: TranslatedKind): ReadonlyMap<string, Text> {
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
