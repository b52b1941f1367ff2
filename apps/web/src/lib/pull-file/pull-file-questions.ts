import type { FileAnswers } from '@ephemeris/core/doctor/file-question'
import type { GachaFacts } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'

/** A file as it came, and what it is read with. */
export interface WorkerFile extends FileAnswers {
  readonly text: Uint8Array<ArrayBuffer>
  /** Packed accounts of other files, to which it is added; `null`: none. */
  readonly before: Uint8Array<ArrayBuffer> | null
  /** By the server's clock: no pull can be later. */
  readonly now: Instant
}

/** What the worker is asked: with what to read, then to read, then about one account after the other. */
export type WorkerQuestion =
  | { readonly kind: 'facts'; readonly facts: Readonly<Record<GameId, GachaFacts>> }
  | { readonly kind: 'read'; readonly file: WorkerFile }
  | { readonly kind: 'compare'; readonly account: number; readonly live: readonly Pull[] }

/** Answers come in the order of the questions; `ok: false` for a fault of the program. */
export type WorkerAnswer = { readonly ok: true; readonly reply: unknown } | { readonly ok: false }
