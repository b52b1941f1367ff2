import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import { PLAN_FILES_BY_GAME } from '../games/plan-files.ts'
import { Row } from '../row.ts'

/** Our own names of cycles by row id; only languages in which no official name is known. */
export const CYCLE_TRANSLATIONS: ByGame<ReadonlyMap<string, PartialText>> = readKind(
  PLAN_FILES_BY_GAME,
  'cycleTranslations',
  (file, where) => new Row(file, where).namesByKey('recurring'),
)
