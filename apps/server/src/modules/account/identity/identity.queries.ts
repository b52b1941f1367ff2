import type { Provider } from '@ephemeris/core/account/arrival'
import type { Db } from '#server/db/client'

/** An account at another service. */
export interface Identity {
  readonly provider: Provider
  readonly subject: string
}

/** `null`: it signs in nowhere. */
export async function findIdentityUser(db: Db, { provider, subject }: Identity): Promise<string | null> {
  const row = await db
    .selectFrom('identity')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** @returns whether it was free, and the user had none of this service */
export async function insertIdentity(
  db: Db,
  { provider, subject, userId, linkedAt }: Identity & { userId: string; linkedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identity')
    .values({ provider, subject, user_id: userId, linked_at: linkedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The one linked first comes first. */
export async function listIdentities(db: Db, userId: string) {
  return db
    .selectFrom('identity')
    .select(['provider', 'subject', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute()
}

/** @returns whether there was one */
export async function deleteIdentity(db: Db, userId: string, provider: Provider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteIdentities(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('identity').where('user_id', '=', userId).execute()
}
