import type { FactIndex } from '../../gacha/facts.ts'
import { findPoolId } from '../../gacha/rows/read-row.ts'
import { uigfPoolOf } from '../../gacha/rows/uigf-pool.ts'
import type { DraftRow } from '../rows/draft.ts'

/**
 * The pool of a row by the group that the file puts it in, where the row's own pool is none of the game's: a tool once
 * wrote its counters into that column. In such a file a counter that happens to be a pool is one, too. `null`: the row
 * states its pool itself. (DOC-24)
 */
export function groupedPools(
  rows: readonly DraftRow[],
  index: FactIndex,
): (row: Pick<DraftRow, 'poolId' | 'family'>) => string | null {
  const knownPool = (text: string) => {
    const poolId = findPoolId(text, index)
    return poolId !== null && index.pools.has(poolId) ? poolId : null
  }
  const isBroken = rows.some(({ poolId, family = '' }) => knownPool(family) !== null && knownPool(poolId) === null)
  return ({ poolId, family = '' }) => {
    if (!isBroken) return null
    const group = knownPool(family)
    const own = knownPool(poolId)
    return group === null || (own !== null && uigfPoolOf(own) === group) ? null : group
  }
}
