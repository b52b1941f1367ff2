import { AppError } from '@ephemeris/contract/errors'
import type { Db } from '#server/db/client'
import { holdUserExclusively, type Writer } from '#server/db/hold-user'
import { findUser, type User } from './user.queries.ts'

/**
 * Holds a user alone until the transaction is over. (ACC-62)
 *
 * @returns the user as it is now, which may be another than the call has read before
 * @throws AppError TOKEN_INVALID if the account or the session has ended
 */
export async function lockUser(transaction: Db, writer: Writer): Promise<User> {
  await holdUserExclusively(transaction, writer)
  const user = await findUser(transaction, writer.id)
  if (!user) throw new AppError('TOKEN_INVALID')
  return user
}

/**
 * As `lockUser`, and the password is still the one that was verified. (ACC-62)
 * @throws AppError TOKEN_INVALID; PASSWORD_WRONG if the password has been changed since
 */
export async function lockVerifiedUser(
  transaction: Db,
  writer: Writer,
  verified: Pick<User, 'passwordHash'>,
): Promise<User> {
  const user = await lockUser(transaction, writer)
  if (user.passwordHash !== verified.passwordHash) throw new AppError('PASSWORD_WRONG')
  return user
}
