import type { Language } from '@ephemeris/core/language/language'
import type { Db } from '#server/db/client'

export interface MailRow {
  readonly userId: string
  readonly id: string
  /** `null`: goes to no one. */
  readonly recipient: string | null
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly createdAt: Date
}

export async function insertMail(db: Db, mail: MailRow): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      user_id: mail.userId,
      id: mail.id,
      recipient: mail.recipient,
      language: mail.language,
      subject: mail.subject,
      body: mail.text,
      html: mail.html,
      created_at: mail.createdAt,
    })
    .execute()
}

/** `null`: it has been sent, or its user is gone. */
export async function findMail(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('mail')
    .select(['recipient', 'language', 'subject', 'body', 'html'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function deleteMail(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('mail').where('user_id', '=', userId).where('id', '=', id).execute()
}
