import type { SessionEntry, SessionOrigin } from '@ephemeris/contract/account/account'
import { AppError } from '@ephemeris/contract/errors'
import { parseLanguage } from '@ephemeris/core/language/language'
import { DAY_MS, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { enqueueMail } from '#server/modules/mail/mail.service'
import { hashToken, isTokenOf, newId, newToken, newUserToken, userNamedIn } from '#server/platform/secrets/tokens'
import { lockUser } from '../locked-user.service.ts'
import { settingsLink } from '../settings-link.ts'
import type { User } from '../user.queries.ts'
import { revokeSignIns } from './revoke-sign-ins.service.ts'
import {
  deleteOldestSessions,
  deleteSession,
  type FoundSession,
  findSession,
  findUnnamedSession,
  insertSession,
  listSessionRows,
  touchSession,
  upsertKnownDevice,
} from './session.queries.ts'
import { COMPANION_COOKIE, DEVICE_COOKIE } from './session-cookies.ts'

/** A session ends when it is not used for so long, and in any case when it is so old. (ACC-16) */
export const SESSION_IDLE_MS = 30 * DAY_MS
export const SESSION_MAX_MS = 180 * DAY_MS

const MAX_SESSIONS = 20

/** How exactly it is known when a session was used. */
const TOUCH_EVERY_MS = MINUTE_MS

type Ending = Pick<Deps, 'db' | 'audit' | 'changes'>

interface SignIn {
  readonly via: SessionOrigin
  readonly caller: Caller
  /**
   * Asks again, once the user is locked, whether what lets the user in still does: a password may have been changed, a
   * code or a link ended since it was looked at. @throws AppError if it does not
   */
  readonly proof: (transaction: Db, user: User) => Promise<void>
}

/**
 * Signs a user in: makes a session and, for our own page, sets the cookie without which the token is worth nothing.
 * (ACC-14, ACC-17, ACC-62)
 *
 * @returns the token, which is stored nowhere
 * @throws AppError ACCOUNT_BANNED, ACCOUNT_INACTIVE; those of the proof
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'origin' | 'audit'>,
  userId: string,
  { via, caller, proof }: SignIn,
): Promise<string> {
  const { db, clock, audit } = deps
  const token = newUserToken(userId)
  const companion = caller.isOwnPage ? newToken() : null
  const device = caller.isOwnPage ? (caller.cookie(DEVICE_COOKIE) ?? newToken()) : null
  const createdAt = new Date(clock.now())

  await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, { id: userId, sessionId: null })
    await proof(transaction, user)
    if (user.pendingUntil !== null) throw new AppError('ACCOUNT_INACTIVE')
    if (user.bannedAt !== null) throw new AppError('ACCOUNT_BANNED')
    await insertSession(transaction, {
      userId,
      id: newId('s'),
      tokenHash: hashToken(token),
      companionHash: companion === null ? null : hashToken(companion),
      via,
      device: caller.device,
      address: caller.address,
      createdAt,
    })
    if (device !== null) await upsertKnownDevice(transaction, userId, hashToken(device), createdAt)
    await endOldest(transaction, deps, user)
  })

  if (companion !== null) caller.setCookie(COMPANION_COOKIE, companion, { maxAgeSeconds: SESSION_MAX_MS / 1000 })
  if (device !== null) caller.setCookie(DEVICE_COOKIE, device, { maxAgeSeconds: SESSION_MAX_MS / 1000 })
  audit('login succeeded', { userId, address: caller.address, via })
  return token
}

/** The password is still the one that was verified. */
export function samePassword(verified: Pick<User, 'passwordHash'>): SignIn['proof'] {
  return async (_transaction, { passwordHash }) => {
    if (passwordHash !== verified.passwordHash) throw new AppError('CREDENTIALS_WRONG')
  }
}

async function endOldest(
  transaction: Db,
  deps: Pick<Deps, 'clock' | 'origin'>,
  { id, username, email, language }: User,
): Promise<void> {
  const [device] = await deleteOldestSessions(transaction, id, MAX_SESSIONS)
  if (device === undefined) return
  await enqueueMail(transaction, deps, {
    userId: id,
    recipient: email,
    language: parseLanguage(language) ?? 'en',
    kind: 'oldestSessionEnded',
    parameters: { username, device, link: settingsLink(deps, {}) },
  })
}

/**
 * Whose token this is. (ACC-15, ACC-16, ACC-17, ACC-18)
 * @throws AppError TOKEN_INVALID, TOKEN_EXPIRED, ACCOUNT_BANNED, ACCOUNT_INACTIVE
 */
export async function authenticate(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  caller: Caller,
): Promise<SignedInUser> {
  const session = await sessionOf(deps.db, token)
  if (session === null || !hasCompanion(session.companionHash, caller)) throw new AppError('TOKEN_INVALID')
  return admit(deps, session)
}

/** Whose token this is, whatever became of its cookie: enough to end its session. (ACC-17) @throws as `authenticate` */
export async function recognise(deps: Pick<Deps, 'db' | 'clock'>, token: string): Promise<SignedInUser> {
  const session = await sessionOf(deps.db, token)
  if (session === null) throw new AppError('TOKEN_INVALID')
  return admit(deps, session)
}

function sessionOf(db: Db, token: string): Promise<FoundSession | null> {
  const userId = userNamedIn(token)
  const tokenHash = hashToken(token)
  return userId === null ? findUnnamedSession(db, tokenHash) : findSession(db, { userId, tokenHash })
}

async function admit({ db, clock }: Pick<Deps, 'db' | 'clock'>, session: FoundSession): Promise<SignedInUser> {
  const now = clock.now()
  const idleMs = now - session.lastUsedAt.getTime()
  if (idleMs > SESSION_IDLE_MS || now - session.createdAt.getTime() > SESSION_MAX_MS) {
    throw new AppError('TOKEN_EXPIRED')
  }
  if (session.bannedAt !== null) throw new AppError('ACCOUNT_BANNED')
  if (session.pendingUntil !== null) throw new AppError('ACCOUNT_INACTIVE')
  if (idleMs > TOUCH_EVERY_MS) await touchSession(db, session.userId, session.id, new Date(now))

  return {
    id: session.userId,
    username: session.username,
    sessionId: session.id,
    signedInAt: instant(session.createdAt.getTime()),
    via: session.via,
  }
}

function hasCompanion(hash: Buffer | null, caller: Caller): boolean {
  if (hash === null) return true
  const companion = caller.cookie(COMPANION_COOKIE)
  return companion !== null && isTokenOf(hash, companion)
}

/** Without expired ones. */
export async function sessionsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, sessionId }: Pick<SignedInUser, 'id' | 'sessionId'>,
): Promise<SessionEntry[]> {
  const now = clock.now()
  const rows = await listSessionRows(db, id)
  return rows
    .filter(
      ({ createdAt, lastUsedAt }) =>
        now - lastUsedAt.getTime() <= SESSION_IDLE_MS && now - createdAt.getTime() <= SESSION_MAX_MS,
    )
    .map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address,
      createdAt: instant(row.createdAt.getTime()),
      lastUsedAt: instant(row.lastUsedAt.getTime()),
      isCurrent: row.id === sessionId,
      via: row.via,
    }))
}

export async function endOwnSession(deps: Ending, user: SignedInUser): Promise<void> {
  await deps.db.transaction().execute((transaction) => endOne(transaction, deps, user))
  deps.audit('logout', { userId: user.id })
}

/** (ACC-26, ACC-63) */
export async function signOutEverywhere(deps: Ending, user: SignedInUser): Promise<void> {
  const sessions = await deps.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    return revokeSignIns(transaction, deps, { userId: user.id, kept: null })
  })
  deps.audit('logout everywhere', { userId: user.id, sessions })
}

/** @throws AppError NOT_FOUND, also for a session of another user */
export async function endSession(deps: Ending, user: SignedInUser, sessionId: string): Promise<void> {
  const isEnded = await deps.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    return endOne(transaction, deps, { id: user.id, sessionId })
  })
  if (!isEnded) throw new AppError('NOT_FOUND')
  deps.audit('session revoked', { userId: user.id })
}

/** @returns whether there was one */
async function endOne(
  transaction: Db,
  { changes }: Pick<Deps, 'changes'>,
  { id, sessionId }: Pick<SignedInUser, 'id' | 'sessionId'>,
): Promise<boolean> {
  const isEnded = await deleteSession(transaction, id, sessionId)
  await changes.sessionEnded(transaction, id, sessionId)
  return isEnded
}
