import type { SessionOrigin } from '@ephemeris/contract/account/account'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'

export interface NewSession {
  readonly userId: string
  readonly id: string
  readonly tokenHash: Buffer
  /** `null`: the token needs no cookie beside it. */
  readonly companionHash: Buffer | null
  readonly via: SessionOrigin
  readonly device: string
  readonly address: string
  readonly createdAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      user_id: session.userId,
      id: session.id,
      token_hash: session.tokenHash,
      companion_hash: session.companionHash,
      via: session.via,
      device: session.device,
      address: session.address,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
    })
    .execute()
}

export interface FoundSession {
  readonly userId: string
  readonly id: string
  readonly companionHash: Buffer | null
  readonly via: SessionOrigin
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly username: string
  readonly pendingUntil: Date | null
  readonly bannedAt: Date | null
}

/** The session of a token together with what decides whether its user may come in; `null`: unknown. */
export async function findSession(
  db: Db,
  { userId, tokenHash }: { userId: string; tokenHash: Buffer },
): Promise<FoundSession | null> {
  const row = await selectSession(db, tokenHash)
    .where('session.user_id', '=', userId)
    .where('account.id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The same for a token that names no user: all users are searched. */
export async function findUnnamedSession(db: Db, tokenHash: Buffer): Promise<FoundSession | null> {
  return (await selectSession(db, tokenHash).executeTakeFirst()) ?? null
}

function selectSession(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.user_id')
    .select([
      'session.user_id as userId',
      'session.id as id',
      'session.companion_hash as companionHash',
      'session.via as via',
      'session.created_at as createdAt',
      'session.last_used_at as lastUsedAt',
      'account.username as username',
      'account.pending_until as pendingUntil',
      'account.banned_at as bannedAt',
    ])
    .where('session.token_hash', '=', tokenHash)
}

export async function touchSession(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('last_used_at', '<', now)
    .execute()
}

/** The one used last first. */
export async function listSessionRows(db: Db, userId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'address', 'via', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** @returns whether there was one */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** All of a user's sessions but, where given, one. @returns how many there were */
export async function deleteSessions(db: Db, userId: string, keptId: string | null): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(keptId !== null, (query) => query.where('id', '<>', keptId ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends those used longest ago, so that `kept` are left. @returns the devices that are signed out by it */
export async function deleteOldestSessions(db: Db, userId: string, kept: number): Promise<string[]> {
  const { rows } = await sql<{ device: string }>`
    delete from session where user_id = ${userId} and id in (
      select id from session where user_id = ${userId} order by last_used_at desc, created_at desc offset ${kept}
    ) returning device
  `.execute(db)
  return rows.map(({ device }) => device)
}

/** No caller learns any more that these have expired. */
export async function deleteSessionsBefore(db: Db, moments: { lastUsed: Date; created: Date }): Promise<void> {
  await db
    .deleteFrom('session')
    .where((where) =>
      where.or([where('last_used_at', '<', moments.lastUsed), where('created_at', '<', moments.created)]),
    )
    .execute()
}

export async function upsertKnownDevice(db: Db, userId: string, deviceHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: deviceHash, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
}

export async function isKnownDevice(db: Db, userId: string, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** All of a user's devices but, where given, one. */
export async function deleteKnownDevices(db: Db, userId: string, keptHash: Buffer | null): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .$if(keptHash !== null, (query) => query.where('device_hash', '<>', keptHash ?? Buffer.alloc(0)))
    .execute()
}

export async function deleteKnownDevicesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('known_device').where('last_used_at', '<', moment).execute()
}
