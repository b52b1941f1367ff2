import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { domainToASCII } from 'node:url'
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
  /** @throws AddressRefusedError where the address is gone; anything else may be tried again */
  send(message: Message): Promise<void>
  /** Logs in without a mail, and warns in the log if the mail server does not let us. */
  tryLogin(): Promise<void>
  close(): void
}

interface MailerOptions {
  /** `null`: messages become files. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly dataDir: string
}

/** The address does not exist, and the mail server takes the mails to others. */
export class AddressRefusedError extends Error {
  constructor(options: ErrorOptions) {
    super('the mail server does not know this address', options)
    this.name = 'AddressRefusedError'
  }
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
  return smtpUrl === null ? fileMailer(mailFrom, path.join(dataDir, 'outbox'), log) : smtpMailer(mailFrom, smtpUrl, log)
}

function smtpMailer(from: string, url: string, log: Log): Mailer {
  let transport: ReturnType<typeof openPool> | undefined
  const refusals = createRefusals(log)
  return {
    send: async (message) => {
      transport ??= openPool(url)
      try {
        await (await transport).sendMail(withHeaders(from, message))
      } catch (error) {
        throw refusals.isGone(message.to, error) ? new AddressRefusedError({ cause: error }) : error
      }
      refusals.noteTaken(message.to)
    },
    tryLogin: async () => {
      try {
        transport ??= openPool(url)
        await (await transport).verify()
      } catch (error) {
        log.warn('mail server refuses', { error })
      }
    },
    close: () => void transport?.then((pool) => pool.close()),
  }
}

/** So many addresses may be refused after the last mail that was taken, before the mail server is at fault. */
const LONE_REFUSALS = 3
const MOST_SUSPECTS = 10_000

/**
 * Parts an address that is gone from a mail server that refuses: gone is what the server calls unknown twice, while it
 * takes the mails to others. (MAIL-8)
 */
function createRefusals(log: Log) {
  /** Refused once. */
  const suspects = new Set<string>()
  const sinceTaken = new Set<string>()
  let hasTaken = false
  let isLogged = false
  return {
    noteTaken: (address: string) => {
      hasTaken = true
      isLogged = false
      sinceTaken.clear()
      suspects.delete(address)
    },
    isGone: (address: string, error: unknown): boolean => {
      const { command = '', responseCode = 0, response = '' }: SmtpFault = Object(error)
      if (responseCode < 500) return false
      if (command !== 'RCPT TO' || !meansUnknown(response)) {
        if (!isLogged) log.warn('mail server refuses', { command, error })
        isLogged = true
        return false
      }
      if (suspects.size >= MOST_SUSPECTS) suspects.clear()
      if (sinceTaken.size <= LONE_REFUSALS) sinceTaken.add(address)
      const isKnown = suspects.has(address)
      suspects.add(address)
      return isKnown && hasTaken && sinceTaken.size <= LONE_REFUSALS
    },
  }
}

interface SmtpFault {
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/**
 * By the codes of RFC 3463: the recipient's address is wrong (5.1.x; 7 and 8 are the sender's), or its mailbox closed.
 * Without such a code, 550 means it.
 */
function meansUnknown(response: string): boolean {
  const [, code] = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return code === undefined ? response.startsWith('550') : /^5\.(?:1\.(?![78]$)|2\.1$)/.test(code)
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
    tryLogin: async () => {},
    close: () => {},
  }
}

/** Removes what was written to these addresses, in whatever way mails leave now. (ACC-51) */
export async function removeWrittenMails(dataDir: string, addresses: readonly string[]): Promise<void> {
  const removed = new Set(addresses.map(writtenForm))
  if (removed.size === 0) return
  const folder = path.join(dataDir, 'outbox')
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const file = path.join(folder, name)
    const text = await readFile(file, 'utf8').catch(() => '')
    const [, to = ''] = /^To: (.*)$/m.exec(text.replace(/\r?\n[ \t]+/g, ' ')) ?? []
    if (removed.has(writtenForm(to.trim()))) await rm(file, { force: true })
  }
}

/** A mail has the domain in ASCII, unless the name needs more than ASCII too. */
function writtenForm(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase()
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
