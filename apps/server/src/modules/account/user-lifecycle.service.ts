import type { Deletion } from '@ephemeris/contract/account/account'
import { AppError } from '@ephemeris/contract/errors'
import { usernameKey } from '@ephemeris/core/account/username'
import type { Db } from '#server/db/client'
import type { PersonalData } from '#server/db/personal-data'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { SignedInUser } from '#server/http/gatekeeper'
import { newId } from '#server/platform/secrets/tokens'
import { lockUser, lockVerifiedUser } from './locked-user.service.ts'
import { requireFreshProof } from './password/fresh-proof.service.ts'
import { deleteRowsOf } from './personal-data/personal-data.queries.ts'
import { removeMailsOf } from './registration/written-mails.service.ts'
import { deleteSessions } from './session/session.queries.ts'
import { deleteUserRow, type EndedEmails, findUser, findUserByName, insertUser, updateBan } from './user.queries.ts'

/**
 * Makes an active user without a mail address, as whom no one can log in where there is no password.
 * @returns the id; `null`: the name is taken
 */
export async function createUser(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { username, password }: { username: string; password: string | null },
): Promise<string | null> {
  const id = newId('u')
  const user = {
    id,
    username,
    email: null,
    emailKey: null,
    passwordHash: password === null ? null : await passwords.hash(password),
    language: 'en',
    isDecoy: false,
    pendingUntil: null,
    createdAt: new Date(clock.now()),
  }
  const isFree = await db.transaction().execute((transaction) => insertUser(transaction, user))
  return isFree ? id : null
}

/** Everything that is kept about a user, for `jsonPieces`: what may be large comes as `JsonList`s. (ACC-50) */
export async function exportUser(
  { db, clock, audit }: Pick<Deps, 'db' | 'clock' | 'audit'>,
  userId: string,
  personalData: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = { exported_at: new Date(clock.now()) }
  for (const { name, collect } of personalData) parts[name] = await collect(db, userId)
  audit('account exported', { userId })
  return parts
}

/** Removes a user and every row that belongs to the user, at once. (ACC-51) @throws AppError TOKEN_INVALID if there is no such user */
export async function eraseUser(
  { db, env, audit }: Pick<Deps, 'db' | 'env' | 'audit'>,
  userId: string,
  personalData: readonly PersonalData[],
): Promise<void> {
  const ended = await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, { id: userId, sessionId: null })
    return eraseRows(transaction, userId, personalData)
  })
  await removeMailsOf({ db, env }, ended)
  audit('account deleted', { userId })
}

/**
 * Of a user who is locked. Sessions come first: a call that writes for the user holds one until the row is written, or finds it
 * gone. (ACC-62)
 */
async function eraseRows(transaction: Db, userId: string, personalData: readonly PersonalData[]): Promise<EndedEmails> {
  await deleteSessions(transaction, userId, null)
  const ended = await deleteUserRow(transaction, userId)
  for (const table of personalData.flatMap(({ tables }) => tables)) await deleteRowsOf(transaction, table, userId)
  return ended
}

/**
 * (ACC-51, ACC-62)
 * @throws AppError PARAMETER_INVALID unless the name is confirmed; PASSWORD_WRONG; PROOF_REQUIRED; TOKEN_INVALID
 */
export async function deleteOwnAccount(
  deps: Deps,
  { confirm, currentPassword }: Deletion,
  { user, caller, personalData }: { user: SignedInUser; caller: Caller; personalData: readonly PersonalData[] },
): Promise<void> {
  if (confirm !== user.username) throw new AppError('PARAMETER_INVALID', 'confirm')
  const { db, audit } = deps
  const account = await findUser(db, user.id)
  if (!account) throw new AppError('TOKEN_INVALID')
  const hasPassword = account.passwordHash !== null
  if (hasPassword && currentPassword === null) throw new AppError('PARAMETER_MISSING', 'current_password')
  await requireFreshProof(deps, { user, password: hasPassword ? currentPassword : null }, caller)
  const ended = await db.transaction().execute(async (transaction) => {
    await lockVerifiedUser(transaction, user, account)
    return eraseRows(transaction, user.id, personalData)
  })
  await removeMailsOf(deps, ended)
  audit('account deleted', { userId: user.id })
}

/** Keeps a user out, or lets the user in again; sessions outlive a ban. (ACC-18) @returns `null`: no such user */
export async function setBan(
  { db, clock, audit }: Pick<Deps, 'db' | 'clock' | 'audit'>,
  username: string,
  state: 'banned' | 'unbanned',
): Promise<string | null> {
  const userId = await updateBan(db, usernameKey(username), state === 'banned' ? new Date(clock.now()) : null)
  if (userId !== null) audit(`account ${state}`, { userId })
  return userId
}

/** @returns `null`: no such user */
export async function userIdOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, username: string): Promise<string | null> {
  return (await findUserByName(db, usernameKey(username), new Date(clock.now())))?.id ?? null
}
