import type { GameId } from '@ephemeris/core/games/game'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'

/** Any number will do, if it is always the same one. */
const CATALOGUE_LOCK = 8_431_207

export interface ActivityRow {
  readonly id: string
  readonly gameId: GameId
  readonly type: string
  /** JSON text. */
  readonly body: string
  readonly contentHash: string
}

export interface GameState {
  readonly gameId: string
  /** Rises with every change of the game's activities. */
  readonly version: string
  readonly contentHash: string
  readonly updatedAt: Date
}

export interface RevisionRow {
  readonly id: string
  readonly gameId: string
  /** What is computed follows it. */
  readonly isRuling: boolean
  readonly version: string
  readonly updatedAt: Date
}

/** States of the games that were loaded at least once, by game. */
export async function listGameStates(db: Db): Promise<GameState[]> {
  const rows = await db
    .selectFrom('catalogue_state')
    .select(['game_id', 'version', 'content_hash', 'updated_at'])
    .orderBy('game_id')
    .execute()
  return rows.map((row) => ({
    gameId: row.game_id,
    version: row.version,
    contentHash: row.content_hash,
    updatedAt: row.updated_at,
  }))
}

/** Bodies as stored, unchecked; retired activities are absent. */
export async function listActivityBodies(db: Db): Promise<unknown[]> {
  const rows = await db.selectFrom('catalogue_activity').select('body').where('retired_at', 'is', null).execute()
  return rows.map((row) => row.body)
}

/** Bodies of the versions of a game, as stored, unchecked. */
export async function listVersionBodies(db: Db, gameId: GameId): Promise<unknown[]> {
  const rows = await db
    .selectFrom('catalogue_activity')
    .select('body')
    .where('game_id', '=', gameId)
    .where('type', '=', 'version')
    .where('retired_at', 'is', null)
    .execute()
  return rows.map((row) => row.body)
}

/** When each activity was last changed, those retired included. */
export async function listRevisions(db: Db): Promise<RevisionRow[]> {
  return db
    .selectFrom('catalogue_activity')
    .select(['id', 'game_id as gameId', 'revision as version', 'updated_at as updatedAt'])
    .select(sql<boolean>`type in ('version', 'challenge') or body ->> 'cycle' is not null`.as('isRuling'))
    .execute()
}

export async function listRetiredIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('catalogue_activity').select('id').where('retired_at', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

/** Bodies, as stored, of what was retired in the last `days`. */
export async function listRetiredBodies(db: Db, days: number): Promise<unknown[]> {
  const rows = await db
    .selectFrom('catalogue_activity')
    .select('body')
    .where('retired_at', '>', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
  return rows.map((row) => row.body)
}

/** Waits until no other process writes the catalogue; the lock is held until the transaction ends. */
export async function lockCatalogue(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`.execute(db)
}

/** Leaves rows alone whose content is the same; a retired one comes back. */
export async function upsertActivities(db: Db, rows: readonly ActivityRow[], revision: string): Promise<void> {
  const column = (name: keyof ActivityRow) => rows.map((row) => row[name])
  await sql`
    insert into catalogue_activity (id, game_id, type, body, content_hash, revision)
    select id, game_id, type, body::jsonb, content_hash, ${revision}::bigint
    from unnest(
      ${column('id')}::uuid[], ${column('gameId')}::text[], ${column('type')}::text[],
      ${column('body')}::text[], ${column('contentHash')}::text[]
    ) as given (id, game_id, type, body, content_hash)
    on conflict (id) do update set
      game_id = excluded.game_id, type = excluded.type, body = excluded.body,
      content_hash = excluded.content_hash, retired_at = null, revision = excluded.revision, updated_at = now()
    where catalogue_activity.content_hash <> excluded.content_hash or catalogue_activity.retired_at is not null
  `.execute(db)
}

/** Retires every activity of the game whose id is not in `keptIds`. */
export async function retireActivities(
  db: Db,
  gameId: GameId,
  { keptIds, revision }: { keptIds: readonly string[]; revision: string },
): Promise<void> {
  await sql`
    update catalogue_activity set retired_at = now(), revision = ${revision}, updated_at = now()
    where game_id = ${gameId} and retired_at is null and id <> all (${keptIds}::uuid[])
  `.execute(db)
}

/** @returns the new version */
export async function raiseVersion(db: Db, gameId: GameId, contentHash: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    insert into catalogue_state (game_id, version, content_hash, updated_at)
    values (${gameId}, 1, ${contentHash}, now())
    on conflict (game_id) do update set
      version = catalogue_state.version + 1, content_hash = excluded.content_hash, updated_at = now()
    returning version
  `.execute(db)
  return rows[0]?.version ?? '0'
}
