import { type Kysely, type Migration, sql } from 'kysely'

/** Accounts at other services that sign in here, and sign-ins there that are under way. */
export const identities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table identity (
        provider text not null,
        subject text not null,
        user_id text not null,
        linked_at timestamptz not null,
        primary key (provider, subject)
      )`.execute(db)
    await sql`create unique index identity_user on identity (user_id, provider)`.execute(db)

    await sql`
      create table provider_visit (
        state_hash bytea primary key,
        browser_hash bytea not null,
        provider text not null,
        user_id text,
        is_domestic boolean not null,
        verifier text not null,
        nonce text not null,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index provider_visit_age on provider_visit (created_at)`.execute(db)
    await sql`create index provider_visit_user on provider_visit (user_id) where user_id is not null`.execute(db)
  },
}
