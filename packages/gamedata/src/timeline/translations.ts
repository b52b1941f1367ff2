import type { GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { PULL_TRANSLATIONS, type PullTranslations } from '../pulls/pull-translations.ts'
import { Row } from '../row.ts'
import { CYCLE_TRANSLATIONS } from './cycle-translations.ts'

export const TRANSLATED = ['events', 'recurring', 'pools', 'items', 'versions', 'pending'] as const

export type TranslatedKind = (typeof TRANSLATED)[number]

/** Our own translations by row id (`pending`: by English name); only languages in which no official text is known. */
export type Translations = Readonly<Record<TranslatedKind, ReadonlyMap<string, PartialText>>>

type CatalogueTranslations = Omit<Translations, keyof PullTranslations | 'recurring'>

/** Rows of what recurs share a name of `names`: they are its key, or hold it as `name` beside words of their own. */
function readTranslations(file: unknown, where: string): CatalogueTranslations {
  const all = new Row(file, where)
  const names = all.namesByKey('names')
  const of = (kind: keyof CatalogueTranslations) => all.namesByKey(kind, names)
  return { events: of('events'), versions: of('versions'), pending: of('pending') }
}

const OF_THE_CATALOGUE = readKind(CATALOGUE_FILES_BY_GAME, 'translations', readTranslations)

function translationsOf(game: GameId): Translations {
  return { ...OF_THE_CATALOGUE[game], ...PULL_TRANSLATIONS[game], recurring: CYCLE_TRANSLATIONS[game] }
}

export const TRANSLATIONS: ByGame<Translations> = mapGames(translationsOf)
