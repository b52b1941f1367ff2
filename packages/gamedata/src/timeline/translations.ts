import { LANGUAGES, type PartialText } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import { type ByGame, lazyByGame, readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { ITEMS } from '../pulls/items.ts'
import { POOLS } from '../pulls/pools.ts'
import { name, someText } from '../shape.ts'
import { CYCLES } from './recurring.ts'

export const TRANSLATED = ['events', 'recurring', 'pools', 'items', 'versions', 'pending'] as const

export type TranslatedKind = (typeof TRANSLATED)[number]

/** Our own translations by row id (`pending`: by English name); only languages in which no official text is known. */
export type Translations = Readonly<Record<TranslatedKind, ReadonlyMap<string, PartialText>>>

/** Rows of what recurs share a name of `names`: they are its key, or hold it as `name` beside words of their own. */
const rows = z._default(
  z.record(someText, z.union([someText, z.partialRecord(z.enum([...LANGUAGES, 'name']), someText)])),
  {},
)

export const titleTranslations = z.pipe(
  z.strictObject({ names: z._default(z.record(someText, name), {}), events: rows, versions: rows, pending: rows }),
  z.transform(({ names, ...kinds }, { issues }) => {
    function textsOf(kind: keyof typeof kinds): ReadonlyMap<string, PartialText> {
      const texts = Object.entries(kinds[kind]).map(([id, row]) => {
        const { name: shared, ...own } = typeof row === 'string' ? { name: row } : row
        if (shared !== undefined && !Object.hasOwn(names, shared))
          issues.push({ code: 'custom', message: `must be one of names: ${shared}`, input: row, path: [kind, id] })
        return [id, { ...names[shared ?? ''], ...own }] as const
      })
      return new Map(texts)
    }
    return { events: textsOf('events'), versions: textsOf('versions'), pending: textsOf('pending') }
  }),
)

const TITLES = readKind(CATALOGUE_FILES_BY_GAME, 'translations', titleTranslations)

export const TRANSLATIONS: ByGame<Translations> = lazyByGame((game) => ({
  ...TITLES[game],
  recurring: oursOf(CYCLES[game]),
  pools: oursOf(POOLS[game]),
  items: oursOf(ITEMS[game]),
}))

function oursOf(
  rows: readonly { readonly id: string; readonly ours: PartialText }[],
): ReadonlyMap<string, PartialText> {
  return new Map(rows.filter(({ ours }) => Object.keys(ours).length > 0).map(({ id, ours }) => [id, ours]))
}
