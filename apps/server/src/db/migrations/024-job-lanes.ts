import { type Kysely, type Migration, sql } from 'kysely'

/** Jobs of one kind that may hold each other up. A reminder has a kind of its own for each channel. */
export const jobLanes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table job add column lane text not null default ''`.execute(db)
    await sql`update job set kind = kind || ' ' || (payload ->> 'channel') where kind = 'reminder'`.execute(db)
  },
}
