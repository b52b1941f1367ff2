import type { Language } from '../../language/language.ts'
import type { FactIndex } from '../facts.ts'
import type { Pull } from '../pull.ts'

/** What was pulled, in a language: by the facts, else as the row has it. (GACHA-17) */
export function itemNameIn(language: Language, pull: Pick<Pull, 'itemId' | 'name'>, { items }: FactIndex): string {
  const name = items.get(pull.itemId)?.name
  return name?.[language] ?? name?.en ?? pull.name
}

/** The kind of what was pulled, in a language: by the facts, else as the row has it. (GACHA-17) */
export function itemTypeIn(language: Language, pull: Pull, { items, facts }: FactIndex): string {
  const item = items.get(pull.itemId)
  const type = facts.itemTypes.find(({ id, wire }) => (item ? id === item.type : wire === pull.itemType))
  return type?.name[language] ?? type?.name.en ?? pull.itemType
}
