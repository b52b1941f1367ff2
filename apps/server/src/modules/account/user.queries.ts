import { usernameKey } from '@ephemeris/core/account/username'
import { usernameSkeleton } from '@ephemeris/core/account/username-skeleton'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Db } from '#server/db/client'

/** An account as its services know it. */
export interface User {
  readonly id: string
  readonly username: string
  readonly email: string | null
  readonly passwordHash: string | null
  readonly language: string
  /** `null`: active. */
  readonly pendingUntil: Date | null
  readonly isDecoy: boolean
  readonly bannedAt: Date | null
}

const COLUMNS = [
  'id',
  'username',
  'email',
  'password_hash as passwordHash',
  'language',
  'pending_until as pendingUntil',
  'is_decoy as isDecoy',
  'banned_at as bannedAt',
] as const

/** As its index has it. */
const SKELETON = sql<string>`coalesce(username_skeleton, username_key)`

/** `null` also for one whose time to be confirmed is over. */
export async function findUserByName(db: Db, key: string, now: Date): Promise<User | null> {
  const row = await db
    .selectFrom('account')
    .select(COLUMNS)
    .where('username_key', '=', key)
    .where((where) => where.or([where('pending_until', 'is', null), where('pending_until', '>', now)]))
    .executeTakeFirst()
  return row ?? null
}

export async function findUser(db: Db, id: string): Promise<User | null> {
  const row = await db.selectFrom('account').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function findActiveUserByEmail(db: Db, emailKey: string): Promise<User | null> {
  return (await selectActiveByEmail(db, emailKey).executeTakeFirst()) ?? null
}

/** The same, and no call deletes the account before the transaction is over. */
export async function holdActiveUserByEmail(transaction: Db, emailKey: string): Promise<User | null> {
  return (await selectActiveByEmail(transaction, emailKey).forKeyShare().executeTakeFirst()) ?? null
}

function selectActiveByEmail(db: Db, emailKey: string) {
  return db.selectFrom('account').select(COLUMNS).where('email_key', '=', emailKey).where('pending_until', 'is', null)
}

/** Unconfirmed accounts with this address, decoys included, the newest first. */
export async function listPendingUsersByEmail(db: Db, emailKey: string, now: Date): Promise<User[]> {
  return db
    .selectFrom('account')
    .select(COLUMNS)
    .where('email_key', '=', emailKey)
    .where('pending_until', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
}

export interface NewUser {
  readonly id: string
  readonly username: string
  readonly email: string | null
  readonly emailKey: string | null
  readonly passwordHash: string | null
  readonly language: string
  readonly isDecoy: boolean
  readonly pendingUntil: Date | null
  readonly createdAt: Date
}

/** Whether a user has a name that looks like this one, as far as `now` is no longer before its time to be confirmed. (ACC-1) */
export async function isNameTaken(db: Db, username: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(SKELETON, '=', usernameSkeleton(username))
    .where((where) => where.or([where('pending_until', 'is', null), where('pending_until', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Of names that look alike at the same moment the first one is taken. @returns whether the name was free */
export async function insertUser(transaction: Db, user: NewUser): Promise<boolean> {
  const skeleton = usernameSkeleton(user.username)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user name ${skeleton}`}, 0))`.execute(transaction)
  if (await isNameTaken(transaction, user.username, user.createdAt)) return false
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('account')
    .values({
      id: user.id,
      username: user.username,
      username_key: usernameKey(user.username),
      username_skeleton: skeleton,
      email: user.email,
      email_key: user.emailKey,
      password_hash: user.passwordHash,
      language: user.language,
      is_decoy: user.isDecoy,
      pending_until: user.pendingUntil,
      created_at: user.createdAt,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Of accounts that have ended, for `removeMailsOf`. */
export type EndedEmails = readonly { readonly email: string | null }[]

export async function deleteUserRow(db: Db, id: string): Promise<EndedEmails> {
  return db.deleteFrom('account').where('id', '=', id).returning('email').execute()
}

/** Frees the name if its owner has not confirmed it in time. */
export async function deleteExpiredPendingName(db: Db, username: string, now: Date): Promise<EndedEmails> {
  return db
    .deleteFrom('account')
    .where(SKELETON, '=', usernameSkeleton(username))
    .where('pending_until', '<=', now)
    .returning('email')
    .execute()
}

export async function deleteExpiredPending(db: Db, now: Date): Promise<EndedEmails> {
  return db.deleteFrom('account').where('pending_until', '<=', now).returning('email').execute()
}

/** Those of the keys that an account has, whatever its state. */
export async function findEmailKeys(db: Db, emailKeys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('account').select('email_key as key').where('email_key', 'in', emailKeys).execute()
  return new Set(rows.flatMap(({ key }) => key ?? []))
}

/** Gives an unconfirmed account more time. */
export async function extendPending(db: Db, id: string, pendingUntil: Date, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ pending_until: pendingUntil })
    .where('id', '=', id)
    .where('pending_until', '>', now)
    .execute()
}

/** @returns whether it was pending, no decoy, and no active account has its address */
export async function activateUser(db: Db, id: string, now: Date): Promise<boolean> {
  const activation = db
    .updateTable('account')
    .set({ pending_until: null, email_verified_at: now })
    .where('id', '=', id)
    .where('pending_until', '>', now)
    .where('is_decoy', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other')
            .select('other.id')
            .whereRef('other.email_key', '=', 'account.email_key')
            .where('other.pending_until', 'is', null),
        ),
      ),
    )
  try {
    const { numUpdatedRows } = await activation.executeTakeFirst()
    return numUpdatedRows === 1n
  } catch (error) {
    // Another account of the address was activated at the same moment.
    if (error instanceof DatabaseError && error.constraint === 'account_active_email') return false
    throw error
  }
}

export async function updatePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** What is shown of the user. */
export async function updateAppearance(
  db: Db,
  id: string,
  appearance: { nickname: string | null; avatar: string | null },
): Promise<void> {
  await db.updateTable('account').set(appearance).where('id', '=', id).execute()
}

/** `at` is `null` to let the user in again. @returns whether there is such a user */
export async function updateBan(db: Db, key: string, at: Date | null): Promise<string | null> {
  const row = await db
    .updateTable('account')
    .set({ banned_at: at })
    .where('username_key', '=', key)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The oldest first; without those whose time to be confirmed is over. */
export async function listUsers(db: Db, now: Date) {
  return db
    .selectFrom('account')
    .select(['username', 'created_at as createdAt', 'pending_until as pendingUntil', 'banned_at as bannedAt'])
    .where((where) => where.or([where('pending_until', 'is', null), where('pending_until', '>', now)]))
    .orderBy('created_at')
    .execute()
}

/** What the user sees of the account. */
export async function findAccount(db: Db, id: string) {
  const row = await db
    .selectFrom('account')
    .select(['username', 'nickname', 'avatar', 'email', 'email_verified_at', 'password_hash', 'language', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
