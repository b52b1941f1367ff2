import type { Db } from '../client.ts'

/** When the account was made; `null`: there is none. */
export async function findUserSince(db: Db, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('account').select('created_at').where('id', '=', userId).executeTakeFirst()
  return row?.created_at ?? null
}
