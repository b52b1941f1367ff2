import { type ByGame, readKind } from './by-game.ts'
import { HISTORY_FILES_BY_GAME } from './games/history-files.ts'
import { type PermanentItem, readPermanent } from './permanent-item.ts'

export const PERMANENT: ByGame<readonly PermanentItem[]> = readKind(HISTORY_FILES_BY_GAME, 'permanent', readPermanent)
