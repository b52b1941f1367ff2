import { type Kysely, type Migration, sql } from 'kysely'

/** Read-only tokens of users, for other screens. */
export const accessTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table access_token (
        user_id text not null,
        id text not null,
        token_hash bytea not null,
        name text not null,
        created_at timestamptz not null,
        used_at timestamptz,
        primary key (user_id, id)
      )`.execute(db)
  },
}
