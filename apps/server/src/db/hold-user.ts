import { AppError } from '@ephemeris/contract/errors'
import type { Db } from './client.ts'

/**
 * Lets nobody delete the account before the transaction is over, so that what it writes for the user is deleted with it.
 * (ACC-51)
 *
 * @throws AppError TOKEN_INVALID if the account has just been deleted
 */
export async function holdUser(transaction: Db, userId: string): Promise<void> {
  const row = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw new AppError('TOKEN_INVALID')
}
