import type { ItemFacts } from '@ephemeris/core/gacha/facts'
import { rowsOf } from '../row.ts'

export interface Item extends ItemFacts {
  /** zenless writes ranks 2 to 4 in its log and shows letters; `null` in other games. */
  readonly rawRank: number | null
  readonly letter: string | null
  readonly element: string | null
  readonly class: string | null
}

export function readItems(file: unknown, where: string): readonly Item[] {
  return rowsOf(file, where).map((row) => ({
    id: row.text('id'),
    type: row.text('type'),
    rank: row.number('rank'),
    rawRank: row.numberOrNull('rawRank'),
    letter: row.textOrNull('letter'),
    element: row.textOrNull('element'),
    class: row.textOrNull('class'),
    name: row.name('name'),
  }))
}
