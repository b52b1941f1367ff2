import { type Kysely, type Migration, sql } from 'kysely'

/** What calendars need to see that an activity has changed. */
export const calendarFeeds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table catalogue_activity add column revision bigint not null default 0`.execute(db)
  },
}
