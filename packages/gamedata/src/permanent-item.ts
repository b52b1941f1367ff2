import type { FactTime } from '@ephemeris/core/gacha/facts'
import type { Provenance } from './confidence.ts'
import { rowsOf } from './row.ts'

/** A 5-star that a lost coin flip can give, while it can; an item may have several such spans. */
export interface PermanentItem extends Provenance {
  readonly pools: readonly string[]
  readonly item: string
  /** Both on the servers' clocks. */
  readonly from: FactTime
  /** `null`: still. */
  readonly until: FactTime | null
}

export function readPermanent(file: unknown, where: string): readonly PermanentItem[] {
  return rowsOf(file, where).map((row) => ({
    pools: row.texts('pools'),
    item: row.text('item'),
    from: row.text('from'),
    until: row.textOrNull('until'),
    ...row.provenance(),
  }))
}
