import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import { PULL_FILES_BY_GAME } from '../games/pull-files.ts'
import { Row } from '../row.ts'

/** Our own names of pools and items by row id; only languages in which no official name is known. */
export interface PullTranslations {
  readonly pools: ReadonlyMap<string, PartialText>
  readonly items: ReadonlyMap<string, PartialText>
}

function readPullTranslations(file: unknown, where: string): PullTranslations {
  const all = new Row(file, where)
  return { pools: all.namesByKey('pools'), items: all.namesByKey('items') }
}

export const PULL_TRANSLATIONS: ByGame<PullTranslations> = readKind(
  PULL_FILES_BY_GAME,
  'pullTranslations',
  readPullTranslations,
)
