import { LANGUAGES } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import { readKind } from './by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from './games/catalogue-files.ts'
import { name, type RowsOf, someText, texts } from './shape.ts'

const NAMED_KINDS = ['currency', 'mode', 'pool', 'stamina', 'wish', 'daily', 'region'] as const

export type NamedKind = (typeof NAMED_KINDS)[number]

const kind = z.enum(NAMED_KINDS)

const officialNames = z.strictObject({
  /** What public texts of a game call something; only languages in which sources agree. `id`: as in the table that the product shows. */
  names: z.array(z.strictObject({ kind, id: someText, name, src: texts })),
  /** Languages in which no text of the game was found, or in which sources disagree. */
  doubtful: z.array(z.strictObject({ kind, id: someText, languages: z.array(z.enum(LANGUAGES)), reason: someText })),
})

export type OfficialNames = RowsOf<typeof officialNames>

/** Only for checks: what the product shows stands in its own tables, and must agree with these. */
export const OFFICIAL_NAMES = readKind(CATALOGUE_FILES_BY_GAME, 'officialNames', officialNames)

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
