import type { GameId } from '../../games/game.ts'
import type { FactIndex } from '../facts.ts'

/** Where readers and writers of files look up a game. */
export type FactsOf = (gameId: GameId) => FactIndex
