import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@ephemeris/contract/errors'
import { type MailState, unsubscribeMail, unsubscribePage } from '@ephemeris/contract/reminders/reminder-channels'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { maskEmail } from '@ephemeris/core/account/email'
import { instant } from '@ephemeris/core/time/instant'
import { holdUser, type Writer } from '#server/db/hold-user'
import { cachedServerSecret } from '#server/db/server-secret'
import type { Deps } from '#server/deps'
import { Redirection } from '#server/http/mount'
import { enqueueMail, sendMail } from '#server/modules/mail/mail.service'
import { AddressRefusedError } from '#server/platform/mailer'
import { findAddress, noteBounce, switchMailOff } from '../reminder-settings.queries.ts'
import type { MessageBody } from './message-body.ts'
import { type DeliveryOutcome, GONE, LATER, SENT, UNKNOWN, UNWANTED } from './outcome.ts'
import type { ChannelUser, MessageReader, QueuedTest, ReminderDeps, SendingChannel } from './reminder-channel.ts'

type MailUser = Pick<ChannelUser, 'email' | 'emailVerifiedAt' | 'mailBouncedAt' | 'settings'>

function mailStateOf({ env }: Pick<Deps, 'env'>, user: MailUser): MailState {
  const { email, emailVerifiedAt, mailBouncedAt } = user
  const address = email === null ? null : maskEmail(email)
  const withState = (state: MailState['state']): MailState => ({ state, address, bouncedAt: null })
  if (env.smtpUrl === null) return withState('unavailable')
  if (email === null) return withState('absent')
  if (emailVerifiedAt === null) return withState('unconfirmed')
  if (!user.settings.isMailOn) return withState('off')
  if (mailBouncedAt === null) return withState('ready')
  return { state: 'bounced', address, bouncedAt: instant(mailBouncedAt.getTime()) }
}

/** What the mail's link holds: whose mails it ends, and the proof that we wrote it. It can do nothing else. (REM-16) */
async function unsubscribeToken({ db }: Pick<Deps, 'db'>, userId: string): Promise<string> {
  return `${userId}.${(await proofOf(db, userId)).toString('base64url')}`
}

/** (REM-16) @throws AppError NOT_FOUND for a token that is none, and for a user who is gone */
async function endMails({ db, log }: Pick<Deps, 'db' | 'log'>, token: string): Promise<void> {
  const [userId = '', proof = ''] = token.split('.')
  const [given, own] = [Buffer.from(proof, 'base64url'), await proofOf(db, userId)]
  const isOwn = given.length === own.length && timingSafeEqual(given, own)
  if (!isOwn || !(await switchMailOff(db, userId))) throw new AppError('NOT_FOUND')
  log.info('reminder mails ended', { userId })
}

async function proofOf(db: Deps['db'], userId: string): Promise<Buffer> {
  return createHmac('sha256', await cachedServerSecret(db, 'unsubscribe'))
    .update(userId)
    .digest()
}

/** The mails of evenings. With the four of other mails, they take the connections of the mailer. */
export const MAIL_CHANNEL: SendingChannel<'mail'> = {
  id: 'mail',
  places: { atOnce: 12 },
  maxLines: 40,
  isRepeatable: false,
  routes: (api, deps) => {
    api.onOrRedirect(unsubscribePage, ({ token }) => new Redirection(`/unsubscribe#${encodeURIComponent(token)}`))
    api.on(unsubscribeMail, async ({ token }) => {
      await endMails(deps, token)
      return null
    })
  },
  state: async (deps, user) => mailStateOf(deps, user),
  targets: async (deps, _db, users) => {
    const ready = users.filter((user) => mailStateOf(deps, user).state === 'ready')
    return new Map(ready.map(({ userId }) => [userId, [{ id: '', lane: '' }]]))
  },
  send: (deps, { reader }, { body }) => sendDigest(deps, reader, body),
  queueTest,
}

/** Hands the mail of an evening to the mail server. (REM-11, REM-15) */
async function sendDigest(deps: ReminderDeps, reader: MessageReader, body: MessageBody): Promise<DeliveryOutcome> {
  const { userId, username, email } = reader
  const user = { ...reader, settings: reminderSettings.read(reader.config) }
  if (email === null || mailStateOf(deps, user).state !== 'ready') return UNWANTED
  const { db, clock, origin } = deps
  const token = await unsubscribeToken(deps, userId)
  const { lines, path, language } = body
  const parameters = {
    username,
    lines,
    link: `${origin.url()}${path}`,
    unsubscribeLink: `${origin.url()}/unsubscribe#${token}`,
  }
  const unsubscribeUrl = `${origin.url()}/api/mail/unsubscribe/${token}`
  try {
    await sendMail(deps, { recipient: email, language, kind: 'reminderDigest', parameters, unsubscribeUrl })
    return SENT
  } catch (error) {
    const outcome = outcomeOfFault(error)
    if (outcome.kind === 'gone') await noteBounce(db, userId, new Date(clock.now()))
    return outcome
  }
}

async function queueTest(deps: ReminderDeps, writer: Writer, { link, ...user }: QueuedTest): Promise<boolean> {
  return deps.db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    const account = await findAddress(transaction, writer.id)
    if (account === null || mailStateOf(deps, { ...account, ...user }).state !== 'ready') return false
    await enqueueMail(transaction, deps, {
      userId: writer.id,
      recipient: account.email,
      language: user.settings.language,
      kind: 'reminderTest',
      parameters: { username: account.username, link },
    })
    return true
  })
}

/** What a mail server said, or how far it came to that. A refusal that is not of the address may end. */
function outcomeOfFault(error: unknown): DeliveryOutcome {
  if (error instanceof AddressRefusedError) return GONE
  const { code, command, responseCode } = { code: '', command: '', responseCode: 0, ...Object(error) }
  if (responseCode >= 400) return LATER
  // Nothing was sent before the connection was established.
  const hasNoConnection = command === 'CONN' || code === 'EDNS' || (code === 'ECONNECTION' && command === '')
  return hasNoConnection ? LATER : UNKNOWN
}
