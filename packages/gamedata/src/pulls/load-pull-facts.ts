import type { GameId } from '@ephemeris/core/games/game'
import type { ByGame } from '../by-game.ts'
import type { GamePullFacts, PullFiles } from './read-pull-facts.ts'

/** The long files of each game, in a chunk of its own. */
const LOAD_FILES: ByGame<() => Promise<{ readonly HISTORY_FILES: PullFiles }>> = {
  genshin: () => import('../games/genshin/history-files.ts'),
  starrail: () => import('../games/starrail/history-files.ts'),
  zenless: () => import('../games/zenless/history-files.ts'),
  wuthering: () => import('../games/wuthering/history-files.ts'),
}

/** The facts of one game, and the names that they need, are loaded when they are asked for. */
export async function loadPullFacts(game: GameId): Promise<GamePullFacts> {
  const [{ readPullFacts }, { HISTORY_FILES }] = await Promise.all([import('./read-pull-facts.ts'), LOAD_FILES[game]()])
  return readPullFacts(game, HISTORY_FILES)
}
