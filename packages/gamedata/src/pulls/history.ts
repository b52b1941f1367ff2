import { type ByGame, readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { type FeaturedSpan, readHistory } from './featured-span.ts'

export const HISTORY: ByGame<readonly FeaturedSpan[]> = readKind(CATALOGUE_FILES_BY_GAME, 'history', readHistory)
