import type { Db } from '#server/db/client'

/** Succeeds if the database answers and has been migrated. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.selectFrom('catalogue_state').select('game_id').limit(1).execute()
}
