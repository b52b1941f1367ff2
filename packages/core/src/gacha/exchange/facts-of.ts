import type { GameId } from '../../games/game.ts'
import type { FactIndex } from '../facts.ts'

/** Where whoever reads or writes files looks up a game. */
export type FactsOf = (gameId: GameId) => FactIndex
