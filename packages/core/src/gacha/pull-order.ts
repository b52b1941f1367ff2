import { isDerivedId } from './merging/derived-id.ts'
import type { CountablePull } from './pull.ts'
import { uigfPoolOf } from './rows/uigf-pool.ts'

/**
 * Oldest first: by time, then by the game's id, which counts up inside a second; rows without one by their order.
 * Where both kinds share a second, those without an id are the older ones: only the oldest logs lack ids. (GACHA-3)
 */
export function comparePulls(
  a: Pick<CountablePull, 'id' | 'poolId' | 'time' | 'order'>,
  b: Pick<CountablePull, 'id' | 'poolId' | 'time' | 'order'>,
): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1

  const [derivedA, derivedB] = [isDerivedId(a.id), isDerivedId(b.id)]
  if (derivedA !== derivedB) return derivedA ? -1 : 1
  return derivedA ? a.order - b.order || compareText(a.id, b.id) : compareIds(a.id, b.id) || comparePools(a, b)
}

/** Compares ids of the game as the numbers they are, without making numbers of them: those end at 16 digits. */
export function compareIds(a: string, b: string): number {
  return a.length - b.length || compareText(a, b)
}

/** Two logs may give one id to two pulls. */
function comparePools(a: Pick<CountablePull, 'poolId'>, b: Pick<CountablePull, 'poolId'>): number {
  return compareText(uigfPoolOf(a.poolId), uigfPoolOf(b.poolId))
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
