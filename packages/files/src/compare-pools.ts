import type { PoolPreview } from '@ephemeris/core/gacha/exchange/file-preview'
import type { FileAccount } from '@ephemeris/core/gacha/exchange/file-reading'
import { mergePulls } from '@ephemeris/core/gacha/merge'
import type { Pull } from '@ephemeris/core/gacha/pull'

/** What would become of the rows of an account, beside those that are there. */
export function comparePools(
  { pulls, skipped }: Pick<FileAccount, 'pulls' | 'skipped'>,
  live: readonly Pull[],
): readonly PoolPreview[] {
  const { added, conflicting } = mergePulls(live, pulls)
  const incoming = countPools(pulls)
  const fresh = countPools(added)
  const rejected = countPools(conflicting.map((conflict) => conflict.incoming))
  const poolIds = new Set([...incoming.keys(), ...Object.keys(skipped)])
  return [...poolIds].map((poolId) => {
    const all = incoming.get(poolId) ?? 0
    const news = fresh.get(poolId) ?? 0
    const conflicts = rejected.get(poolId) ?? 0
    return { poolId, added: news, known: all - news - conflicts, conflicting: conflicts, skipped: skipped[poolId] ?? 0 }
  })
}

function countPools(pulls: readonly Pull[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { poolId } of pulls) counts.set(poolId, (counts.get(poolId) ?? 0) + 1)
  return counts
}
