import { type Kysely, type Migration, sql } from 'kysely'

/** One private calendar feed per user. */
export const privateFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table calendar_feed (
        user_id text primary key,
        token_hash bytea not null unique,
        sealed_token bytea not null,
        language text not null,
        server text not null,
        alarm_hours integer[] not null,
        created_at timestamptz not null,
        read_at timestamptz
      )`.execute(db)
  },
}
