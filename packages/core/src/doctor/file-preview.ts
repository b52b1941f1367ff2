import type { FileFault } from './file-reading.ts'

/** More than any user has; each is compared with what is there, twice. */
export const MAX_FILE_ACCOUNTS = 50

/** Of one account: as many as a player looks through. */
export const MAX_DOUBTFUL_PULLS = 500

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

/** A pull of a file whose item the game's list does not have. */
export interface DoubtfulPull {
  readonly id: string
  readonly poolId: string
  /** On the clock of the account's server. */
  readonly time: string
  /** As the file has it; its id where it has no name. */
  readonly item: string
  readonly rankType: string
  /** It may be one of the pulls of its second that are there: only their ranks differ. (GACHA-4) */
  readonly isBesideKnown?: boolean
}

/** What a file would do to an account. */
export interface AccountComparison {
  readonly pools: readonly PoolPreview[]
  /** The first of those that would be new. */
  readonly doubtful: readonly DoubtfulPull[]
}
