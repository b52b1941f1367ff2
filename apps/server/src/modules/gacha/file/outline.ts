import type { FileAnswers } from '@ephemeris/core/doctor/file-question'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { Instant } from '@ephemeris/core/time/instant'

/** A file as it came, and what it is read with. */
export interface FileToRead extends FileAnswers {
  readonly text: string | Uint8Array<ArrayBuffer>
  /** Packed accounts of other files, to which it is added; `null`: none. */
  readonly before: Uint8Array | null
  /** No pull can be later. */
  readonly now: Instant
}

/** What the reader is asked: first to read, then about one account after the other. */
export type ReaderQuestion =
  | ({ readonly kind: 'read' } & FileToRead)
  /** What of the account, by its place, is new beside the rows that are there. The answer: an `AccountComparison`. */
  | { readonly kind: 'compare'; readonly account: number; readonly live: readonly Pull[] }
