import type { ByGame } from '../by-game.ts'
import { PULL_FILES as genshin } from './genshin/pull-files.ts'
import { PULL_FILES as starrail } from './starrail/pull-files.ts'
import { PULL_FILES as wuthering } from './wuthering/pull-files.ts'
import { PULL_FILES as zenless } from './zenless/pull-files.ts'

/** What pools are like, and where logs are asked. */
export const PULL_FILES_BY_GAME = { genshin, starrail, zenless, wuthering } satisfies ByGame<object>
