import { type Completeness, countPulls, type PoolHistory } from '@ephemeris/core/gacha/counting/count-pulls'
import type { PoolProof, ProofByPool } from '@ephemeris/core/gacha/coverage/covered-pulls'
import type { FactIndex } from '@ephemeris/core/gacha/facts'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { withoutApart } from '@ephemeris/core/gacha/rows/apart'
import { type PullServer, serverOf } from '@ephemeris/core/gacha/server-of'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { type Query, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { StorageError } from '#web/lib/device/storage-error'
import { withHoles } from '#web/lib/pulls/pull-holes'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { pullsOf, type StoredAccount } from '#web/lib/pulls/stored-pulls'
import { readAgain } from '#web/lib/server/query-client'
import { useUserKey } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { loadFacts } from '#web/state/pulls/game-facts'

/** An account's pulls as this device keeps them, counted and judged. */
export interface CountedAccount extends PullAccount {
  readonly index: FactIndex
  readonly server: PullServer
  /** By counted pool, in the order in which they are shown; pools without pulls are absent. */
  readonly histories: ReadonlyMap<string, PoolHistory>
  /** Of the pools that count nowhere (POOL-8). */
  readonly apart: ReadonlyMap<string, PoolHistory>
  readonly coverage: ProofByPool
  readonly updatedAt: Instant
}

/** `null`: nothing is kept of this account, or it is another user's. */
export function usePulls({
  gameId,
  uid,
}: {
  gameId: PullAccount['gameId']
  uid: string | null
}): UseQueryResult<CountedAccount | null> {
  const owner = useDevice((device) => device.user_id ?? (device.auth_token === null ? DEVICE_OWNER : null))
  return useQuery({
    queryKey: [...useUserKey(), 'pulls', gameId, uid, owner],
    queryFn: uid === null || owner === null ? skipToken : () => readAccount({ gameId, uid }, owner),
    staleTime: Number.POSITIVE_INFINITY,
    // Thousands of pulls would be compared one by one, to find that they are others.
    structuralSharing: false,
  })
}

/** Shows what this device keeps by now. */
export async function refreshPulls(): Promise<void> {
  await readAgain({ predicate: ({ queryKey }: Query) => queryKey[2] === 'pulls' })
}

async function readAccount(key: PullAccount, owner: string): Promise<CountedAccount | null> {
  const reading = pullsDb.read(key, owner).catch((error: unknown) => {
    // No one waits for it any more, but it is shown when it comes.
    if (error instanceof StorageError) error.late?.then(refreshPulls, () => undefined)
    throw error
  })
  const [stored, index] = await Promise.all([reading, loadFacts(key.gameId)])
  return stored && countAccount(key, stored, index)
}

function countAccount(key: PullAccount, stored: StoredAccount, index: FactIndex): CountedAccount | null {
  const server = serverOf(key.uid, index.facts.servers)
  if (!server) return null
  const coverage = withHoles(stored, server.offset)
  const { counting, apart } = withoutApart(key.gameId, pullsOf(stored))
  const completeness = new Map(Object.entries(coverage).map(([poolId, one]) => [poolId, completenessOf(one)]))
  return {
    ...key,
    index,
    server,
    histories: countPulls(counting, { index, server: server.offset, completeness }),
    apart: countPulls(apart, { index, server: server.offset }),
    coverage,
    updatedAt: instant(stored.lastUpdated),
  }
}

function completenessOf({ isCompleteFromStart, gaps }: PoolProof): Completeness {
  return { isCompleteFromStart, gaps: gaps.map(({ from, to }) => ({ from: instant(from), to: instant(to) })) }
}
