import { randomUUID } from 'node:crypto'
import { type Language, parseLanguage } from '@ephemeris/core/language/language'
import type { MailKind, MailParameters } from '@ephemeris/texts/server-areas'
import * as z from 'zod'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { insertJob } from '#server/jobs/job.queries'
import { type JobKind, JobRefusedError, retriedAfter } from '#server/jobs/job-kind'
import { AddressRefusedError } from '#server/platform/mailer'
import { deleteMail, findMail, insertMail } from './mail.queries.ts'
import { writeMail } from './mail-text.ts'

const JOB = 'mail'

/** Minutes after each failure: for a day a mail server may be away. */
const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720]

export interface NewMail<K extends MailKind> {
  readonly userId: string
  /** `null`: the mail is written and goes to no one, so that it costs what a real one costs. */
  readonly recipient: string | null
  readonly language: Language
  readonly kind: K
  readonly parameters: MailParameters[K]
}

/** Puts a mail into the outbox; it leaves soon after `transaction` has been committed, and only then. (MAIL-1) */
export async function enqueueMail<K extends MailKind>(
  transaction: Db,
  { clock }: Pick<Deps, 'clock'>,
  { userId, recipient, language, kind, parameters }: NewMail<K>,
): Promise<void> {
  const id = randomUUID()
  const written = writeMail(kind, parameters, language)
  await insertMail(transaction, { userId, id, recipient, language, ...written, createdAt: new Date(clock.now()) })
  await insertJob(transaction, { id: randomUUID(), kind: JOB, userId, payload: { id } })
}

interface MailNow<K extends MailKind> extends Pick<NewMail<K>, 'language' | 'kind' | 'parameters'> {
  readonly recipient: string
  /** As in `Message`. */
  readonly unsubscribeUrl: string
}

/** Hands a mail to the mail server now, for callers with an outbox of their own. @throws what the mail server says */
export async function sendMail<K extends MailKind>(
  { mailer }: Pick<Deps, 'mailer'>,
  { recipient, language, kind, parameters, unsubscribeUrl }: MailNow<K>,
): Promise<void> {
  await mailer.send({ to: recipient, language, unsubscribeUrl, ...writeMail(kind, parameters, language) })
}

const payload = z.object({ id: z.string() })

/** Sends the mails of the outbox, each until the mail server accepts it or its address is gone. (MAIL-3, MAIL-8) */
export function mailJob({ db, mailer, log }: Pick<Deps, 'db' | 'mailer' | 'log'>): JobKind {
  return {
    name: JOB,
    atOnce: 4,
    ...retriedAfter(RETRY_MINUTES),
    run: async (job) => {
      const { id } = payload.parse(job.payload)
      const userId = job.userId ?? ''
      const mail = await findMail(db, userId, id)
      if (mail?.recipient != null) {
        const { recipient, subject, body, html } = mail
        const language = parseLanguage(mail.language) ?? 'en'
        await mailer.send({ to: recipient, subject, text: body, html, language }).catch(async (error) => {
          if (!(error instanceof AddressRefusedError)) throw error
          log.info('mail refused', { job: job.id })
          await deleteMail(db, userId, id)
          throw new JobRefusedError({ cause: error })
        })
      }
      await deleteMail(db, userId, id)
    },
    onGivenUp: async (job) => {
      log.error('mail given up', { code: 200007, job: job.id })
      await deleteMail(db, job.userId ?? '', payload.parse(job.payload).id)
    },
  }
}
