import { type ByGame, readKind } from './by-game.ts'
import { type FeaturedSpan, readHistory } from './featured-span.ts'
import { HISTORY_FILES_BY_GAME } from './games/history-files.ts'

export const HISTORY: ByGame<readonly FeaturedSpan[]> = readKind(HISTORY_FILES_BY_GAME, 'history', readHistory)
