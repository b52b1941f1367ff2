import type { ByGame } from '../by-game.ts'
import { PLAN_FILES as genshin } from './genshin/plan-files.ts'
import { PLAN_FILES as starrail } from './starrail/plan-files.ts'
import { PLAN_FILES as wuthering } from './wuthering/plan-files.ts'
import { PLAN_FILES as zenless } from './zenless/plan-files.ts'

/** What the plan and the evening need, and with them the timeline of the server. */
export const PLAN_FILES_BY_GAME = { genshin, starrail, zenless, wuthering } satisfies ByGame<object>
