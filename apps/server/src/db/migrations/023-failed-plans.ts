import { type Kysely, type Migration, sql } from 'kysely'

/** How often in a row the reminders of a user could not be planned. */
export const failedPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table reminder_settings add column plan_failures integer not null default 0`.execute(db)
  },
}
