import { type Kysely, type Migration, sql } from 'kysely'

/** Sealed links on their way from one device to another. */
export const handoffs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table handoff (
        id_hash bytea primary key,
        secret_hash bytea not null,
        state text not null,
        device text not null,
        network text not null,
        match text not null,
        opener text,
        is_far boolean not null default false,
        sealed text,
        polled_at timestamptz,
        watched_at timestamptz,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index handoff_age on handoff (created_at)`.execute(db)
  },
}
