import type { GameServers } from '@ephemeris/core/games/servers'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'

export interface FeedRow {
  readonly userId: string
  readonly tokenHash: Buffer
  /** What only a process with the same key can open. */
  readonly sealedToken: Buffer
  readonly language: string
  readonly server: string
  readonly gameServers: GameServers
  readonly alarmHours: readonly number[]
  readonly createdAt: Date
}

const COLUMNS = [
  'feed.user_id as userId',
  'feed.sealed_token as sealedToken',
  'feed.language as language',
  'feed.server as server',
  'feed.game_servers as gameServers',
  'feed.alarm_hours as alarmHours',
  'feed.created_at as createdAt',
  'feed.read_at as readAt',
] as const

/** In the place of the one that the user has. */
export async function replaceFeed(transaction: Db, row: FeedRow): Promise<void> {
  const values = {
    token_hash: row.tokenHash,
    sealed_token: row.sealedToken,
    language: row.language,
    server: row.server,
    game_servers: JSON.stringify(row.gameServers),
    alarm_hours: [...row.alarmHours],
    created_at: row.createdAt,
    read_at: null,
  }
  await transaction
    .insertInto('calendar_feed')
    .values({ user_id: row.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

export async function deleteFeed(transaction: Db, userId: string): Promise<void> {
  await transaction.deleteFrom('calendar_feed').where('user_id', '=', userId).execute()
}

export async function findFeed(db: Db, userId: string) {
  const row = await db
    .selectFrom('calendar_feed as feed')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** `null` also where the account may not be used. */
export async function findFeedByToken(db: Db, { userId, tokenHash }: FeedKey) {
  return (
    (await selectByToken(db, tokenHash)
      .where('feed.user_id', '=', userId)
      .where('account.id', '=', userId)
      .executeTakeFirst()) ?? null
  )
}

/** The same for a token that names no user: all users are searched. */
export async function findUnnamedFeed(db: Db, tokenHash: Buffer) {
  return (await selectByToken(db, tokenHash).executeTakeFirst()) ?? null
}

interface FeedKey {
  readonly userId: string
  readonly tokenHash: Buffer
}

function selectByToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('calendar_feed as feed')
    .innerJoin('account', 'account.id', 'feed.user_id')
    .select(COLUMNS)
    .where('feed.token_hash', '=', tokenHash)
    .where('account.banned_at', 'is', null)
    .where('account.pending_until', 'is', null)
}

/** At most once per `everySeconds`: calendars may ask often. */
export async function noteFeedRead(
  db: Db,
  { userId, tokenHash }: FeedKey,
  { now, everySeconds }: { now: Date; everySeconds: number },
): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where((where) =>
      where.or([
        where('read_at', 'is', null),
        where('read_at', '<', sql<Date>`${now}::timestamptz - ${everySeconds} * interval '1 second'`),
      ]),
    )
    .execute()
}

/** The user's feed for the export. */
export async function listFeeds(db: Db, userId: string) {
  return db
    .selectFrom('calendar_feed')
    .select(['language', 'server', 'game_servers', 'alarm_hours', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .execute()
}
