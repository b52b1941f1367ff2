import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Hand-offs and push subscriptions belong to a session and end with it. Hand-offs that are under way belong to none and
 * are over; browsers confirm their subscriptions at the next start of the app.
 */
export const ownedBySessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table handoff add column user_id text not null default ''`.execute(db)
    await sql`alter table handoff add column session_id text not null default ''`.execute(db)
    await sql`create index handoff_user on handoff (user_id)`.execute(db)
    await sql`alter table push_subscription add column session_id text not null default ''`.execute(db)
  },
}
