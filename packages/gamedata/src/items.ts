import { type ByGame, readKind } from './by-game.ts'
import { HISTORY_FILES_BY_GAME } from './games/history-files.ts'
import { type Item, readItems } from './item.ts'

export const ITEMS: ByGame<readonly Item[]> = readKind(HISTORY_FILES_BY_GAME, 'items', readItems)
