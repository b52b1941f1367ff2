import { emailKey } from '@ephemeris/core/account/email'
import type { Deps } from '#server/deps'
import { removeWrittenMails } from '#server/platform/mailer'
import { type EndedEmails, findEmailKeys } from '../user.queries.ts'

/**
 * Removes from the outbox the mails of ended accounts, except to addresses that another account still has. Call it once
 * the deletion is committed. (ACC-51)
 */
export async function removeMailsOf({ db, env }: Pick<Deps, 'db' | 'env'>, ended: EndedEmails): Promise<void> {
  const emails = ended.flatMap(({ email }) => email ?? [])
  if (emails.length === 0) return
  const kept = await findEmailKeys(db, emails.map(emailKey))
  await removeWrittenMails(
    env.dataDir,
    emails.filter((email) => !kept.has(emailKey(email))),
  )
}
