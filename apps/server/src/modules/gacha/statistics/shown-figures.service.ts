import { AppError } from '@ephemeris/contract/errors'
import type { ShownFigures } from '@ephemeris/core/gacha/figures/shown-figures'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#server/deps'
import type { HeavyCaller } from '#server/platform/processes/heavy-work'
import { findPullAccount } from '../ledger/account.queries.ts'
import { figuresToShow } from './statistics.service.ts'

/** Accounts of which this process keeps what their pages show, by the state of the ledger; about 40 KB each. */
const kept = new LRUCache<string, Promise<ShownFigures>>({ max: 200 })

/** What a page shows of an account, counted once for each state of its ledger. @throws AppError RECORDS_ABSENT */
export async function shownFiguresOf(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  caller: HeavyCaller,
  { gameId, uid }: PullAccount,
): Promise<ShownFigures> {
  const known = await findPullAccount(deps.db, { userId: caller.id, gameId, uid })
  if (!known || known.revokedAt !== null) throw new AppError('RECORDS_ABSENT')
  const key = JSON.stringify([caller.id, gameId, uid, known.importsMade, known.changedAt])
  const figures = kept.get(key) ?? figuresToShow(deps, caller, { gameId, uid })
  kept.set(key, figures)
  try {
    return await figures
  } catch (error) {
    kept.delete(key)
    throw error
  }
}
