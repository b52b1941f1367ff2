import type { GameId } from '@ephemeris/core/games/game'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import { type Announcement, readAnnouncement } from './announcement.ts'

/** Everything that was ever announced; a body that cannot be used is left out. */
export async function listAnnouncements(db: Db): Promise<Announcement[]> {
  const rows = await db.selectFrom('announcement').select('body').orderBy('id').execute()
  return rows.map((row) => readAnnouncement(row.body)).filter((announcement) => announcement !== null)
}

/** Leaves rows alone whose body is the same. */
export async function upsertAnnouncements(db: Db, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return
  await sql`
    insert into announcement (id, game_id, body)
    select id, game_id, body::jsonb
    from unnest(
      ${announcements.map(({ id }) => id)}::uuid[],
      ${announcements.map(({ gameId }) => gameId)}::text[],
      ${announcements.map((announcement) => JSON.stringify(announcement))}::text[]
    ) as given (id, game_id, body)
    on conflict (id) do update set body = excluded.body, updated_at = now()
    where announcement.body <> excluded.body
  `.execute(db)
}

/** The right to ask a source, until another process takes it. */
export interface SourceLease {
  readonly gameId: GameId
  readonly fence: string
  /** In a row, before this one. */
  readonly failures: number
}

/** Makes the sources known; those that are known stay as they are. */
export async function insertSources(db: Db, gameIds: readonly GameId[]): Promise<void> {
  await sql`
    insert into notice_source (game_id) select unnest(${gameIds}::text[]) on conflict do nothing
  `.execute(db)
}

/**
 * Takes the source that has been due longest; nobody else gets it for `leaseMs`, after which it is due again.
 * `null`: none is due.
 */
export async function leaseSource(db: Db, gameIds: readonly GameId[], leaseMs: number): Promise<SourceLease | null> {
  const { rows } = await sql<{ game_id: GameId; fence: string; failures: number }>`
    update notice_source
    set fence = fence + 1, next_at = now() + ${leaseMs} * interval '1 millisecond'
    where game_id = (
      select game_id from notice_source
      where next_at <= now() and game_id = any (${gameIds}::text[])
      order by next_at
      for update skip locked
      limit 1
    )
    returning game_id, fence, failures
  `.execute(db)
  const [row] = rows
  return row ? { gameId: row.game_id, fence: row.fence, failures: row.failures } : null
}

/** Makes sources due at once. */
export async function hastenSources(db: Db, gameIds: readonly GameId[]): Promise<void> {
  await sql`update notice_source set next_at = now() where game_id = any (${gameIds}::text[])`.execute(db)
}

/** Keeps others from taking the source until the transaction ends. @returns whether the lease is still ours */
export async function lockSource(db: Db, { gameId, fence }: SourceLease): Promise<boolean> {
  const { rows } = await sql`
    select from notice_source where game_id = ${gameId} and fence = ${fence} for update
  `.execute(db)
  return rows.length === 1
}

export interface SourceReading {
  readonly readAt: Date
  readonly languages: readonly string[]
  readonly notices: number
  readonly activities: number
}

/** After a success; the source is due after `nextMs`. */
export async function updateSourceRead(
  db: Db,
  { gameId, fence }: SourceLease,
  { readAt, languages, notices, activities, nextMs }: SourceReading & { readonly nextMs: number },
): Promise<void> {
  await sql`
    update notice_source
    set next_at = now() + ${nextMs} * interval '1 millisecond', failures = 0, reason = null, read_at = ${readAt},
        languages = ${languages}::text[], notices = ${notices}, activities = ${activities}
    where game_id = ${gameId} and fence = ${fence}
  `.execute(db)
}

/** After a failure; the source is due after `nextMs`, and what it gave before stays. */
export async function updateSourceFailed(
  db: Db,
  { gameId, fence }: SourceLease,
  { reason, nextMs }: { readonly reason: string; readonly nextMs: number },
): Promise<void> {
  await sql`
    update notice_source
    set next_at = now() + ${nextMs} * interval '1 millisecond', failures = failures + 1, reason = ${reason}
    where game_id = ${gameId} and fence = ${fence}
  `.execute(db)
}

export interface SourceState extends Omit<SourceReading, 'readAt'> {
  readonly gameId: GameId
  readonly readAt: Date | null
  readonly failures: number
  readonly reason: string | null
  readonly nextAt: Date
}

/** By game; games that were never to be asked are absent. */
export async function listSourceStates(db: Db): Promise<SourceState[]> {
  const rows = await db.selectFrom('notice_source').selectAll().orderBy('game_id').execute()
  return rows.map((row) => ({
    gameId: row.game_id as GameId,
    readAt: row.read_at,
    languages: row.languages,
    notices: row.notices,
    activities: row.activities,
    failures: row.failures,
    reason: row.reason,
    nextAt: row.next_at,
  }))
}
