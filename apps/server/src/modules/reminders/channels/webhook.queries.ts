import { sql } from 'kysely'
import type { Db } from '#server/db/client'

export interface WebhookRow {
  readonly keyId: string
  /** What only a process with the same key can open. */
  readonly sealed: Buffer
  readonly shownUrl: string
}

/** In the place of the one that the user has. */
export async function replaceWebhook(transaction: Db, userId: string, row: WebhookRow, now: Date): Promise<void> {
  const values = {
    key_id: row.keyId,
    sealed: row.sealed,
    shown_url: row.shownUrl,
    succeeded_at: now,
    failures: 0,
    fault: null,
    stopped_at: null,
  }
  await transaction
    .insertInto('webhook')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deleteWebhook(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('webhook').where('user_id', '=', userId).execute()
}

/** `null`: there is none. */
export async function findWebhook(db: Db, userId: string) {
  const row = await db
    .selectFrom('webhook')
    .select([
      'key_id as keyId',
      'sealed',
      'shown_url as shownUrl',
      'succeeded_at as succeededAt',
      'fault',
      'stopped_at as stoppedAt',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Of the users, those that work and that a key opens. */
export async function listWorkingWebhooks(db: Db, userIds: readonly string[], keyId: string) {
  return db
    .selectFrom('webhook')
    .select(['user_id as userId', 'shown_url as shownUrl', 'failures'])
    .where('user_id', 'in', [...userIds])
    .where('key_id', '=', keyId)
    .where('stopped_at', 'is', null)
    .execute()
}

type Sealed = { readonly userId: string; readonly sealed: Buffer }

/** Of the address that was asked: the user may have named another one since. */
export async function noteWebhookSuccess(db: Db, { userId, sealed }: Sealed, now: Date): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ succeeded_at: now, failures: 0 })
    .where('user_id', '=', userId)
    .where('sealed', '=', sealed)
    .execute()
}

/** It is stopped with the last of `allowed` failures in a row; `isGone`: with the first. */
export async function noteWebhookFailure(
  db: Db,
  { userId, sealed }: Sealed,
  { now, allowed, isGone }: { now: Date; allowed: number; isGone: boolean },
): Promise<void> {
  await sql`
    update webhook set failures = failures + 1,
      fault = case when ${isGone} then 'gone' when failures + 1 >= ${allowed} then 'failing' end,
      stopped_at = case when ${isGone} or failures + 1 >= ${allowed} then ${now}::timestamptz end
    where user_id = ${userId} and sealed = ${sealed} and stopped_at is null
  `.execute(db)
}

/** The user's webhook for the export. */
export async function listWebhooks(db: Db, userId: string) {
  return db
    .selectFrom('webhook')
    .select(['shown_url', 'succeeded_at', 'failures', 'fault', 'stopped_at'])
    .where('user_id', '=', userId)
    .execute()
}
