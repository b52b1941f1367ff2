import { type FactIndex, type ItemFacts, nameKey } from '../../gacha/facts.ts'
import { traitsOf } from '../../games/traits.ts'
import { LANGUAGES, type Language } from '../../language/language.ts'
import { normalForm } from '../../language/normal-form.ts'
import type { DraftRow } from '../rows/draft.ts'

type Names = ReadonlyMap<string, ItemFacts | null>

interface NameTables {
  readonly byLanguage: ReadonlyMap<Language, Names>
  readonly bySlug: Names
}

const TABLES = new WeakMap<FactIndex, NameTables>()

export interface NamedItems {
  /** The item that a row means; `null` where its name means none or several. */
  readonly itemOf: (row: DraftRow) => ItemFacts | null
  /** That explains most names; `null`: no row has only a name. */
  readonly language: Language | null
}

/**
 * Finds items by name where a file has no ids. All rows are of one language: that one which explains most of them
 * decides where a name means different items in different languages. English short forms (`debate_club`) are names too.
 *
 * If a log gives no ids of items, the name comes from the game and the id from a list of the tool, so the name counts
 * where both disagree. (DOC-5)
 */
export function nameItems(rows: readonly DraftRow[], index: FactIndex): NamedItems {
  const tables = tablesOf(index)
  const names = new Set(rows.map(({ name }) => nameKey(name)))
  names.delete('')
  const language = names.size === 0 ? null : bestLanguage(names, tables)
  const own = language === null ? undefined : tables.byLanguage.get(language)
  const byName = (name: string) => {
    const key = nameKey(name)
    if (key === '') return null
    const item = own?.get(key)
    return item === undefined ? (index.itemsByName.get(key) ?? tables.bySlug.get(slugKey(name)) ?? null) : item
  }
  const isNameSurer = !traitsOf(index.gameId).hasItemIds
  return {
    language,
    itemOf: ({ itemId, name }) => {
      if (itemId === '') return byName(name)
      return (isNameSurer ? byName(name) : null) ?? index.items.get(itemId) ?? null
    },
  }
}

function bestLanguage(names: ReadonlySet<string>, { byLanguage }: NameTables): Language | null {
  let best: Language | null = null
  let most = 0
  for (const [language, table] of byLanguage) {
    const explained = [...names].filter((name) => table.get(name)).length
    if (explained > most) [best, most] = [language, explained]
  }
  return best
}

function tablesOf(index: FactIndex): NameTables {
  const kept = TABLES.get(index)
  if (kept) return kept

  const tables: NameTables = {
    byLanguage: new Map(
      LANGUAGES.map((language) => [language, tableOf(index, ({ name }) => nameKey(name[language] ?? ''))] as const),
    ),
    bySlug: tableOf(index, ({ name }) => slugKey(name.en ?? '')),
  }
  TABLES.set(index, tables)
  return tables
}

function tableOf({ facts }: FactIndex, keyOf: (item: ItemFacts) => string): Names {
  const table = new Map<string, ItemFacts | null>()
  for (const item of facts.items) {
    const key = keyOf(item)
    if (key !== '') table.set(key, table.has(key) ? null : item)
  }
  return table
}

/** `Sharpshooter's Oath`, `sharpshooters_oath` and `sharpshooters-oath` are one. */
function slugKey(name: string): string {
  return normalForm('NFKD', name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
