import { type Kysely, type Migration, sql } from 'kysely'

/** Codes that sign in the device which shows them. */
export const qrLogin: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table qr_session (
        id_hash bytea primary key,
        code_hash bytea not null,
        browser_hash bytea not null,
        state text not null,
        user_id text,
        device text not null,
        address text not null,
        network text not null,
        match text not null,
        match_options text[] not null,
        is_match_asked boolean not null default false,
        polled_at timestamptz,
        watched_at timestamptz,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index qr_session_age on qr_session (created_at)`.execute(db)
    await sql`create index qr_session_user on qr_session (user_id) where user_id is not null`.execute(db)
  },
}
