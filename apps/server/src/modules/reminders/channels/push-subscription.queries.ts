import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#server/db/client'
import type { Schema } from '#server/db/schema/schema'

export interface SubscriptionRow {
  readonly userId: string
  readonly id: string
  readonly sessionId: string
  readonly keyId: string
  /** What only a process with the same key can open. */
  readonly sealed: Buffer
  readonly device: string
}

/** A browser belongs to the user who subscribed last. */
export async function upsertSubscription(
  transaction: Db,
  { userId, id, sessionId, keyId, sealed, device }: SubscriptionRow,
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('push_subscription').where('id', '=', id).where('user_id', '<>', userId).execute()
  const values = { session_id: sessionId, key_id: keyId, sealed, device, seen_at: now }
  await transaction
    .insertInto('push_subscription')
    .values({ user_id: userId, id, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
    .execute()
}

/** All but the `kept` that were seen last. */
export async function deleteOldSubscriptions(transaction: Db, userId: string, kept: number): Promise<void> {
  await transaction
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_subscription')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .offset(kept),
    )
    .execute()
}

export async function deleteSubscription(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('user_id', '=', userId).where('id', '=', id).execute()
}

export async function deleteSubscriptionsSeenBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('push_subscription').where('seen_at', '<', moment).execute()
}

export async function deleteSubscriptionsOf(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('user_id', '=', userId).where('session_id', '=', sessionId).execute()
}

/** All of a user but those of the session that is kept. */
export async function deleteSubscriptions(
  transaction: Db,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  await transaction
    .deleteFrom('push_subscription')
    .where('user_id', '=', userId)
    .$if(keptSessionId !== null, (query) => query.where('session_id', '<>', keptSessionId ?? ''))
    .execute()
}

/** The session in which the browser confirmed the subscription has not ended. (REM-22) */
function inLiveSession(where: ExpressionBuilder<Schema, 'push_subscription'>) {
  return where.exists(
    where
      .selectFrom('session')
      .select('session.id')
      .whereRef('session.user_id', '=', 'push_subscription.user_id')
      .whereRef('session.id', '=', 'push_subscription.session_id'),
  )
}

/** `null`: it is gone. */
export async function findSubscription(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('push_subscription')
    .select(['key_id as keyId', 'sealed'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(inLiveSession)
    .executeTakeFirst()
  return row ?? null
}

/** Those that a key opens, the one that was seen last first. */
export async function listSubscriptions(db: Db, userIds: readonly string[], keyId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['user_id as userId', 'id', 'device', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('user_id', 'in', [...userIds])
    .where('key_id', '=', keyId)
    .where(inLiveSession)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The user's subscriptions for the export. */
export async function listPushDevices(db: Db, userId: string) {
  return db
    .selectFrom('push_subscription')
    .select(['device', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .execute()
}
