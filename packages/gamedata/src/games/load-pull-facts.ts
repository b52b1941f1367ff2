import type { ByGame } from '../by-game.ts'
import type { GamePullFacts } from '../pulls/read-pull-facts.ts'

/** The long facts of each game, in a chunk of its own. */
export const LOAD_PULL_FACTS: ByGame<() => Promise<{ readonly PULL_FACTS: GamePullFacts }>> = {
  genshin: () => import('./genshin/pull-facts.ts'),
  starrail: () => import('./starrail/pull-facts.ts'),
  zenless: () => import('./zenless/pull-facts.ts'),
  wuthering: () => import('./wuthering/pull-facts.ts'),
}
