import { type Kysely, type Migration, sql } from 'kysely'

/** The operator sees in which languages notices were not understood. */
export const reportedLanguages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notice_source add column reported_in jsonb not null default '{}'`.execute(db)
  },
}
