import { LANGUAGES, type Language, namedLanguages, type PartialText } from '@ephemeris/core/language/language'
import type { GameCatalogue } from '../catalogue.ts'
import { NAMED_GAMES } from '../games/named-games.ts'
import { isSameName, type NamedKind } from '../official-names.ts'
import type { Check, FactFinding } from './check-kind.ts'

/** Something that the product names, as it names it. */
interface ShownName {
  readonly kind: NamedKind
  readonly id: string
  readonly name: PartialText
  /** Languages in which the product calls the name its own. */
  readonly ours: readonly Language[]
}

/** Which the texts of the interface name; a test of the web app compares them. */
const IN_TEXTS: readonly NamedKind[] = ['daily', 'region']

/**
 * Currencies, modes, pools, stamina and banners are called what public texts of the game call them; a name of ours stands only where none
 * is known, and the table says why. (CAT-45)
 */
export const nameFaults: Check = (facts, game) => {
  const { names, doubtful } = facts.officialNames
  const { stamina, bannerWord } = NAMED_GAMES[game]
  const shown: readonly ShownName[] = [
    ...shownNames(facts),
    { kind: 'stamina', id: 'stamina', name: stamina.name, ours: [] },
    { kind: 'wish', id: 'wish', name: bannerWord, ours: [] },
  ]
  const known = new Set(shown.map(keyOf))
  const isKnown = (row: { kind: NamedKind; id: string }) => IN_TEXTS.includes(row.kind) || known.has(keyOf(row))
  const findings = shown.flatMap((thing) => {
    const official = names.find((row) => keyOf(row) === keyOf(thing))?.name ?? {}
    const doubts = doubtful.filter((row) => keyOf(row) === keyOf(thing)).flatMap(({ languages }) => languages)
    return namedLanguages().flatMap((language): readonly FactFinding[] => {
      const fault = faultOf(thing, official[language], language, doubts.includes(language))
      return fault === null ? [] : [[thing.id, `${thing.kind}: ${fault}`]]
    })
  })
  return [
    ...findings,
    ...[...names, ...doubtful]
      .filter((row) => !isKnown(row))
      .map(({ kind, id }): FactFinding => [id, `${kind}: official name of nothing that is shown`]),
    ...names
      .filter(({ src }) => src.length === 0)
      .map(({ kind, id }): FactFinding => [id, `${kind}: official name without a source`]),
    ...twice(names).map(({ kind, id }): FactFinding => [id, `${kind}: official name occurs twice`]),
  ]
}

function faultOf(
  { name, ours }: ShownName,
  official: string | undefined,
  language: Language,
  isDoubtful: boolean,
): string | null {
  const text = name[language]
  if (official === undefined) return isDoubtful ? null : `no official name in ${language}, and no reason why`
  if (isDoubtful) return `both official and doubtful in ${language}`
  if (text === undefined || !isSameName(text, official)) return `${text} is officially ${official} in ${language}`
  return ours.includes(language) ? `the official name is marked as ours in ${language}` : null
}

function shownNames({ currencies, cycles, pools, translations }: GameCatalogue): readonly ShownName[] {
  const completed =
    (kind: NamedKind, translated: ReadonlyMap<string, PartialText>) =>
    ({ id, name }: { id: string; name: PartialText }): ShownName => {
      const own = translated.get(id) ?? {}
      const ours = LANGUAGES.filter((language) => name[language] === undefined)
      return { kind, id, name: { ...own, ...name }, ours }
    }
  return [
    ...currencies.map(({ id, name, own }): ShownName => ({ kind: 'currency', id, name, ours: own })),
    ...cycles.map(completed('mode', translations.recurring)),
    ...pools.map(completed('pool', translations.pools)),
  ]
}

function keyOf({ kind, id }: { kind: NamedKind; id: string }): string {
  return `${kind} ${id}`
}

function twice<T extends { kind: NamedKind; id: string }>(rows: readonly T[]): readonly T[] {
  return rows.filter((row, index) => rows.findIndex((other) => keyOf(other) === keyOf(row)) < index)
}
