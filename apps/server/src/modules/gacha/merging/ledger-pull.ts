import { isDerivedId } from '@ephemeris/core/gacha/merging/derived-id'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'

/** A pull in the ledger, and what brought it there. */
export interface LedgerPull {
  readonly pull: Pull
  /** Numbers of imports, rising, as long as one of them can be undone. */
  readonly imports: readonly number[]
  readonly isOfficial: boolean
  readonly isAbsorbed: boolean
}

const ID_DIGITS = 19
const POSITION_DIGITS = 4

/** A text that sorts as `comparePulls` does, so that the database can sort and page by it. (LEDGER-7) */
export function sortKeyOf({ id, poolId, time, order }: Pull): string {
  return isDerivedId(id)
    ? `${time} 0 ${String(order).padStart(POSITION_DIGITS, '0')} ${id}`
    : `${time} 1 ${id.padStart(ID_DIGITS, '0')} ${uigfPoolOf(poolId)}`
}
