import type { FaultCount } from '@ephemeris/contract/gacha-file'
import type { FileProblem, FileRefusal } from '@ephemeris/core/gacha/exchange/file-reading'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { GameId } from '@ephemeris/core/games/game'

/** What the service has to know of an account in a file; its pulls stay with the reader. */
export interface AccountOutline {
  readonly gameId: GameId
  readonly uid: string
  /** One per line. */
  readonly ids: string
  /** The first and the last pull of each pool. */
  readonly ends: readonly Pick<Pull, 'poolId' | 'time'>[]
}

export type FileOutline =
  | { readonly ok: false; readonly reason: FileRefusal }
  | {
      readonly ok: true
      readonly format: string
      readonly accounts: readonly AccountOutline[]
      /** The first of them. */
      readonly problems: readonly FileProblem[]
      /** All of them, counted. */
      readonly faults: readonly FaultCount[]
      /** The accounts whole, packed, as they are imported later. */
      readonly content: Uint8Array<ArrayBuffer>
    }

/** What the reader is asked: first to read, then about one account after the other. */
export type ReaderQuestion =
  | { readonly kind: 'read'; readonly text: string; readonly uid: string }
  /** What of the account, by its place, is new beside the rows that are there. The answer: `PoolPreview` by pool. */
  | { readonly kind: 'compare'; readonly account: number; readonly live: readonly Pull[] }
