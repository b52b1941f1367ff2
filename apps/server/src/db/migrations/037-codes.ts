import { type Kysely, type Migration, sql } from 'kysely'

/** Redeem codes, as each source names them. */
export const codes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notice_source add column codes jsonb not null default '[]'`.execute(db)
  },
}
