import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import { type Announcement, readAnnouncement } from './announcement.ts'

/** Everything that was ever announced; a body that cannot be used is left out. */
export async function listAnnouncements(db: Db): Promise<Announcement[]> {
  const rows = await db.selectFrom('announcement').select('body').orderBy('id').execute()
  return rows.map((row) => readAnnouncement(row.body)).filter((announcement) => announcement !== null)
}

/** Everything that was ever announced, by id, as it stands in the database. */
export function listAnnouncementRows(db: Db): Promise<{ id: string; game_id: string; body: unknown }[]> {
  return db.selectFrom('announcement').select(['id', 'game_id', 'body']).orderBy('id').execute()
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
      ${announcements.map((announcement) => JSON.stringify(announcement))}::text[]
    ) as given (id, game_id, body)
    on conflict (id) do update set body = excluded.body, updated_at = now()
    where announcement.body <> excluded.body
  `.execute(db)
  return numAffectedRows > 0n
}
