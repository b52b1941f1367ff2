import { LANGUAGES, type Language, type PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from './by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from './games/catalogue-files.ts'
import { Row } from './row.ts'

const NAMED_KINDS = ['currency', 'mode', 'pool', 'daily'] as const

export type NamedKind = (typeof NAMED_KINDS)[number]

/** What public texts of a game call something; only languages in which sources agree. */
export interface OfficialName {
  readonly kind: NamedKind
  /** As in the table that the product shows. */
  readonly id: string
  readonly name: PartialText
  readonly src: readonly string[]
}

/** Languages in which no text of the game was found, or in which sources disagree. */
export interface DoubtfulName {
  readonly kind: NamedKind
  readonly id: string
  readonly languages: readonly Language[]
  readonly reason: string
}

export interface OfficialNames {
  readonly names: readonly OfficialName[]
  readonly doubtful: readonly DoubtfulName[]
}

/** Only for checks: what the product shows stands in its own tables, and must agree with these. */
export const OFFICIAL_NAMES: ByGame<OfficialNames> = readKind(
  CATALOGUE_FILES_BY_GAME,
  'officialNames',
  (value, where) => {
    const game = new Row(value, where)
    return {
      names: game.rows('names').map((row) => ({
        kind: row.oneOf('kind', NAMED_KINDS),
        id: row.text('id'),
        name: row.name('name'),
        src: row.texts('src'),
      })),
      doubtful: game.rows('doubtful').map((row) => {
        const languages = row.texts('languages')
        return {
          kind: row.oneOf('kind', NAMED_KINDS),
          id: row.text('id'),
          languages: LANGUAGES.filter((language) => languages.includes(language)),
          reason: row.text('reason'),
        }
      }),
    }
  },
)

/** Texts of games name one thing, an interface many of it; and either writes its own apostrophe. */
export function isSameName(shown: string, official: string): boolean {
  return shown === official || oneOf(shown) === oneOf(official)
}

function oneOf(name: string): string {
  return name.replaceAll('’', "'").split(' ').map(singular).join(' ')
}

/** Alike for both numbers of an English or French word; not always the word itself. */
function singular(word: string): string {
  return word.replace(/(?<=s|sh|ch)es$|(?<=[^s])s$/u, '').replace(/(?<=[a-z])(?:aux|ail)$/u, 'al')
}
