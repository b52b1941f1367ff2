import type { Db } from '#server/db/client'
import { serverSecret } from '#server/db/server-secret'

/** @returns whether it had not been used before */
export async function insertUsedChallenge(db: Db, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenge')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_challenge').where('expires_at', '<', now).execute()
}

/** The key that signs proofs of work, as text. */
export async function findChallengeKey(db: Db): Promise<string> {
  return (await serverSecret(db, 'challenge')).toString('base64url')
}
