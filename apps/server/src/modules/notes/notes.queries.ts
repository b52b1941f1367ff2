import type { Db } from '#server/db/client'

/** The notes of these users, as stored; those who have none are absent. */
export async function listNotes(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('player_notes')
    .select(['user_id as userId', 'notes', 'updated_at as updatedAt'])
    .where('user_id', 'in', [...userIds])
    .execute()
}

/** Concurrent writers of one user take turns. @returns as stored; empty for who has none yet */
export async function lockNotes(transaction: Db, userId: string, now: Date): Promise<unknown> {
  await transaction
    .insertInto('player_notes')
    .values({ user_id: userId, notes: '{}', updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { notes } = await transaction
    .selectFrom('player_notes')
    .select('notes')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return notes
}

export async function updateNotes(transaction: Db, userId: string, { notes, at }: { notes: string; at: Date }) {
  await transaction.updateTable('player_notes').set({ notes, updated_at: at }).where('user_id', '=', userId).execute()
}
