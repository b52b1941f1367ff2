import type { GameId } from '../games/game.ts'

/** One player's account in one game. */
export interface PullAccount {
  readonly gameId: GameId
  readonly uid: string
}
