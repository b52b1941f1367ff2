import { type Kysely, type Migration, sql } from 'kysely'

/** Pulls of users' accounts, what brought and removed them, and imports on their way. */
export const pullLedger: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table gacha_uid (
        user_id text not null,
        game_id text not null,
        uid text not null,
        nickname text not null default '',
        imports_made integer not null default 0,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        revoked_at timestamptz,
        primary key (user_id, game_id, uid)
      )`.execute(db)
    await sql`create index gacha_uid_revoked on gacha_uid (revoked_at) where revoked_at is not null`.execute(db)

    await sql`
      create table gacha_import (
        user_id text not null,
        id text not null,
        game_id text not null,
        uid text not null,
        number integer not null,
        kind text not null,
        made_at timestamptz not null,
        added integer not null,
        removed integer not null,
        evidence jsonb not null,
        undoable_until timestamptz not null,
        undone_at timestamptz,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create unique index gacha_import_number on gacha_import (user_id, game_id, uid, number)`.execute(db)

    const pull = sql`
        user_id text not null,
        game_id text not null,
        uid text not null,
        id text collate "C" not null,
        sort_key text collate "C" not null,
        pool_id text not null,
        time text not null,
        item_id text not null,
        name text not null,
        item_type text not null,
        rank_type text not null,
        count text not null,
        gacha_id text not null,
        position integer not null,
        imports integer[] not null,
        is_official boolean not null,
        is_absorbed boolean not null`
    await sql`create table gacha_pull (${pull}, primary key (user_id, game_id, uid, id))`.execute(db)
    await sql`create index gacha_pull_order on gacha_pull (user_id, game_id, uid, sort_key)`.execute(db)
    await sql`
      create table gacha_removed_pull (
        ${pull},
        removal_id text not null,
        primary key (user_id, removal_id, id)
      )`.execute(db)

    await sql`
      create table gacha_preview (
        user_id text not null,
        id text not null,
        content bytea not null,
        expires_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index gacha_preview_expiry on gacha_preview (expires_at)`.execute(db)

    await importTasks(db)
  },
}

async function importTasks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gacha_task (
      user_id text not null,
      id text not null,
      game_id text not null,
      uid text,
      status text not null,
      progress smallint not null,
      failure text,
      result jsonb,
      sealed_link bytea,
      is_cancelled boolean not null default false,
      created_at timestamptz not null,
      started_at timestamptz,
      ended_at timestamptz,
      primary key (user_id, id)
    )`.execute(db)
  // One at a time, whatever number of processes is asked.
  await sql`create unique index gacha_task_running on gacha_task (user_id) where ended_at is null`.execute(db)
  await sql`create index gacha_task_ended on gacha_task (ended_at) where ended_at is not null`.execute(db)

  await sql`
    create table gacha_task_pool (
      user_id text not null,
      task_id text not null,
      pool_id text not null,
      place smallint not null,
      fetched integer not null default 0,
      added integer not null default 0,
      pages integer not null default 0,
      end_id text not null default '0',
      started_at timestamptz,
      proof jsonb,
      primary key (user_id, task_id, pool_id)
    )`.execute(db)

  await sql`
    create table gacha_task_page (
      user_id text not null,
      task_id text not null,
      pool_id text not null,
      page integer not null,
      pulls jsonb not null,
      primary key (user_id, task_id, pool_id, page)
    )`.execute(db)
}
