import { afterAll } from 'vitest'
import { type MailServer, startMailServer } from './mail-server.ts'

/** A mail server of the calling test file. */
export async function startTestMailbox(): Promise<MailServer> {
  const mailbox = await startMailServer()
  afterAll(mailbox.close)
  return mailbox
}
