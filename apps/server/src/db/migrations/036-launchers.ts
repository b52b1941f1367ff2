import { type Kysely, type Migration, sql } from 'kysely'

/** What the publishers' launchers show, as each source says. */
export const launchers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notice_source add column launchers jsonb not null default '{}'`.execute(db)
  },
}
