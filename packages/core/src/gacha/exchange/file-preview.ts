import type { GameId } from '../../games/game.ts'
import type { FileFault } from './file-reading.ts'

/** What would happen to the rows of one pool. */
export interface PoolPreview {
  readonly poolId: string
  readonly added: number
  readonly known: number
  /** The same id with another content: the known row stays. */
  readonly conflicting: number
  /** Rows that cannot be read. */
  readonly skipped: number
}

/** So many rows are left out for one reason. */
export interface FaultCount {
  readonly fault: FileFault
  readonly rows: number
}

/** Whose pulls they are, where the file does not say: what was taken for likely, and what else it may be. */
export interface FileQuestion {
  readonly kind: 'account'
  readonly gameId: GameId
  readonly chosen: string
  readonly choices: readonly string[]
}
