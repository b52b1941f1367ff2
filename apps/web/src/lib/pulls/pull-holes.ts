import type { PoolProof, ProofByPool } from '@ephemeris/core/gacha/coverage/covered-pulls'
import { instantOn } from '@ephemeris/core/gacha/fact-span'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import type { StoredAccount } from '#web/lib/pulls/stored-pulls'

const UNPROVEN: PoolProof = { isCompleteFromStart: false, gaps: [], safeUntil: null }

/** What is proven of a record of which rows could not be read: around each of them pulls may be missing. (LOCAL-13) */
export function withHoles({ stats, holes = [], lastUpdated }: StoredAccount, server: UtcOffset): ProofByPool {
  const coverage: Record<string, PoolProof> = { ...stats.coverage }
  for (const { poolId, after, before } of holes) {
    const known = coverage[poolId] ?? UNPROVEN
    if (after === null) {
      coverage[poolId] = { ...known, isCompleteFromStart: false }
      continue
    }
    const from = instantOn(server, after)
    const to = before === null ? Math.max(from, lastUpdated) : instantOn(server, before)
    // Inside of a second, such as that of ten pulls at once, nothing is counted over it either.
    const gap = from < to ? { from, to } : { from: from - SECOND_MS, to: to + SECOND_MS }
    coverage[poolId] = { ...known, gaps: [...known.gaps, gap].sort((a, b) => a.from - b.from) }
  }
  return coverage
}
