import { AppError } from '@ephemeris/contract/errors'
import type { LedgerLimit, LedgerLimits } from '@ephemeris/contract/gacha/ledger-limits'
import type { LedgerSize } from './ledger-size.queries.ts'

/** What is to come to an account. */
interface Growth {
  readonly pulls: number
  readonly poolIds: Iterable<string>
  /** 0 for an account that is counted already. */
  readonly uids: number
}

/**
 * Nothing to come is never refused: a ledger that is full can be read, cleared and imported into again. (LEDGER-15)
 *
 * @throws AppError LEDGER_FULL, with the limit that would be passed
 */
export function requireCapacity(limits: LedgerLimits, size: LedgerSize, { pulls, poolIds, uids }: Growth): void {
  const check = (limit: LedgerLimit, value: number) => {
    if (value > limits[limit]) throw new AppError('LEDGER_FULL', '', { data: { reason: limit } })
  }
  const pools = new Set([...size.poolIds, ...poolIds]).size
  if (pulls > 0) {
    check('pullsPerUid', size.pullsOfUid + pulls)
    check('pullsPerUser', size.pullsOfUser + pulls)
  }
  if (pools > size.poolIds.size) check('poolsPerUid', pools)
  if (uids > 0) check('uidsPerUser', size.uidsOfUser + uids)
}
