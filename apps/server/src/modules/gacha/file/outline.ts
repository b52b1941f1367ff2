import type { FaultCount } from '@ephemeris/contract/gacha-file'
import type { Diagnosis } from '@ephemeris/core/doctor/finding'
import type { FileProblem, FileRefused } from '@ephemeris/core/gacha/exchange/file-reading'
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
  /** `null` for an account of other files, to which this one was added. */
  readonly diagnosis: Diagnosis | null
}

export type FileOutline =
  | FileRefused
  | {
      readonly ok: true
      readonly format: string
      readonly accounts: readonly AccountOutline[]
      /** Games of which the file has pulls and does not say whose. */
      readonly nameless: readonly GameId[]
      /** Of this file alone. */
      readonly rows: number
      /** The first of them. */
      readonly problems: readonly FileProblem[]
      /** All of them, counted. */
      readonly faults: readonly FaultCount[]
      /** The accounts whole, packed, as they are imported later. */
      readonly content: Uint8Array<ArrayBuffer>
    }

/** A file as it came, and what it is read with. */
export interface FileToRead {
  readonly text: string | Uint8Array<ArrayBuffer>
  /** The account, where the file does not name it; empty: not told. */
  readonly uid: string
  /** Packed accounts of other files, to which it is added; `null`: none. */
  readonly before: Uint8Array | null
}

/** What the reader is asked: first to read, then about one account after the other. */
export type ReaderQuestion =
  | ({ readonly kind: 'read' } & FileToRead)
  /** What of the account, by its place, is new beside the rows that are there. The answer: `PoolPreview` by pool. */
  | { readonly kind: 'compare'; readonly account: number; readonly live: readonly Pull[] }
