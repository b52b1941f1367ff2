import type { PermanentFacts } from '@ephemeris/core/gacha/facts'
import type { Provenance } from '../confidence.ts'
import { rowsOf } from '../row.ts'

export interface PermanentItem extends PermanentFacts, Provenance {}

export function readPermanent(file: unknown, where: string): readonly PermanentItem[] {
  return rowsOf(file, where).map((row) => ({
    pools: row.texts('pools'),
    item: row.text('item'),
    from: row.text('from'),
    until: row.textOrNull('until'),
    ...row.provenance(),
  }))
}
