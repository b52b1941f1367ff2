import { type AccountComparison, MAX_DOUBTFUL_PULLS } from '@ephemeris/core/doctor/file-preview'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import { contradict, isNamedPull, secondOf } from '@ephemeris/core/gacha/merging/settle-second'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { ReadAccount } from './read-whole.ts'

/**
 * What would become of the rows of an account, beside those that are there. Only pulls that would be new are
 * doubtful: a row that another one represents is not. (LEDGER-12, DOC-20)
 */
export function compareAccount(
  { pulls, skipped, unknown }: Pick<ReadAccount, 'pulls' | 'skipped' | 'unknown'>,
  live: readonly Pull[],
): AccountComparison {
  const { added, conflicting } = mergePulls(live, pulls)
  const incoming = countPools(pulls)
  const fresh = countPools(added)
  const rejected = countPools(conflicting.map((conflict) => conflict.incoming))
  const poolIds = new Set([...incoming.keys(), ...Object.keys(skipped)])
  const pools = [...poolIds].map((poolId) => {
    const all = incoming.get(poolId) ?? 0
    const news = fresh.get(poolId) ?? 0
    const conflicts = rejected.get(poolId) ?? 0
    return { poolId, added: news, known: all - news - conflicts, conflicting: conflicts, skipped: skipped[poolId] ?? 0 }
  })
  const isBesideKnown = besideKnown(pulls, live)
  const doubtful = added
    .filter((pull) => unknown.has(pullKey(pull)))
    .slice(0, MAX_DOUBTFUL_PULLS)
    .map((pull) => {
      const { id, poolId, time, name, itemId, rankType } = pull
      const listed = { id, poolId, time, item: name || itemId, rankType }
      return isBesideKnown(pull) ? { ...listed, isBesideKnown: true } : listed
    })
  return { pools, doubtful }
}

/** Whether a row of an unknown item may be one of the known pulls of its second, by lists that contradict each other. */
function besideKnown(pulls: readonly Pull[], live: readonly Pull[]): (pull: Pull) => boolean {
  const nameless = pulls.filter((pull) => !isNamedPull(pull))
  if (nameless.length === 0) return () => false
  const seconds = new Set(nameless.map(secondOf))
  const isNear = (pull: Pull) => seconds.has(secondOf(pull))
  const [come, there] = [groupBy(pulls.filter(isNear), secondOf), groupBy(live.filter(isNear), secondOf)]
  return (pull) => {
    const second = secondOf(pull)
    return !isNamedPull(pull) && contradict(come.get(second) ?? [], there.get(second) ?? [])
  }
}

function countPools(pulls: readonly Pull[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { poolId } of pulls) counts.set(poolId, (counts.get(poolId) ?? 0) + 1)
  return counts
}
