import type { ByGame } from '../by-game.ts'
import { CATALOGUE_FILES as genshin } from './genshin/catalogue-files.ts'
import { CATALOGUE_FILES as starrail } from './starrail/catalogue-files.ts'
import { CATALOGUE_FILES as wuthering } from './wuthering/catalogue-files.ts'
import { CATALOGUE_FILES as zenless } from './zenless/catalogue-files.ts'

/** What the server and the checks alone need of all games; a page loads the history of one: `load-pull-facts`. */
export const CATALOGUE_FILES_BY_GAME = { genshin, starrail, zenless, wuthering } satisfies ByGame<object>
