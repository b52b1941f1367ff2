import { type Kysely, type Migration, sql } from 'kysely'

/** Pages of an account's pulls to show: read-only tokens that open by their address. */
export const shownPages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table access_token
        add column game_id text,
        add column uid text,
        add column language text,
        add column sealed_token bytea`.execute(db)
  },
}
