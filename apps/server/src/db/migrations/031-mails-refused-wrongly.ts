import { type Kysely, type Migration, sql } from 'kysely'

/** A refusal by the mail server itself switched mails off. Addresses that are gone are found again. (MAIL-8) */
export const mailsRefusedWrongly: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update reminder_settings set mail_bounced_at = null where mail_bounced_at is not null`.execute(db)
  },
}
