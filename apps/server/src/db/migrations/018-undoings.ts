import { type Kysely, type Migration, sql } from 'kysely'

/** What undoing an entry of a ledger answered. */
export const undoings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table gacha_import add column undoing jsonb`.execute(db)
  },
}
