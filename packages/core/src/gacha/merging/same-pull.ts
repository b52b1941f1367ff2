import type { Pull } from '../pull.ts'
import { UNKNOWN_RANK } from '../rarity.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'

/**
 * Whether two rows can be one pull. A name alone and an id alone do not contradict each other; the second character
 * banner is part of the first.
 */
export function isSamePull(a: Pull, b: Pull): boolean {
  const isSameItem = a.itemId === '' || b.itemId === '' || a.itemId === b.itemId
  const isSameRank = a.rankType === UNKNOWN_RANK || b.rankType === UNKNOWN_RANK || a.rankType === b.rankType
  return a.time === b.time && isSameRank && isSameItem && uigfPoolOf(a.poolId) === uigfPoolOf(b.poolId)
}

/** The contents of both together, the same whichever comes first; `a` itself when there is nothing to add. */
export function combine(a: Pull, b: Pull): Pull {
  const both: Pull = {
    ...a,
    poolId: [a.poolId, b.poolId].sort()[1] ?? a.poolId,
    itemId: a.itemId || b.itemId,
    name: either(a.name, b.name),
    itemType: either(a.itemType, b.itemType),
    rankType: a.rankType || b.rankType,
    gachaId: either(a.gachaId, b.gachaId),
    order: Math.max(a.order, b.order),
  }
  const isSame = (Object.keys(both) as (keyof Pull)[]).every((field) => both[field] === a[field])
  return isSame ? a : both
}

function either(a: string, b: string): string {
  if (a === '' || b === '') return a || b
  return a < b ? a : b
}
