import { type Kysely, type Migration, sql } from 'kysely'

/** A calendar follows players who play a game on another server than the rest. */
export const gameServers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table calendar_feed add column game_servers jsonb not null default '{}'`.execute(db)
  },
}
