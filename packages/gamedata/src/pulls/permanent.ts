import { type ByGame, readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { type PermanentItem, readPermanent } from './permanent-item.ts'

export const PERMANENT: ByGame<readonly PermanentItem[]> = readKind(CATALOGUE_FILES_BY_GAME, 'permanent', readPermanent)
