import { type ByGame, readKind } from './by-game.ts'
import { type FeaturedSpan, readHistory } from './featured-span.ts'
import { CATALOGUE_FILES_BY_GAME } from './games/catalogue-files.ts'

export const HISTORY: ByGame<readonly FeaturedSpan[]> = readKind(CATALOGUE_FILES_BY_GAME, 'history', readHistory)
