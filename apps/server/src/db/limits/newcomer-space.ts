import type { Deps } from '#server/deps'
import type { CallOrigin } from '#server/platform/client-network'
import { NEW_FOR_MS, NEWCOMERS_KIB } from './account-space.ts'
import { countersAt } from './rate-limits.ts'
import { findUserSince } from './user-since.ts'

interface Newcomer {
  readonly id: string
  /** Where the call comes from. */
  readonly origin: CallOrigin
}

/**
 * Stores something for a user, whose account may be new: what all new accounts of one network store in a day is limited
 * together, so that no user gets more room by more accounts. What was refused counts nothing. Calls at the same moment
 * may pass the limit by what each of them stores. (OPS-99)
 *
 * @param store returns what was stored, and how many KiB that takes
 * @throws AppError NEWCOMERS_FULL
 */
export async function storeAsNewcomer<Stored>(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { id, origin }: Newcomer,
  store: () => Promise<{ readonly stored: Stored; readonly kib: number }>,
): Promise<Stored> {
  const createdAt = await findUserSince(db, id)
  const isNew = createdAt !== null && clock.now() - createdAt.getTime() < NEW_FOR_MS
  const counters = isNew ? countersAt(NEWCOMERS_KIB, origin) : []
  for (const { limit, key } of counters) await limits.requireLeft(limit, key)
  const { stored, kib } = await store()
  if (kib > 0) for (const { limit, key } of counters) await limits.charge(limit, key, kib)
  return stored
}
