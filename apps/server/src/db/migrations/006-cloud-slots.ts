import { type Kysely, type Migration, sql } from 'kysely'

/** What users keep in their slots, and what stood there before. */
export const cloudSlots: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table settings_slot (
        user_id text not null,
        slot smallint not null,
        updated_at timestamptz not null,
        config jsonb,
        marks integer not null,
        primary key (user_id, slot)
      )`.execute(db)

    await sql`
      create table settings_version (
        user_id text not null,
        slot smallint not null,
        id text not null,
        updated_at timestamptz not null,
        replaced_at timestamptz not null,
        cause text not null,
        config jsonb not null,
        marks integer not null,
        expires_at timestamptz,
        primary key (user_id, slot, id)
      )`.execute(db)
    await sql`create index settings_version_newest on settings_version (user_id, slot, replaced_at)`.execute(db)
    await sql`
      create index settings_version_expiry on settings_version (expires_at) where expires_at is not null
    `.execute(db)
  },
}
