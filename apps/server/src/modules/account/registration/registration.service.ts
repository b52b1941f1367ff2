import type { Confirmation, Registration, ResendRequest } from '@ephemeris/contract/account/registration'
import { AppError } from '@ephemeris/contract/errors'
import { emailKey, mailboxKey } from '@ephemeris/core/account/email'
import { isReserved, usernameKey } from '@ephemeris/core/account/username'
import { usernameSkeleton } from '@ephemeris/core/account/username-skeleton'
import { normalForm } from '@ephemeris/core/language/normal-form'
import { DAY_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { countersAt } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import { requireChallenge } from '#server/modules/challenge/challenge.service'
import { enqueueMail } from '#server/modules/mail/mail.service'
import { hashToken, newId, newUserToken } from '#server/platform/secrets/tokens'
import {
  MAILS_ASKED,
  MAILS_TO_ADDRESS,
  NAMES_TRIED,
  REGISTRATIONS,
  REGISTRATIONS_OF_DAY,
  WRONG_TOKENS,
} from '../account-limits.ts'
import { insertEmailToken, useEmailTokens } from '../email-token/email-token.queries.ts'
import { storedEmailToken } from '../email-token/email-token.service.ts'
import { requirePassword } from '../password/password-change.service.ts'
import { requireGoodPassword } from '../password/password-policy.ts'
import { orGiveBack, refundAll } from '../password/password-tries.service.ts'
import { deleteSessions } from '../session/session.queries.ts'
import { samePassword, signIn } from '../session/session.service.ts'
import { settingsLink } from '../settings-link.ts'
import {
  activateUser,
  deleteExpiredPendingName,
  extendPending,
  findActiveUserByEmail,
  findUser,
  insertUser,
  isNameTaken,
  listPendingUsersByEmail,
  type User,
} from '../user.queries.ts'
import { takeInvitation } from './invitation.queries.ts'
import { removeMailsOf } from './written-mails.service.ts'

/** An account that is not confirmed disappears after so long, and its link with it. (ACC-9) */
const PENDING_MS = DAY_MS

/**
 * Makes an account that has to be confirmed. Only the owner of the address learns, by mail, whether it has an account
 * already: the caller gets one that can never be confirmed, by the same writes. (ACC-9, ACC-10)
 *
 * @throws AppError PASSWORD_WEAK, USERNAME_TAKEN, REGISTRATION_LIMIT; REGISTRATION_CLOSED (ACC-68)
 */
export async function registerUser(deps: Deps, registration: Registration, caller: Caller): Promise<void> {
  const { db, clock, env, limits, passwords, audit } = deps
  const { username, email, password, invitation = null } = registration
  if (env.registration === 'closed' || (env.registration === 'invite' && invitation === null)) {
    throw new AppError('REGISTRATION_CLOSED')
  }
  await requireChallenge(deps, registration.challengeAnswer, caller)
  await requireGoodPassword(password, registration, 'password')
  await limits.takeFrom(NAMES_TRIED, caller)
  const isTaken = isReserved(usernameSkeleton(username)) || (await isNameTaken(db, username, new Date(clock.now())))
  if (isTaken) throw new AppError('USERNAME_TAKEN')
  await limits.takeFrom(REGISTRATIONS, caller)
  await limits.takeFrom(REGISTRATIONS_OF_DAY, caller)
  const counters = [...countersAt(REGISTRATIONS, caller), ...countersAt(REGISTRATIONS_OF_DAY, caller)]
  const giveBack = () => refundAll(limits, counters)
  const passwordHash = await orGiveBack(passwords.hash(password), giveBack)
  const isToBeMailed = await limits.tryTake(MAILS_TO_ADDRESS, mailboxKey(email))

  const now = clock.now()
  const ended = await db.transaction().execute(async (transaction) => {
    // With the account or not at all: of two who use one link at once, one is refused.
    const isInvited = invitation !== null && (await takeInvitation(transaction, hashToken(invitation), new Date(now)))
    if (env.registration === 'invite' && !isInvited) throw new AppError('REGISTRATION_CLOSED')
    const owner = await findActiveUserByEmail(transaction, emailKey(email))
    const user = {
      id: newId('u'),
      username,
      email,
      emailKey: emailKey(email),
      passwordHash,
      language: caller.language,
      isDecoy: owner !== null,
      pendingUntil: new Date(now + PENDING_MS),
      createdAt: new Date(now),
    }
    const freed = await deleteExpiredPendingName(transaction, username, user.createdAt)
    if (!(await insertUser(transaction, user))) throw new AppError('USERNAME_TAKEN')
    await mailTo(transaction, deps, { user, owner, isToBeMailed })
    audit('account registered', { userId: user.id, address: caller.address })
    return freed
  })
  await removeMailsOf(deps, ended)
}

interface Letter {
  readonly user: Pick<User, 'id' | 'username' | 'email' | 'isDecoy'> & { readonly language: Caller['language'] }
  /** Of the address; `null`: no owner yet. */
  readonly owner: User | null
  readonly isToBeMailed: boolean
}

/** A link to confirm with, or the news that there is nothing to confirm. */
async function mailTo(transaction: Db, deps: Deps, { user, owner, isToBeMailed }: Letter): Promise<void> {
  const token = newUserToken(user.id)
  await insertEmailToken(transaction, {
    userId: user.id,
    tokenHash: hashToken(token),
    purpose: 'verification',
    expiresAt: new Date(deps.clock.now() + PENDING_MS),
  })
  const common = { userId: user.id, recipient: isToBeMailed ? (owner ?? user).email : null, language: user.language }
  if (owner === null) {
    const link = settingsLink(deps, { verify_token: token })
    await enqueueMail(transaction, deps, {
      ...common,
      kind: 'verification',
      parameters: { username: user.username, link },
    })
  } else {
    const link = settingsLink(deps, { highlight: 'login' })
    const parameters = { username: owner.username, link }
    await enqueueMail(transaction, deps, { ...common, kind: 'alreadyRegistered', parameters })
  }
}

/**
 * Sends the confirmation mail of the named account again, if it waits for this address. The answer and its time reveal
 * nothing: what is to be sent to no one is written all the same. Links that were mailed before stay good. (ACC-10, ACC-12, ACC-27, ACC-28)
 */
export async function resendConfirmation(
  deps: Deps,
  { username, email, challengeAnswer }: ResendRequest,
  caller: Caller,
): Promise<void> {
  const { db, clock, limits } = deps
  await requireChallenge(deps, challengeAnswer, caller)
  await limits.takeFrom(MAILS_ASKED, caller)
  const key = emailKey(email)
  const isToBeMailed = await limits.tryTake(MAILS_TO_ADDRESS, mailboxKey(email))

  await db.transaction().execute(async (transaction) => {
    const now = new Date(clock.now())
    const waiting = await listPendingUsersByEmail(transaction, key, now)
    const owner = await findActiveUserByEmail(transaction, key)
    const decoy = { id: newId('u'), username: '', email: null, isDecoy: true }
    const meant = (isToBeMailed ? accountMeant(waiting, username) : null) ?? decoy
    await extendPending(transaction, meant.id, new Date(clock.now() + PENDING_MS), now)
    const addressee = owner === null && !meant.isDecoy ? meant : decoy
    const user = { ...addressee, language: caller.language }
    await mailTo(transaction, deps, { user, owner: null, isToBeMailed: user.email !== null })
  })
}

/** Of several accounts a stranger may have made any, so that one has to be named. (ACC-28) */
function accountMeant(waiting: readonly User[], username: string | null): User | null {
  if (username === null) return waiting.length === 1 ? (waiting[0] ?? null) : null
  const key = usernameKey(normalForm('NFKC', username).trim())
  return waiting.find((user) => usernameKey(user.username) === key) ?? null
}

/** Activates the account that the link was mailed for. (ACC-9, ACC-11) @throws AppError as `waitingUser` */
export async function confirmEmail(deps: Deps, token: string, caller: Caller): Promise<void> {
  await activate(deps, { user: await waitingUser(deps, token, caller), token }, caller)
}

/**
 * Activates the account that the link was mailed for, for a caller who knows its password, and logs in. Our page asks for
 * it, so that no one activates an account that a stranger has made with this address. (ACC-29)
 *
 * @returns a bearer token
 * @throws AppError PASSWORD_WRONG, RATE_LIMITED; as `waitingUser`
 */
export async function confirmWithPassword(
  deps: Deps,
  { token, password }: Confirmation,
  caller: Caller,
): Promise<string> {
  const user = await waitingUser(deps, token, caller)
  const verified = await requirePassword(deps, { userId: user.id, password }, caller)
  await activate(deps, { user, token }, caller)
  return signIn(deps, user.id, { via: 'password', caller, proof: samePassword(verified) })
}

/**
 * Which account a link would activate; the link stays good. (ACC-11, ACC-29)
 * @throws AppError VERIFICATION_EXPIRED, ALREADY_ACTIVE; RATE_LIMITED for a caller who guesses
 */
export async function waitingUser(deps: Deps, token: string, caller: Caller): Promise<User> {
  const { db, clock, limits } = deps
  await limits.requireLeft(WRONG_TOKENS, caller.network)
  const found = await storedEmailToken(db, token, 'verification')
  const user = found === null ? null : await findUser(db, found.userId)
  if (!found || !user) {
    await limits.takeFrom(WRONG_TOKENS, caller)
    throw new AppError('VERIFICATION_EXPIRED')
  }
  if (user.pendingUntil === null) throw new AppError('ALREADY_ACTIVE')
  // A later mail gives the account more time, but not this link.
  const goodUntil = Math.min(user.pendingUntil.getTime(), found.expiresAt.getTime())
  if (goodUntil <= clock.now()) throw new AppError('VERIFICATION_EXPIRED')
  return user
}

async function activate(
  { db, clock, audit }: Deps,
  { user, token }: { user: User; token: string },
  caller: Caller,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = new Date(clock.now())
    const sought = { tokenHash: hashToken(token), purpose: 'verification', now } as const
    // The account comes first: it is held alone from then on.
    const isActivated = await activateUser(transaction, user.id, now)
    const isUsed = isActivated && (await useEmailTokens(transaction, user.id, sought))
    if (!isUsed) throw new AppError('VERIFICATION_EXPIRED')
    await deleteSessions(transaction, user.id, null)
  })
  audit('account activated', { userId: user.id, address: caller.address })
}
