import { type Kysely, type Migration, sql } from 'kysely'

/** Every ten minutes each process removes what has expired: found by age, not by reading every row. */
export const sweptByAge: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index session_used on session (last_used_at)`.execute(db)
    await sql`create index session_created on session (created_at)`.execute(db)
    await sql`create index known_device_used on known_device (last_used_at)`.execute(db)
    await sql`create index gacha_import_undoable on gacha_import (undoable_until) where undoing is not null`.execute(db)
  },
}
