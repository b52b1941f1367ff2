import type { ByGame } from './by-game.ts'
import { PULL_FACTS as genshin } from './pull-facts/genshin.ts'
import type { GamePullFacts } from './pull-facts/read-pull-facts.ts'
import { PULL_FACTS as starrail } from './pull-facts/starrail.ts'
import { PULL_FACTS as wuthering } from './pull-facts/wuthering.ts'
import { PULL_FACTS as zenless } from './pull-facts/zenless.ts'

/** Those of all games; code that needs one game imports its own module instead. */
export const GACHA_FACTS: ByGame<GamePullFacts> = { genshin, starrail, zenless, wuthering }
