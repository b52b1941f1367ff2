import { readCorrection } from '@ephemeris/contract/open/open-correction'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { StoredCorrection } from './corrected-activities.ts'

/** Those that can be used, by id. */
export async function listCorrections(db: Db): Promise<StoredCorrection[]> {
  const rows = await db.selectFrom('catalogue_correction').selectAll().orderBy('id').execute()
  return rows.flatMap(({ body, corrected_at }) => {
    const correction = readCorrection(body)
    return 'fault' in correction ? [] : [{ ...correction, correctedAt: instant(corrected_at.getTime()) }]
  })
}

/** All of them, by id, as the database has them. */
export function listCorrectionRows(db: Db): Promise<{ id: string; body: unknown }[]> {
  return db.selectFrom('catalogue_correction').select(['id', 'body']).orderBy('id').execute()
}

/** `body` is the row as the operator wrote it; it replaces the correction before, unless it is the same. */
export async function upsertCorrection(
  db: Db,
  { id, body, correctedAt }: { readonly id: string; readonly body: unknown; readonly correctedAt: Instant },
): Promise<void> {
  await sql`
    insert into catalogue_correction (id, body, corrected_at)
    values (${id}, ${JSON.stringify(body)}::jsonb, ${new Date(correctedAt)})
    on conflict (id) do update set body = excluded.body, corrected_at = excluded.corrected_at
    where catalogue_correction.body <> excluded.body
  `.execute(db)
}

/** @returns whether there was one */
export async function deleteCorrection(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('catalogue_correction').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
