import { AppError } from '@ephemeris/contract/errors'
import type { LedgerLimit, LedgerLimits } from '@ephemeris/contract/gacha/ledger-limits'
import { NEW_FOR_MS } from '#server/db/limits/account-space'
import type { LedgerSize } from './ledger-size.queries.ts'

/** What is to come to an account. */
interface Growth {
  readonly pulls: number
  readonly poolIds: Iterable<string>
  /** 0 for an account that is counted already. */
  readonly uids: number
  readonly at: Date
}

/**
 * Nothing to come is never refused: a ledger that is full can be read, cleared and imported into again. (LEDGER-15, OPS-99)
 *
 * @throws AppError LEDGER_FULL, with the limit that would be passed
 */
export function requireCapacity(limits: LedgerLimits, size: LedgerSize, { pulls, poolIds, uids, at }: Growth): void {
  const check = (limit: LedgerLimit, value: number) => {
    if (value > limits[limit]) throw new AppError('LEDGER_FULL', '', { data: { reason: limit } })
  }
  const pools = new Set([...size.poolIds, ...poolIds]).size
  if (pulls > 0) {
    check('pullsPerUid', size.pullsOfUid + pulls)
    const isNew = at.getTime() - size.userSince.getTime() < NEW_FOR_MS
    check(isNew ? 'pullsPerNewUser' : 'pullsPerUser', size.pullsOfUser + pulls)
  }
  if (pools > size.poolIds.size) check('poolsPerUid', pools)
  if (uids > 0) check('uidsPerUser', size.uidsOfUser + uids)
}
