import type { VersionCause } from '@ephemeris/contract/sync/sync'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { SlotContent, SlotKey } from './slot.queries.ts'

/**
 * Makes a version of what the slot holds, unless that is nothing or, but for its moments, just what comes now.
 * @returns whether there is a new version
 */
export async function insertVersion(
  transaction: Db,
  { userId, slot }: SlotKey,
  version: { id: string; cause: VersionCause; replacedAt: Date; next: SlotContent | null },
): Promise<boolean> {
  const { id, cause, replacedAt, next } = version
  const { numAffectedRows = 0n } = await sql`
    insert into settings_version (user_id, slot, id, updated_at, replaced_at, cause, config, marks)
    select user_id, slot, ${id}, updated_at, ${replacedAt}, ${cause}, config, marks from settings_slot
    where user_id = ${userId} and slot = ${slot} and config is not null
      and config - 'changedAt' is distinct from ${next?.config ?? null}::jsonb - 'changedAt'
  `.execute(transaction)
  return numAffectedRows > 0n
}

/** Gives those that newer ones have pushed back the time at which they end, `keptMs` after they were replaced. */
export async function endVersions(
  transaction: Db,
  { userId, slot }: SlotKey,
  pushedBack: readonly MeasuredVersion[],
  keptMs: number,
): Promise<void> {
  for (const { id, replacedAt, expiresAt } of pushedBack) {
    if (expiresAt !== null) continue
    // The instant comes from here: a distributed database refuses an UPDATE that adds an interval to a column.
    await transaction
      .updateTable('settings_version')
      .set({ expires_at: new Date(replacedAt.getTime() + keptMs) })
      .where('user_id', '=', userId)
      .where('slot', '=', slot)
      .where('id', '=', id)
      .execute()
  }
}

interface MeasuredVersion {
  readonly id: string
  readonly replacedAt: Date
  /** `null`: not before newer ones push it back. */
  readonly expiresAt: Date | null
  readonly bytes: number
}

/** Of one slot, the newest first, with the bytes that each takes. */
export async function measureVersions(transaction: Db, { userId, slot }: SlotKey): Promise<readonly MeasuredVersion[]> {
  return transaction
    .selectFrom('settings_version')
    .select([
      'id',
      'replaced_at as replacedAt',
      'expires_at as expiresAt',
      sql<number>`pg_column_size(config)`.as('bytes'),
    ])
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .orderBy('replaced_at', 'desc')
    .execute()
}

export async function deleteVersions(
  transaction: Db,
  { userId, slot }: SlotKey,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .deleteFrom('settings_version')
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .where('id', 'in', ids)
    .execute()
}

/** The newest first. */
export async function listVersions(db: Db, { userId, slot }: SlotKey, now: Date) {
  return db
    .selectFrom('settings_version')
    .select(['id', 'updated_at as updatedAt', 'replaced_at as replacedAt', 'cause', 'marks'])
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy('replaced_at', 'desc')
    .execute()
}

/** `null`: there is none, or no longer. */
export async function findVersion(db: Db, { userId, slot }: SlotKey, { id, now }: { id: string; now: Date }) {
  const row = await db
    .selectFrom('settings_version')
    .select(['config', 'marks'])
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .where('id', '=', id)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst()
  return row ?? null
}

/** Of every slot, the newest first; those that are about to end come without what they hold. */
export async function listAllVersions(db: Db, userId: string) {
  return db
    .selectFrom('settings_version')
    .select([
      'slot',
      'updated_at',
      'replaced_at',
      'cause',
      'marks',
      'expires_at',
      sql<unknown>`case when expires_at is null then config end`.as('config'),
    ])
    .where('user_id', '=', userId)
    .orderBy('slot')
    .orderBy('replaced_at', 'desc')
    .execute()
}

export async function deleteVersionsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('settings_version').where('expires_at', '<', moment).execute()
}
