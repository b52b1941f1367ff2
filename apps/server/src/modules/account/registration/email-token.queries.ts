import type { Db } from '#server/db/client'

export type EmailTokenPurpose = 'verification' | 'reset'

interface NewEmailToken {
  readonly userId: string
  readonly tokenHash: Buffer
  readonly purpose: EmailTokenPurpose
  readonly expiresAt: Date
}

/** Earlier tokens of the user for the same purpose are worth nothing from now on. */
export async function replaceEmailToken(db: Db, token: NewEmailToken): Promise<void> {
  await db
    .deleteFrom('email_token')
    .where('user_id', '=', token.userId)
    .where('purpose', '=', token.purpose)
    .where('used_at', 'is', null)
    .execute()
  await db
    .insertInto('email_token')
    .values({
      user_id: token.userId,
      token_hash: token.tokenHash,
      purpose: token.purpose,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute()
}

interface Sought {
  readonly tokenHash: Buffer
  readonly purpose: EmailTokenPurpose
}

/** `null`: the user has none such. */
export async function findEmailToken(db: Db, userId: string, sought: Sought) {
  return (await selectEmailToken(db, sought).where('user_id', '=', userId).executeTakeFirst()) ?? null
}

/** The same for a token that names no user: all users are searched. */
export async function findUnnamedEmailToken(db: Db, sought: Sought) {
  return (await selectEmailToken(db, sought).executeTakeFirst()) ?? null
}

function selectEmailToken(db: Db, { tokenHash, purpose }: Sought) {
  return db
    .selectFrom('email_token')
    .select(['user_id as userId', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
}

/** @returns whether this call was the one that used it */
export async function useEmailToken(db: Db, userId: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Nobody learns any more what became of these. */
export async function deleteEmailTokensBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('email_token').where('expires_at', '<', moment).execute()
}
