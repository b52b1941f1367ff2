import type { GameId } from '../games/game.ts'

/** Whose pulls they are, if the file does not say: the likely account, and the other candidates. */
export interface AccountQuestion {
  readonly kind: 'account'
  readonly gameId: GameId
  readonly chosen: string
  readonly choices: readonly string[]
}

/** Which pool a file means, if the game has none of that name or number. */
export interface PoolQuestion {
  readonly kind: 'pool'
  readonly gameId: GameId
  /** As the file has it, cut to what can be shown; empty where the rows name none. */
  readonly name: string
  readonly rows: number
  /** A pool; a number that the game does not have is one of its own. Empty: none, so that the rows are left out. */
  readonly chosen: string
  readonly choices: readonly string[]
}

export type FileQuestion = AccountQuestion | PoolQuestion

/** Which pool the player means by a name. */
export interface PoolAnswer {
  readonly gameId: GameId
  readonly name: string
  /** Empty: the rows are to be left out. */
  readonly poolId: string
}

/** What the player says of a file. */
export interface FileAnswers {
  /** The account, where the file does not name it; empty: not given. */
  readonly uid: string
  readonly pools?: readonly PoolAnswer[]
}
