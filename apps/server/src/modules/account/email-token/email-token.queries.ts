import type { Db } from '#server/db/client'

export type EmailTokenPurpose = 'verification' | 'reset'

interface NewEmailToken {
  readonly userId: string
  readonly tokenHash: Buffer
  readonly purpose: EmailTokenPurpose
  readonly expiresAt: Date
}

/** Earlier tokens of the user stay as good as they were: mails overtake each other. (ACC-27) */
export async function insertEmailToken(db: Db, token: NewEmailToken): Promise<void> {
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

/**
 * Uses a token, and with it all others of the user for the same purpose. The transaction has to hold the account alone:
 * two of its tokens may be used at once. (ACC-23)
 *
 * @returns whether the token could still be used
 */
export async function useEmailTokens(
  transaction: Db,
  userId: string,
  { tokenHash, purpose, now }: Sought & { readonly now: Date },
): Promise<boolean> {
  const usable = await selectEmailToken(transaction, { tokenHash, purpose })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!usable) return false
  await transaction
    .updateTable('email_token')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
  return true
}

/** No caller learns any more what became of these. */
export async function deleteEmailTokensBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('email_token').where('expires_at', '<', moment).execute()
}
