import type { Db } from '../../apps/server/src/db/client.ts'
import { inDatabase } from './in-database.ts'

/** Forgets what publishers have announced, so that the running server of `dataDir` reads and writes all of it again. */
export async function readAllAgain(dataDir: string): Promise<void> {
  await inDatabase(dataDir, async (db) => {
    await db.transaction().execute(async (transaction) => {
      // First, as the server does, which writes a source and its announcements at the same time.
      await makeDue(transaction)
      await transaction.deleteFrom('announcement').execute()
    })
  })
}

/** Makes the running server of `dataDir` ask all publishers; what they have announced stays. */
export async function askAll(dataDir: string): Promise<void> {
  await inDatabase(dataDir, makeDue)
}

async function makeDue(db: Db): Promise<void> {
  await db
    .updateTable('notice_source')
    .set({ answers: '{}', next_at: new Date(0) })
    .execute()
}

/** By game, how many announcements are stored; games without any are absent. */
export function countAnnouncements(dataDir: string): Promise<ReadonlyMap<string, number>> {
  return inDatabase(dataDir, async (db) => {
    const rows = await db
      .selectFrom('announcement')
      .select(['game_id', (q) => q.fn.countAll<string>().as('total')])
      .groupBy('game_id')
      .execute()
    return new Map(rows.map(({ game_id, total }) => [game_id, Number(total)]))
  })
}
