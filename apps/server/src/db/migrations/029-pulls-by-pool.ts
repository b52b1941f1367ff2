import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Two pools of a game may give one id to two pulls, so that a pool is part of a pull's identity. No row is written: of a
 * million pulls only the index is made again. An import of an older process fails until that process is replaced.
 */
export const pullsByPool: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table gacha_pull drop constraint gacha_pull_pkey`.execute(db)
    await sql`create unique index gacha_pull_key on gacha_pull
      (user_id, game_id, uid, id, (case pool_id when '400' then '301' else pool_id end))`.execute(db)
    await sql`alter table gacha_removed_pull drop constraint gacha_removed_pull_pkey`.execute(db)
    await sql`create unique index gacha_removed_pull_key on gacha_removed_pull
      (user_id, removal_id, id, (case pool_id when '400' then '301' else pool_id end))`.execute(db)

    // What earlier imports took for the whole of a log may lack pulls that shared an id.
    await sql`alter table gacha_import add column is_by_pool boolean not null default false`.execute(db)
    await sql`alter table gacha_import alter column is_by_pool set default true`.execute(db)
    // They name pulls by their ids alone.
    await sql`delete from gacha_preview`.execute(db)
  },
}
