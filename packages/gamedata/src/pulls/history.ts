import { readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { featuredSpans } from './featured-span.ts'

export const HISTORY = readKind(CATALOGUE_FILES_BY_GAME, 'history', featuredSpans)
