import type { PasswordReset } from '@ephemeris/contract/account/password-change'
import type { MailRequest } from '@ephemeris/contract/account/registration'
import { AppError } from '@ephemeris/contract/errors'
import { emailKey, mailboxKey } from '@ephemeris/core/account/email'
import { parseLanguage } from '@ephemeris/core/language/language'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import { requireChallenge } from '#server/modules/challenge/challenge.service'
import { enqueueMail } from '#server/modules/mail/mail.service'
import { hashToken, newId, newUserToken } from '#server/platform/secrets/tokens'
import { MAILS_ASKED, MAILS_TO_ADDRESS, WRONG_TOKENS } from '../account-limits.ts'
import { insertEmailToken, useEmailTokens } from '../email-token/email-token.queries.ts'
import { storedEmailToken } from '../email-token/email-token.service.ts'
import { deleteIdentities } from '../identity/identity.queries.ts'
import { lockUser } from '../locked-user.service.ts'
import { revokeSignIns } from '../session/revoke-sign-ins.service.ts'
import { settingsLink } from '../settings-link.ts'
import { findUser, holdActiveUserByEmail, type User, updatePassword } from '../user.queries.ts'
import { requireGoodPassword } from './password-policy.ts'

/** How long a reset link is good for. (ACC-23) */
const RESET_MS = 30 * MINUTE_MS

/**
 * Mails a link that sets a new password, if the address has an active account. The answer and its time reveal nothing:
 * what is to be sent to no one is written all the same. Links that were mailed before stay good. Beyond the
 * hourly number of mails an address is treated as unknown. (ACC-10, ACC-23, ACC-27)
 *
 * @returns the token of the link, where the operator of a test wants to see it; else `null`
 */
export async function askForReset(
  deps: Deps,
  { email, challengeAnswer }: MailRequest,
  caller: Caller,
): Promise<{ token: string } | null> {
  const { db, clock, env, limits, audit } = deps
  await requireChallenge(deps, challengeAnswer, caller)
  await limits.takeFrom(MAILS_ASKED, caller)
  const isToBeMailed = await limits.tryTake(MAILS_TO_ADDRESS, mailboxKey(email))

  const { owner: user, token } = await db.transaction().execute(async (transaction) => {
    const owner = await holdActiveUserByEmail(transaction, emailKey(email))
    const addressee = isToBeMailed || env.returnsResetToken ? owner : null
    const userId = addressee?.id ?? newId('u')
    const token = newUserToken(userId)
    await insertEmailToken(transaction, {
      userId,
      tokenHash: hashToken(token),
      purpose: 'reset',
      expiresAt: new Date(clock.now() + RESET_MS),
    })
    await enqueueMail(transaction, deps, {
      userId,
      recipient: isToBeMailed ? (addressee?.email ?? null) : null,
      language: caller.language,
      kind: 'passwordReset',
      parameters: { username: addressee?.username ?? '', link: settingsLink(deps, { reset_token: token }) },
    })
    return { owner, token }
  })
  audit('password reset requested', { address: caller.address, ...(user && { userId: user.id }) })
  return env.returnsResetToken && user !== null ? { token } : null
}

/**
 * Whose password a link would change; the link stays good. @throws AppError RESET_EXPIRED, RESET_INVALID, RATE_LIMITED
 */
export async function userOfResetToken(deps: Deps, token: string, caller: Caller): Promise<User> {
  const { db, clock, limits } = deps
  await limits.requireLeft(WRONG_TOKENS, caller.network)
  const found = await storedEmailToken(db, token, 'reset')
  const user = found === null ? null : await findUser(db, found.userId)
  if (!found || !user) {
    await limits.takeFrom(WRONG_TOKENS, caller)
    throw new AppError('RESET_INVALID')
  }
  if (found.usedAt !== null) throw new AppError('RESET_INVALID')
  if (found.expiresAt.getTime() <= clock.now()) throw new AppError('RESET_EXPIRED')
  return user
}

/**
 * Sets a new password by a link, which works once and ends all other reset links, and ends every way in that was open. Other services sign in no
 * longer: a person who had the account before its mailbox was proved may have linked their own. (ACC-23, ACC-24, ACC-63,
 * SOC-9)
 * @throws AppError RESET_EXPIRED, RESET_INVALID, PASSWORD_WEAK, PASSWORD_SAME
 */
export async function resetPasswordByToken(
  deps: Deps,
  { token, newPassword, challengeAnswer }: PasswordReset,
  caller: Caller,
): Promise<void> {
  const { db, clock, passwords, audit } = deps
  await requireChallenge(deps, challengeAnswer, caller)
  const user = await userOfResetToken(deps, token, caller)
  await requireGoodPassword(newPassword, user, 'new_password')
  if (await passwords.verify(user.passwordHash, newPassword)) {
    // It may be the new one because the same link has just set it.
    await userOfResetToken(deps, token, caller)
    throw new AppError('PASSWORD_SAME')
  }
  const passwordHash = await passwords.hash(newPassword)

  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, { id: user.id, sessionId: null })
    const sought = { tokenHash: hashToken(token), purpose: 'reset', now: new Date(clock.now()) } as const
    if (!(await useEmailTokens(transaction, user.id, sought))) throw new AppError('RESET_INVALID')
    await updatePassword(transaction, user.id, passwordHash)
    await revokeSignIns(transaction, deps, { userId: user.id, kept: null })
    await deleteIdentities(transaction, user.id)
    await enqueueMail(transaction, deps, {
      userId: user.id,
      recipient: user.email,
      language: parseLanguage(user.language) ?? 'en',
      kind: 'passwordWasReset',
      parameters: { username: user.username, link: settingsLink(deps, { highlight: 'login' }) },
    })
  })
  audit('password reset', { userId: user.id, address: caller.address })
}
