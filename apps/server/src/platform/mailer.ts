import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from './log/log.ts'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** BCP 47. */
  readonly language: string
  /** Where a mail program ends such messages by a POST, without a page (RFC 8058). */
  readonly unsubscribeUrl?: string
}

export interface Mailer {
  /** @throws if the message was not taken over; it may be tried again */
  send(message: Message): Promise<void>
  close(): void
}

interface MailerOptions {
  /** `null`: messages become files. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly dataDir: string
}

const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const

/**
 * A connection is used again, since each costs a handshake and relays count them: as many as mails leave at once, closed
 * when idle. A connection that the server has dropped meanwhile is replaced by another only where not a byte of the
 * message was sent; whatever else fails is the sender's to decide. (MAIL-7)
 */
const POOL = { maxConnections: 16, maxMessages: 100, idleTimeout: 20_000, maxRequeues: 2 } as const

/** Hands messages to the operator's mail server, or writes them into DATA_DIR/outbox. (MAIL-3, MAIL-4) */
export function createMailer({ smtpUrl, mailFrom, dataDir }: MailerOptions, log: Log): Mailer {
  return smtpUrl === null ? fileMailer(mailFrom, path.join(dataDir, 'outbox'), log) : smtpMailer(mailFrom, smtpUrl)
}

function smtpMailer(from: string, url: string): Mailer {
  let transport: ReturnType<typeof openPool> | undefined
  return {
    send: async (message) => {
      transport ??= openPool(url)
      await (await transport).sendMail(withHeaders(from, message))
    },
    close: () => void transport?.then((pool) => pool.close()),
  }
}

/** Its library is read with the first mail: it is a tenth of the program, and the start waits for none of it. */
async function openPool(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, pool: true, ...POOL, ...TIMES, disableFileAccess: true, disableUrlAccess: true })
}

function fileMailer(from: string, folder: string, log: Log): Mailer {
  return {
    send: async (message) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message: bytes } = await transport.sendMail(withHeaders(from, message))
      const name = `${fileTime()}-${randomUUID()}`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A reader of the folder never sees half a message.
      await writeFile(path.join(folder, `.${name}`), bytes, { mode: 0o600 })
      await rename(path.join(folder, `.${name}`), path.join(folder, `${name}.eml`))
      log.info('mail written', { file: `${name}.eml`, subject: message.subject })
    },
    close: () => {},
  }
}

/** `20260520T040000Z`, by the real time: files sort as they were written. */
function fileTime(): string {
  return new Date().toISOString().replace(/[-:]|\.\d+/g, '')
}

function withHeaders(from: string, { language, unsubscribeUrl, ...message }: Message) {
  const unsubscribe = unsubscribeUrl !== undefined && {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  const headers = { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...unsubscribe }
  return { from, ...message, headers }
}
