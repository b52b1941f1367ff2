import { type Kysely, type Migration, sql } from 'kysely'

/** Sources other than publishers, what each of them answered last, and what the operator corrects. */
export const catalogueSources: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notice_source rename column game_id to source_id`.execute(db)
    await sql`
      alter table notice_source
        add column known_at timestamptz not null default now(),
        add column reported integer not null default 0,
        add column unreadable integer not null default 0,
        add column answers jsonb not null default '{}'
    `.execute(db)
    await sql`
      create table catalogue_correction (
        id uuid primary key,
        body jsonb not null,
        corrected_at timestamptz not null
      )`.execute(db)
  },
}
