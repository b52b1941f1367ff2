import { type Kysely, type Migration, sql } from 'kysely'

/** Bells of activities, stamina and check-ins of users. */
export const playerNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table player_notes (
        user_id text primary key,
        notes jsonb not null,
        updated_at timestamptz not null
      )`.execute(db)
  },
}
