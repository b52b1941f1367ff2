import { AppError } from '@ephemeris/contract/errors'
import type { Db } from '#server/db/client'
import { findPullAccount } from './account.queries.ts'
import type { OwnedAccount } from './owned-account.ts'

/** @throws AppError RECORDS_ABSENT unless the account is on the user's list @returns when its pulls changed last */
export async function requirePulls(db: Db, key: OwnedAccount): Promise<Date> {
  const known = await findPullAccount(db, key)
  if (!known || known.revokedAt !== null) throw new AppError('RECORDS_ABSENT')
  return known.changedAt
}
