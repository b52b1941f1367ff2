import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { MessageState } from '#server/db/schema/schema-reminders'

export interface MessageKey {
  readonly userId: string
  readonly channel: string
  readonly key: string
  readonly target: string
}

export interface NewMessage extends MessageKey {
  readonly eventKeys: readonly string[]
  readonly body: object
  readonly dueAt: Date
  readonly expiresAt: Date
}

/** @returns the keys of those that were not there yet; the others stay as they are */
export async function insertMessages(transaction: Db, messages: readonly NewMessage[]): Promise<MessageKey[]> {
  if (messages.length === 0) return []
  const rows = messages.map((message) => ({
    user_id: message.userId,
    channel: message.channel,
    key: message.key,
    target: message.target,
    state: 'waiting' as const,
    told: [...message.eventKeys],
    body: JSON.stringify(message.body),
    due_at: message.dueAt,
    expires_at: message.expiresAt,
  }))
  return transaction
    .insertInto('reminder_message')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id as userId', 'channel', 'key', 'target'])
    .execute()
}

/** `null`: its user is gone. */
export async function findMessage(db: Db, key: MessageKey) {
  const row = await byKey(db, key)
    .select(['state', 'body', 'due_at as dueAt', 'expires_at as expiresAt'])
    .executeTakeFirst()
  return row ?? null
}

function byKey(db: Db, { userId, channel, key, target }: MessageKey) {
  return db
    .selectFrom('reminder_message')
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('key', '=', key)
    .where('target', '=', target)
}

export async function updateMessage(db: Db, key: MessageKey, state: MessageState): Promise<void> {
  await db
    .updateTable('reminder_message')
    .set({ state })
    .where('user_id', '=', key.userId)
    .where('channel', '=', key.channel)
    .where('key', '=', key.key)
    .where('target', '=', key.target)
    .execute()
}

/** All messages to these users, with any outcome: per user, channel and key. */
export async function listSentMessages(db: Db, userIds: readonly string[]) {
  const { rows } = await sql<{ userId: string; channel: string; key: string; told: string[] }>`
    select distinct on (user_id, channel, key) user_id as "userId", channel, key, told
    from reminder_message where user_id = any (${userIds}::text[])
    order by user_id, channel, key, due_at desc
  `.execute(db)
  return rows
}

/**
 * Messages that failed and that no device of the user got either, the newest first: one row for a channel and a key.
 */
export async function listFailedMessages(db: Db, userId: string, { since, limit }: { since: Date; limit: number }) {
  const { rows } = await sql<{ channel: string; dueAt: Date; body: unknown }>`
    select channel, max(due_at) as "dueAt", (array_agg(body))[1] as body
    from reminder_message where user_id = ${userId} and due_at >= ${since}
    group by channel, key
    having bool_or(state = 'failed') and not bool_or(state = 'sent')
    order by max(due_at) desc, channel limit ${limit}
  `.execute(db)
  return rows
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('reminder_message').where('due_at', '<', moment).execute()
}

/** The user's messages for the export. */
export async function listMessages(db: Db, userId: string) {
  return db
    .selectFrom('reminder_message')
    .select(['channel', 'key', 'state', 'body', 'due_at'])
    .where('user_id', '=', userId)
    .orderBy('due_at')
    .execute()
}
