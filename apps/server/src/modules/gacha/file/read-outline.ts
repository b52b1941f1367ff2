import type { FaultCount, PoolPreview } from '@ephemeris/contract/gacha-file'
import type { FileAccount, FileProblem } from '@ephemeris/core/gacha/exchange/file-reading'
import { mergePulls } from '@ephemeris/core/gacha/merge'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { readPulls } from '@ephemeris/files/read-pulls'
import { factsOf } from '../gacha-facts.ts'
import type { AccountOutline, FileOutline, FileToRead } from './outline.ts'
import { packAccounts, unpackAccounts } from './pack.ts'

/** More than anybody reads. */
const MAX_PROBLEMS = 100

export interface ReadFile {
  readonly outline: FileOutline
  /** In the order of the outline; none of a file that cannot be read. */
  readonly accounts: readonly ReadAccount[]
}

/** An account of a file, or of files together. */
interface ReadAccount extends Omit<FileAccount, 'diagnosis'> {
  readonly diagnosis: FileAccount['diagnosis'] | null
}

/** Reads a whole file; everything that takes long for a large one is done here. (LEDGER-12) */
export async function readWhole({ text, uid, before }: FileToRead): Promise<ReadFile> {
  const reading = await readPulls(text, uid, factsOf)
  if (!reading.ok) return { outline: reading, accounts: [] }
  const { format, problems, nameless } = reading
  const accounts = before === null ? reading.accounts : await addedTo(before, reading.accounts)
  return {
    accounts,
    outline: {
      ...{ ok: true, format },
      accounts: accounts.map(outlineOf),
      nameless,
      rows: reading.accounts.reduce((total, { pulls }) => total + pulls.length, 0),
      problems: problems.slice(0, MAX_PROBLEMS),
      faults: faultsIn(problems),
      content: packAccounts(accounts),
    },
  }
}

/** What several files tell of the same accounts, each pull once. (DOC-7) */
async function addedTo(before: Uint8Array, accounts: readonly FileAccount[]): Promise<readonly ReadAccount[]> {
  const known = await unpackAccounts(before)
  const isSame = (a: PullAccount, b: PullAccount) => a.gameId === b.gameId && a.uid === b.uid
  const others = known.filter((one) => !accounts.some((account) => isSame(account, one)))
  const joined = accounts.map((account) => {
    const own = known.find((one) => isSame(one, account))
    return own ? { ...account, pulls: mergePulls(own.pulls, account.pulls).pulls } : account
  })
  return [...joined, ...others.map((one) => ({ ...one, skipped: {}, diagnosis: null }))]
}

function outlineOf({ gameId, uid, pulls, diagnosis }: ReadAccount): AccountOutline {
  const ends = new Map<string, { first: Pull; last: Pull }>()
  for (const pull of pulls) ends.set(pull.poolId, { first: ends.get(pull.poolId)?.first ?? pull, last: pull })
  return {
    ...{ gameId, uid, diagnosis },
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
