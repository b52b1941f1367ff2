import type { FilePart } from '../gacha/coverage/file-spans.ts'
import type { Pull } from '../gacha/pull.ts'
import type { RowFault } from '../gacha/rows/read-row.ts'
import type { GameId } from '../games/game.ts'
import type { PoolQuestion } from './file-question.ts'
import type { Diagnosis } from './finding.ts'
import type { NotPulls } from './not-pulls.ts'

/** The pulls of one account in a file, on the server's clock, oldest first. */
export interface FileAccount {
  readonly gameId: GameId
  readonly uid: string
  readonly pulls: readonly Pull[]
  /** Times of which a file is believed to have every pull. Files that are read together keep their own. (DOC-7) */
  readonly parts: readonly FilePart[]
  /** Whether the file itself states these times. (UIGF-11) */
  readonly statesParts?: boolean
  /** How many rows are left out, by pool; those whose pool cannot be read are not in it. */
  readonly skipped: Readonly<Record<string, number>>
  readonly diagnosis: Diagnosis
}

/** Why something in a file is left out; nothing is left out without one. */
export type FileFault =
  | RowFault
  | 'not_a_record'
  | 'duplicate'
  | 'uid_missing'
  | 'uid_invalid'
  | 'list_missing'
  | 'section_unsupported'

export interface FileProblem {
  /** Where: `hk4e 1` is the first account of that section. */
  readonly section: string
  /** From 1; `null` where it is about the whole section. */
  readonly row: number | null
  /** How many rows it costs. */
  readonly rows: number
  readonly fault: FileFault
}

/** Why a whole file cannot be read. */
export type FileRefusal =
  | 'not_json'
  | 'encoding_unknown'
  | 'unknown_format'
  | 'newer_version'
  | 'too_many_rows'
  | 'too_many_accounts'
  | 'no_pulls'
  | 'damaged'
  | 'locked'
  | 'too_large_inside'
  | 'reader_missing'
  | 'not_pulls'

/** `what` names a file that is none of pulls. */
export interface FileRefused {
  readonly ok: false
  readonly reason: FileRefusal
  readonly what?: NotPulls
}

export type FileReading =
  | {
      readonly ok: true
      /** For people: `UIGF v4.2`. */
      readonly format: string
      readonly accounts: readonly FileAccount[]
      /** Games of which the file has pulls and does not say whose. */
      readonly nameless: readonly GameId[]
      readonly problems: readonly FileProblem[]
      readonly questions: readonly PoolQuestion[]
    }
  | FileRefused

/** The rows that are left out of several parts of one account. */
export function addSkipped(parts: readonly Pick<FileAccount, 'skipped'>[]): FileAccount['skipped'] {
  const skipped: Record<string, number> = {}
  for (const [poolId, rows] of parts.flatMap((part) => Object.entries(part.skipped))) {
    skipped[poolId] = (skipped[poolId] ?? 0) + rows
  }
  return skipped
}
