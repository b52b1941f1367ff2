import type { RawRow } from '../../gacha/rows/read-row.ts'
import type { GameId } from '../../games/game.ts'
import type { FileDocument } from '../document.ts'
import type { FileProblem } from '../file-reading.ts'
import type { Finding } from '../finding.ts'

/** Why a row is no pull of the player: the tool or the player made it up. */
export type NoPull = 'invented' | 'manual' | 'placeholder'

/** A row as a format lists it. */
export interface DraftRow extends RawRow {
  /** Absent for a pull. */
  readonly noPull?: NoPull
  /** The section or game of a pull that is not read, as the report names it. Absent: it is read. (DOC-32) */
  readonly unreadAs?: string
  /** Rows of different views repeat the same log, as far as they overlap. Absent: the first. */
  readonly view?: number
}

export interface DeclaredZone {
  /** `null`: what the file says is no zone that we know. */
  readonly hours: number | null
  /** Whether the tool is known to write the clock that it names. */
  readonly isTrusted: boolean
  /** Whether it is also that of the account's server. */
  readonly isServer?: boolean
}

/** One account as a format lists it, before anything of it is believed. */
export interface DraftAccount {
  readonly section: string
  /** `null`: the file does not say. */
  readonly gameId: GameId | null
  /** Empty: the file does not say. */
  readonly uid: string
  readonly zone: DeclaredZone | null
  /** `null` for what is no record. */
  readonly rows: readonly (DraftRow | null)[]
  /** Whether instants were made with the clock of the device that wrote them. */
  readonly isOfDevice?: boolean
  /** Whether the product itself wrote it: its ids and times are judged already. */
  readonly isOurs?: boolean
  /** Whether its rows name the account each, so that one of them may name it wrongly. */
  readonly isByRow?: boolean
  /** The order of rows whose times do not show it. */
  readonly isNewestFirst: boolean
  readonly findings?: readonly Finding[]
  /** What a file of ours states to be complete, as it lists it; absent: nothing. (UIGF-11) */
  readonly stated?: readonly unknown[]
}

export interface Draft {
  /** For people: `UIGF v4.2`. */
  readonly format: string
  readonly accounts: readonly DraftAccount[]
  /** What of it is no account; absent: nothing. */
  readonly problems?: readonly FileProblem[]
  /** Whether it lists everything that is not read by itself; absent: lists that it knows nothing of are looked for. */
  readonly listsUnread?: true
}

/** A format of another tool. `null`: the document is not of it. */
export type FormatReader = (document: FileDocument) => Draft | null

const EMPTY: RawRow = {
  id: '',
  poolId: '',
  time: '',
  itemId: '',
  name: '',
  itemType: '',
  rankType: '',
  count: '',
  gachaId: '',
  order: '',
}

/** A row with what a format knows of it. */
export function draftRow(known: Partial<DraftRow>): DraftRow {
  return { ...EMPTY, ...known }
}
