import { type Kysely, type Migration, sql } from 'kysely'

/** A table that is divided by user can promise uniqueness for each user alone; tokens are 256 random bits. */
export const feedTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table calendar_feed drop constraint calendar_feed_token_hash_key`.execute(db)
    await sql`create index calendar_feed_token on calendar_feed (token_hash)`.execute(db)
  },
}
