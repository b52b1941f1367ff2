import { HISTORY_FILES as genshin } from './genshin/history-files.ts'
import { HISTORY_FILES as starrail } from './starrail/history-files.ts'
import { HISTORY_FILES as wuthering } from './wuthering/history-files.ts'
import { HISTORY_FILES as zenless } from './zenless/history-files.ts'

/** The long files of all games; a page loads those of one game, with `load-pull-facts`. */
export const HISTORY_FILES_BY_GAME = { genshin, starrail, zenless, wuthering }
