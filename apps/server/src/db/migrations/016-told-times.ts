import { type Kysely, type Migration, sql } from 'kysely'

/** When the publisher of an announcement was read, as another instance reports. */
export const toldTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table announcement add column told_at timestamptz`.execute(db)
  },
}
