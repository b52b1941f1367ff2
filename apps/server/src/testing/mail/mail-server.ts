import { SMTPServer } from 'smtp-server'
import { type Gate, gate } from '../members/gate.ts'
import { type ReadMail, readMail } from './test-mail.ts'

/** A real mail server on this machine. */
export interface MailServer {
  readonly env: { readonly SMTP_URL: string; readonly MAIL_FROM: string }
  /** The next mail to this address that was not asked for before; waits until it has arrived. */
  next(to: string): Promise<ReadMail>
  /** How many mails have arrived at this address. */
  count(to: string): number
  /** The next so many mails are refused. */
  refuse(times: number): void
  /** Mails to this address are refused for good. */
  refuseRecipient(address: string): void
  /** All recipients are refused with this, such as `554 5.7.1 no`; `null`: none. */
  refuseAll(reply: string | null): void
  /** From the mail of this number on, mails arrive, but the sender gets no reply until `release`. */
  hold(from: number): { release(): void }
  /** How many mails have arrived at all. */
  total(): number
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const arrived: ReadMail[] = []
  const taken = new Set<ReadMail>()
  let notify = () => {}
  let refusals = 0
  const unknownRecipients = new Set<string>()
  let refusalOfAll: string | null = null
  let holding: { from: number; released: Gate } | null = null

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const reply = refusalOfAll ?? (unknownRecipients.has(address.toLowerCase()) ? '550 no such user' : null)
      if (reply === null) return done()
      done(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }))
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals--
          done(Object.assign(new Error('not now'), { responseCode: 451 }))
          return
        }
        arrived.push(readMail(Buffer.concat(chunks)))
        notify()
        if (holding === null || arrived.length < holding.from) return done()
        holding.released.opened.then(() => done())
      })
    },
  })
  // A client that is killed resets its connection, which is no fault of this server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : null

  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Ephemeris <no-reply@ephemeris.example>' },
    next: async (to) => {
      for (;;) {
        const mail = arrived.find((one) => isTo(one, to) && !taken.has(one))
        if (mail) {
          taken.add(mail)
          return mail
        }
        await new Promise<void>((resolve) => {
          const notifyOthers = notify
          notify = () => {
            notifyOthers()
            resolve()
          }
        })
      }
    },
    count: (to) => arrived.filter((one) => isTo(one, to)).length,
    refuse: (times) => {
      refusals = times
    },
    refuseRecipient: (to) => {
      unknownRecipients.add(to.toLowerCase())
    },
    refuseAll: (reply) => {
      refusalOfAll = reply
    },
    hold: (from) => {
      const released = gate()
      holding = { from, released }
      return { release: released.open }
    },
    total: () => arrived.length,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Servers may write the domain in small letters. */
function isTo(mail: ReadMail, to: string): boolean {
  return mail.to.toLowerCase() === to.toLowerCase()
}
