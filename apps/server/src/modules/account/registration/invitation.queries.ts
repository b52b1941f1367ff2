import type { Db } from '#server/db/client'

export async function insertInvitation(db: Db, tokenHash: Buffer, expiresAt: Date): Promise<void> {
  await db.insertInto('invitation').values({ token_hash: tokenHash, expires_at: expiresAt }).execute()
}

/** An invitation lets one register: it is gone with its use. @returns whether it could still be used */
export async function takeInvitation(transaction: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('invitation').where('expires_at', '<=', now).execute()
}
