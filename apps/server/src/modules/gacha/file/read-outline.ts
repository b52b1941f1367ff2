import type { FaultCount, PoolPreview } from '@ephemeris/contract/gacha-file'
import type { FileAccount, FileProblem } from '@ephemeris/core/gacha/exchange/file-reading'
import { readPullFile } from '@ephemeris/core/gacha/exchange/read-file'
import { mergePulls } from '@ephemeris/core/gacha/merge'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { factsOf } from '../gacha-facts.ts'
import type { AccountOutline, FileOutline } from './outline.ts'
import { packAccounts } from './pack.ts'

/** More than anybody reads. */
const MAX_PROBLEMS = 100

export interface ReadFile {
  readonly outline: FileOutline
  /** In the order of the outline; none of a file that cannot be read. */
  readonly accounts: readonly FileAccount[]
}

/** Reads a whole file; everything that takes long for a large one is done here. (LEDGER-12) */
export function readWhole(text: string, uid: string): ReadFile {
  const reading = readPullFile(text, uid, factsOf)
  if (!reading.ok) return { outline: reading, accounts: [] }
  const { format, accounts, problems } = reading
  return {
    accounts,
    outline: {
      ...{ ok: true, format },
      accounts: accounts.map(outlineOf),
      problems: problems.slice(0, MAX_PROBLEMS),
      faults: faultsIn(problems),
      content: packAccounts(accounts),
    },
  }
}

function outlineOf({ gameId, uid, pulls }: FileAccount): AccountOutline {
  const ends = new Map<string, { first: Pull; last: Pull }>()
  for (const pull of pulls) ends.set(pull.poolId, { first: ends.get(pull.poolId)?.first ?? pull, last: pull })
  return {
    ...{ gameId, uid },
    ids: pulls.map(({ id }) => id).join('\n'),
    ends: [...ends.values()].flatMap(({ first, last }) => [first, last].map(({ poolId, time }) => ({ poolId, time }))),
  }
}

function faultsIn(problems: readonly FileProblem[]): readonly FaultCount[] {
  const counts = new Map<FileProblem['fault'], number>()
  for (const { fault, rows } of problems) counts.set(fault, (counts.get(fault) ?? 0) + rows)
  return [...counts].map(([fault, rows]) => ({ fault, rows }))
}

/** What would become of the rows of an account, beside those that are there. */
export function comparePools({ pulls, skipped }: FileAccount, live: readonly Pull[]): readonly PoolPreview[] {
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
