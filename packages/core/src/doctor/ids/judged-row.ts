import type { DraftRow } from '../rows/draft.ts'
import type { FileMoment } from '../rows/moment.ts'

/** A row with what its id is worth. */
export interface JudgedRow {
  readonly row: DraftRow
  readonly moment: FileMoment | null
  /** As the game gave it; empty where there is none, or one that a tool made up. */
  readonly id: string
  /** Hours since 1970 in UTC at which the id says the pull was made; `null` where it says nothing. (DOC-3) */
  readonly utcHour: number | null
  /** Hours from `utcHour` to the row's time. */
  readonly hours: number | null
  /** The file has the same pull under its own id. */
  readonly isDoubled: boolean
}
