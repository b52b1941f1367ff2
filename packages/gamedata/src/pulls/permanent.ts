import { readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { permanentItems } from './permanent-item.ts'

export const PERMANENT = readKind(CATALOGUE_FILES_BY_GAME, 'permanent', permanentItems)
