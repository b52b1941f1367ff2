import { type Kysely, type Migration, sql } from 'kysely'

/** What publishers have announced, and when each of them is asked next. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table announcement (
        id uuid primary key,
        game_id text not null,
        body jsonb not null,
        updated_at timestamptz not null default now()
      )`.execute(db)
    await sql`create index announcement_game on announcement (game_id)`.execute(db)

    await sql`
      create table notice_source (
        game_id text primary key,
        next_at timestamptz not null default now(),
        fence bigint not null default 0,
        failures integer not null default 0,
        reason text,
        read_at timestamptz,
        languages text[] not null default '{}',
        notices integer not null default 0,
        activities integer not null default 0
      )`.execute(db)
  },
}
