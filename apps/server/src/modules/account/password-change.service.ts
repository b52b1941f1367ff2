import { AppError } from '@ephemeris/contract/errors'
import type { PasswordChange } from '@ephemeris/contract/password-change'
import { parseLanguage } from '@ephemeris/core/language/language'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { enqueueMail } from '../mail/mail.service.ts'
import { WRONG_PASSWORDS } from './account-limits.ts'
import { deleteIdentities } from './identity.queries.ts'
import { requireGoodPassword } from './password/password-policy.ts'
import { deleteSessions } from './session.queries.ts'
import { settingsLink } from './settings-link.ts'
import { findUser, updatePassword } from './user.queries.ts'

/**
 * Whether this is the user's password; wrong ones count as wrong sign-ins do. (ACC-21)
 * @throws AppError PASSWORD_WRONG, RATE_LIMITED
 */
export async function requirePassword(
  { db, limits, passwords }: Pick<Deps, 'db' | 'limits' | 'passwords'>,
  { userId, password }: { userId: string; password: string },
  caller: Caller,
): Promise<void> {
  const here = `${userId} ${caller.network}`
  await limits.take(WRONG_PASSWORDS, here)
  const user = await findUser(db, userId)
  if (!(await passwords.verify(user?.passwordHash ?? null, password))) throw new AppError('PASSWORD_WRONG')
  await limits.giveBack(WRONG_PASSWORDS, here)
}

/**
 * Replaces the password, keeps this session and ends the others. Whoever changes a password because somebody else was in
 * the account cannot tell what that person has linked, so links go unless the user keeps them. (ACC-25, SOC-10)
 *
 * @throws AppError PASSWORD_WRONG, PASSWORD_WEAK, PASSWORD_SAME
 */
export async function replacePassword(
  deps: Deps,
  { currentPassword, newPassword, keepsLinks }: PasswordChange,
  { user: { id, sessionId }, caller }: { user: SignedInUser; caller: Caller },
): Promise<void> {
  const { db, passwords, audit } = deps
  await requirePassword(deps, { userId: id, password: currentPassword }, caller)
  const user = await findUser(db, id)
  if (!user) throw new AppError('TOKEN_INVALID')
  if (newPassword === currentPassword) throw new AppError('PASSWORD_SAME')
  await requireGoodPassword(newPassword, user, 'new_password')
  const passwordHash = await passwords.hash(newPassword)

  await db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, id, passwordHash)
    await deleteSessions(transaction, id, sessionId)
    if (!keepsLinks) await deleteIdentities(transaction, id)
    await enqueueMail(transaction, deps, {
      userId: id,
      recipient: user.email,
      language: parseLanguage(user.language) ?? 'en',
      kind: 'passwordChanged',
      parameters: { username: user.username, link: settingsLink(deps, { highlight: 'login' }) },
    })
  })
  audit('password changed', { userId: id, address: caller.address })
}
