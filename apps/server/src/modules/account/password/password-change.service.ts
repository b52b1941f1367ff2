import type { PasswordChange } from '@ephemeris/contract/account/password-change'
import { AppError } from '@ephemeris/contract/errors'
import { parseLanguage } from '@ephemeris/core/language/language'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { enqueueMail } from '#server/modules/mail/mail.service'
import { LOGINS } from '../account-limits.ts'
import { deleteIdentities } from '../identity/identity.queries.ts'
import { lockVerifiedUser } from '../locked-user.service.ts'
import { revokeSignIns } from '../session/revoke-sign-ins.service.ts'
import { DEVICE_COOKIE } from '../session/session-cookies.ts'
import { settingsLink } from '../settings-link.ts'
import { findUser, type User, updatePassword } from '../user.queries.ts'
import { slowDown } from './delay.ts'
import { requireGoodPassword } from './password-policy.ts'
import { countPasswordTry, isOwnDevice, orGiveBack } from './password-tries.service.ts'

/**
 * Whether this is the user's password. Wrong ones and wrong sign-ins count together, and after many of them from anywhere
 * the answer comes late, except on the owner's own device. (ACC-21, ACC-22, ACC-64)
 *
 * @returns the user whose password was verified: what is written because of it asks `lockVerifiedUser`
 * @throws AppError PASSWORD_WRONG, RATE_LIMITED
 */
export async function requirePassword(
  { db, limits, passwords, audit }: Pick<Deps, 'db' | 'limits' | 'passwords' | 'audit'>,
  { userId, password }: { userId: string; password: string },
  caller: Caller,
): Promise<User> {
  await limits.takeFrom(LOGINS, caller)
  const { isUsual, requirePermitted, giveBack } = await countPasswordTry(limits, [userId], caller)
  await requirePermitted()
  if (!isUsual && !(await isOwnDevice({ db }, [userId], caller))) {
    audit('login delayed', { userId, address: caller.address })
    await slowDown()
  }
  const user = await findUser(db, userId)
  const isRight = await orGiveBack(passwords.verify(user?.passwordHash ?? null, password), giveBack)
  if (!user || !isRight) throw new AppError('PASSWORD_WRONG')
  await giveBack()
  return user
}

/**
 * Replaces the password, keeps this session and ends every other way in. A user who changes a password because another person
 * was in the account cannot know what that person has linked, so links go unless the user keeps them. (ACC-25, ACC-62,
 * ACC-63, SOC-11)
 *
 * @throws AppError PASSWORD_WRONG, PASSWORD_WEAK, PASSWORD_SAME; TOKEN_INVALID if the session has ended meanwhile
 */
export async function replacePassword(
  deps: Deps,
  { currentPassword, newPassword, keepsLinks }: PasswordChange,
  { user: { id, sessionId }, caller }: { user: SignedInUser; caller: Caller },
): Promise<void> {
  const { db, passwords, audit } = deps
  const user = await requirePassword(deps, { userId: id, password: currentPassword }, caller)
  if (newPassword === currentPassword) throw new AppError('PASSWORD_SAME')
  await requireGoodPassword(newPassword, user, 'new_password')
  const passwordHash = await passwords.hash(newPassword)

  await db.transaction().execute(async (transaction) => {
    await lockVerifiedUser(transaction, { id, sessionId }, user)
    await updatePassword(transaction, id, passwordHash)
    const kept = { sessionId, deviceToken: caller.cookie(DEVICE_COOKIE) }
    await revokeSignIns(transaction, deps, { userId: id, kept })
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
