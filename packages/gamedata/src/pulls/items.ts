import { readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { items } from './item.ts'

export const ITEMS = readKind(CATALOGUE_FILES_BY_GAME, 'items', items)
