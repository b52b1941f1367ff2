import { instant } from '../../time/instant.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { Evidence } from '../coverage/coverage.ts'
import { instantOn } from '../fact-span.ts'
import { countedPoolOf, type FactIndex } from '../facts.ts'
import type { PullConflict } from './merge-pulls.ts'

/** What conflicts leave open, by counted pool: a pull is missing where another one has its id. (GACHA-4) */
export function doubtsOf(
  index: FactIndex,
  server: UtcOffset,
  conflicting: readonly PullConflict[],
): ReadonlyMap<string, readonly Evidence[]> {
  const doubts = new Map<string, Evidence[]>()
  for (const { known, incoming } of conflicting) {
    const pool = countedPoolOf(index, incoming.poolId)
    const ofPool = doubts.get(pool) ?? []
    doubts.set(pool, ofPool)
    for (const { time } of [known, incoming]) ofPool.push({ kind: 'doubt', at: instant(instantOn(server, time)) })
  }
  return doubts
}
