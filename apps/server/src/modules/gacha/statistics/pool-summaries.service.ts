import { AppError } from '@ephemeris/contract/errors'
import type { PoolSummary } from '@ephemeris/core/gacha/figures/pool-summary'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#server/deps'
import type { HeavyCaller } from '#server/platform/processes/heavy-work'
import { listPullAccounts } from '../ledger/account.queries.ts'
import { statisticsOf } from './statistics.service.ts'

export interface SummarisedPulls extends PullAccount {
  readonly pools: readonly PoolSummary[]
}

/** Accounts of which this process keeps what their pulls amount to, about 3 KB each. */
const KEPT = 500

/** By account and state of its ledger. */
const kept = new LRUCache<string, readonly PoolSummary[]>({ max: KEPT })

/** What the pulls of each account on the user's list amount to, counted once for each state of its ledger. */
export async function poolSummariesOf(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  caller: HeavyCaller,
): Promise<readonly SummarisedPulls[]> {
  const found: SummarisedPulls[] = []
  for (const { gameId, uid, importsMade, changedAt } of await listPullAccounts(deps.db, caller.id)) {
    const key = JSON.stringify([caller.id, gameId, uid, importsMade, changedAt])
    const pools = kept.get(key) ?? (await countedPools(deps, caller, { gameId, uid }))
    kept.set(key, pools)
    found.push({ gameId, uid, pools })
  }
  return found
}

/** None of an account without pulls. */
async function countedPools(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  caller: HeavyCaller,
  account: PullAccount,
): Promise<readonly PoolSummary[]> {
  try {
    return (await statisticsOf(deps, caller, account)).pools
  } catch (error) {
    if (error instanceof AppError && error.code === 'RECORDS_ABSENT') return []
    throw error
  }
}
