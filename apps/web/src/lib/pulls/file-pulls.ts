import { readPull } from '@ephemeris/contract/gacha/pull-fields'
import { coverageOf } from '@ephemeris/core/gacha/coverage/coverage'
import type { ProofByPool } from '@ephemeris/core/gacha/coverage/covered-pulls'
import { type FilePart, filePartsOf, fileSpans, openingOf } from '@ephemeris/core/gacha/coverage/file-spans'
import { provenParts } from '@ephemeris/core/gacha/coverage/stated-parts'
import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { doubtsOf } from '@ephemeris/core/gacha/merging/doubts-of'
import { type Merge, mergePulls, type PullConflict } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Instant } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { type StoredAccount, type StoredFiles, storedByPool, storedKey } from '#web/lib/pulls/stored-pulls'

/** Only looks into a log rest on these, and files are none. */
const NO_LOG = { warnDays: 0, delayHours: 0 } as const

/** What a record that is made of files needs beside them. */
export interface FileFacts {
  readonly index: FactIndex
  /** The zone of the account's game server. */
  readonly server: UtcOffset
  readonly at: Instant
}

/**
 * The record of an account that files make together, in whichever order they came. To take one back is to make the
 * record without it. (LOCAL-15, DOC-7)
 */
export function accountOfFiles(key: PullAccount, files: readonly StoredFiles[], facts: FileFacts): StoredAccount {
  const { pulls, conflicting } = mergeFiles(files)
  return {
    gameId: storedKey(key),
    gachaTypes: storedByPool(pulls),
    stats: { coverage: coverageOfFiles(files.flatMap(partsOfFiles), facts, conflicting) },
    lastUpdated: facts.at,
    owner: DEVICE_OWNER,
    files,
  }
}

/** What files make together. */
export function mergeFiles(files: readonly StoredFiles[]): Pick<Merge, 'pulls' | 'conflicting'> {
  return files.map(pullsOfFiles).reduce<Pick<Merge, 'pulls' | 'conflicting'>>(
    (all, part) => {
      const { pulls, conflicting } = mergePulls(all.pulls, part)
      return { pulls, conflicting: [...all.conflicting, ...conflicting] }
    },
    { pulls: [], conflicting: [] },
  )
}

/**
 * The record without what was confirmed at `takenAt`; whose account has the rest stays known. (LOCAL-15, LOCAL-16)
 *
 * @param takenAt ms since 1970
 * @returns `null`: nothing is left
 */
export function withoutFiles(
  previous: StoredAccount,
  key: PullAccount,
  { takenAt, facts }: { readonly takenAt: number; readonly facts: FileFacts },
): StoredAccount | null {
  const left = (previous.files ?? []).filter(({ at }) => at !== takenAt)
  if (left.length === 0) return null
  const { broughtTo } = previous
  return { ...accountOfFiles(key, left, facts), ...(broughtTo && { broughtTo }) }
}

function pullsOfFiles({ pulls }: StoredFiles): readonly Pull[] {
  return pulls.map((row) => readPull(row, row.order))
}

export function partsOfFiles(files: StoredFiles): readonly FilePart[] {
  return files.parts ?? filePartsOf(pullsOfFiles(files))
}

/** What the files of a record prove together, as a file of all of them states it. (UIGF-11) */
export function provenOf(files: readonly StoredFiles[], { index, server }: Omit<FileFacts, 'at'>): readonly FilePart[] {
  return provenParts(fileSpans(index, server, files.flatMap(partsOfFiles)), () => NO_LOG, server)
}

/** What parts of files prove together, each believed to be whole between the first and the last pull of each pool. (LEDGER-10) */
export function coverageOfFiles(
  parts: readonly FilePart[],
  { index, server }: Pick<FileFacts, 'index' | 'server'>,
  conflicting: readonly PullConflict[] = [],
): ProofByPool {
  const doubts = doubtsOf(index, server, conflicting)
  return Object.fromEntries(
    Object.entries(fileSpans(index, server, parts)).map(([pool, spans]) => {
      const evidence = [...spans, ...(doubts.get(pool) ?? [])]
      const { isCompleteFromStart, gaps, safeUntil } = coverageOf(evidence, NO_LOG, openingOf(index, pool, server))
      return [pool, { isCompleteFromStart, gaps, safeUntil }]
    }),
  )
}
