import type { PartialText } from '@ephemeris/core/language/language'
import { rowsOf } from './row.ts'

/** Anything a pull can give. */
export interface Item {
  /** The game's own id. */
  readonly id: string
  readonly type: string
  /** 3 to 5 in every game. */
  readonly rank: number
  /** zenless writes ranks 2 to 4 in its log and shows letters; `null` in other games. */
  readonly rawRank: number | null
  readonly letter: string | null
  readonly name: PartialText
}

export function readItems(file: unknown, where: string): readonly Item[] {
  return rowsOf(file, where).map((row) => ({
    id: row.text('id'),
    type: row.text('type'),
    rank: row.number('rank'),
    rawRank: row.numberOrNull('rawRank'),
    letter: row.textOrNull('letter'),
    name: row.name('name'),
  }))
}
