import { type ByGame, readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { type Item, readItems } from './item.ts'

export const ITEMS: ByGame<readonly Item[]> = readKind(CATALOGUE_FILES_BY_GAME, 'items', readItems)
