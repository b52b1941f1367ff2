import { sql } from 'kysely'
import type { Db } from '#server/db/client'

/** In the place of any other that the user has. */
export async function replacePreview(
  transaction: Db,
  { userId, id, content, expiresAt }: { userId: string; id: string; content: Buffer; expiresAt: Date },
): Promise<void> {
  await transaction.deleteFrom('gacha_preview').where('user_id', '=', userId).execute()
  await transaction
    .insertInto('gacha_preview')
    .values({ user_id: userId, id, content, expires_at: expiresAt })
    .execute()
}

/** It can be taken once. `null`: there is none, or no longer. */
export async function takePreview(
  transaction: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Buffer | null> {
  const row = await transaction
    .deleteFrom('gacha_preview')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('content')
    .executeTakeFirst()
  return row?.content ?? null
}

/** It stays where it is. `null`: there is none, or no longer. */
export async function findPreview(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('gacha_preview')
    .select('content')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.content ?? null
}

/** The last four bytes of a preview's content; `null`: the user has none of that id. */
export async function findPreviewEnd(db: Db, { userId, id }: { userId: string; id: string }): Promise<Buffer | null> {
  const row = await db
    .selectFrom('gacha_preview')
    .select(sql<Buffer>`substring(content from length(content) - 3)`.as('end'))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.end ?? null
}

export async function deleteExpiredPreviews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('gacha_preview').where('expires_at', '<=', now).execute()
}

export async function listPreviewTimes(db: Db, userId: string) {
  return db.selectFrom('gacha_preview').select('expires_at').where('user_id', '=', userId).execute()
}
