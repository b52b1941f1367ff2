import { AppError } from '@ephemeris/contract/errors'
import type { Db } from '#server/db/client'
import { holdUser } from '#server/db/hold-user'
import { findHandoffMaker, lockHandoff, type StoredHandoff } from './handoff.queries.ts'

/**
 * A code that no other transaction changes until this one ends. `null`: there is none, or the session that made it has
 * ended, or its user may not come in. (HAND-13)
 */
export async function lockOpenHandoff(transaction: Db, idHash: Buffer): Promise<StoredHandoff | null> {
  const maker = await findHandoffMaker(transaction, idHash)
  if (maker === null) return null
  try {
    await holdUser(transaction, maker)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
  return lockHandoff(transaction, idHash)
}
