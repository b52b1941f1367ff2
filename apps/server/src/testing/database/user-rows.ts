import { sql } from 'kysely'
import type { Db } from '#server/db/client'

/** Every row of these tables that belongs to the user, as text. */
export async function rowsOfUser(db: Db, userId: string, tables: readonly string[]): Promise<readonly string[]> {
  const found = tables.map((table) =>
    sql<{ text: string }>`select row_to_json(r)::text as text from ${sql.table(table)} r where user_id = ${userId}`
      .execute(db)
      .then(({ rows }) => rows.map(({ text }) => `${table} ${text}`)),
  )
  return (await Promise.all(found)).flat().toSorted()
}

/** When a session of the user was used last; `undefined`: there is none. */
export async function lastUse(db: Db, userId: string): Promise<Date | undefined> {
  const row = await db.selectFrom('session').select('last_used_at').where('user_id', '=', userId).executeTakeFirst()
  return row?.last_used_at
}

/** Makes all sessions of the user look as if they were used last at this time. */
export async function setLastUse(db: Db, userId: string, last_used_at: Date): Promise<void> {
  await db.updateTable('session').set({ last_used_at }).where('user_id', '=', userId).execute()
}
