import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { PersonalTable } from '#server/db/personal-data'

export async function deleteRowsOf(db: Db, table: PersonalTable, userId: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db)
}

/** What is known of the user's mails that have not been sent yet. */
export async function listWaitingMails(db: Db, userId: string) {
  return db
    .selectFrom('mail')
    .select(['subject', 'recipient', 'created_at'])
    .where('user_id', '=', userId)
    .where('recipient', 'is not', null)
    .execute()
}

export async function listKnownDevices(db: Db, userId: string) {
  return db.selectFrom('known_device').select('last_used_at').where('user_id', '=', userId).execute()
}
