import { type Instant, instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import { type Announcement, readAnnouncement } from './announcement.ts'

/** Everything that was ever announced; a body that cannot be used is left out. */
export async function listAnnouncements(db: Db): Promise<Announcement[]> {
  const rows = await db.selectFrom('announcement').select(['body', 'told_at']).orderBy('id').execute()
  return rows
    .map(({ body, told_at }) => readAnnouncement(body, told_at && instant(told_at.getTime())))
    .filter((announcement) => announcement !== null)
}

/** Everything that was ever announced, by id, as the database has it. */
export function listAnnouncementRows(db: Db): Promise<{ id: string; game_id: string; body: unknown }[]> {
  return db.selectFrom('announcement').select(['id', 'game_id', 'body']).orderBy('id').execute()
}

/** When the publishers of announcements were read, as other instances report, by id. */
export async function listMirroredReadTimes(db: Db): Promise<Map<string, Instant>> {
  const rows = await db.selectFrom('announcement').select(['id', 'told_at']).where('told_at', 'is not', null).execute()
  return new Map(rows.flatMap(({ id, told_at }) => (told_at ? [[id, instant(told_at.getTime())]] : [])))
}

/** Leaves rows alone whose body is the same. @returns whether one was not */
export async function upsertAnnouncements(db: Db, announcements: readonly Announcement[]): Promise<boolean> {
  if (announcements.length === 0) return false
  const { numAffectedRows = 0n } = await sql`
    insert into announcement (id, game_id, body)
    select id, game_id, body::jsonb
    from unnest(
      ${announcements.map(({ id }) => id)}::uuid[],
      ${announcements.map(({ gameId }) => gameId)}::text[],
      ${announcements.map(({ reportedAt: _reportedAt, ...body }) => JSON.stringify(body))}::text[]
    ) as given (id, game_id, body)
    on conflict (id) do update set body = excluded.body, updated_at = now()
    where announcement.body <> excluded.body
  `.execute(db)
  await updateReportedTimes(db, announcements)
  return numAffectedRows > 0n
}

/** Such a time changes with every reading, and nothing else may change with it. */
async function updateReportedTimes(db: Db, announcements: readonly Announcement[]): Promise<void> {
  const mirrored = announcements.filter(({ reportedAt }) => reportedAt !== null)
  if (mirrored.length === 0) return
  await sql`
    update announcement set told_at = given.told_at
    from unnest(
      ${mirrored.map(({ id }) => id)}::uuid[], ${mirrored.map(({ reportedAt }) => new Date(Number(reportedAt)))}::timestamptz[]
    ) as given (id, told_at)
    where announcement.id = given.id and announcement.told_at is distinct from given.told_at
  `.execute(db)
}
