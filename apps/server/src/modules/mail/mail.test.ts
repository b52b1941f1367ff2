import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { MailKind } from '@ephemeris/texts/server-areas'
import { afterAll, expect, test } from 'vitest'
import type { LeasedJob } from '#server/jobs/job.queries'
import { createMailer } from '#server/platform/mailer'
import { readMail } from '#server/testing/mail/test-mail'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startTestApp } from '#server/testing/test-app'
import { deleteMail, findMail, insertMail } from './mail.queries.ts'
import { enqueueMail, mailJob } from './mail.service.ts'
import { writeMail } from './mail-text.ts'

const mailbox = await startTestMailbox()
const { deps, lines, ask } = await startTestApp({ env: mailbox.env })
const { db } = deps

const KINDS: readonly MailKind[] = [
  'verification',
  'alreadyRegistered',
  'passwordReset',
  'passwordChanged',
  'passwordWasReset',
  'identityLinked',
  'newDevice',
  'oldestSessionEnded',
  'reminderDigest',
  'reminderTest',
]
const parameters = {
  username: 'ada<b>',
  device: 'Chrome on Windows',
  service: 'QQ',
  address: '203.0.113.*',
  lines: ['<i>first</i> & last', 'second'],
  unsubscribeLink: 'https://ephemeris.example/unsubscribe?a=1&b=2',
  link: 'https://ephemeris.example/settings?a=1&b=2',
}

const [GIVEN_UP, ANOTHER] = [randomUUID(), randomUUID()]

function mail(recipient: string | null, kind: MailKind = 'verification') {
  return { userId: 'u_1', recipient, language: 'fr', kind, parameters } as const
}

test('MAIL-1 a mail leaves when its transaction is committed, and not at all when it is rolled back', async () => {
  await db
    .transaction()
    .execute(async (transaction) => {
      await enqueueMail(transaction, deps, mail('rolled-back@example.org'))
      throw new Error('roll back')
    })
    .catch(() => {})
  await db.transaction().execute((transaction) => enqueueMail(transaction, deps, mail('kept@example.org')))

  expect(await mailbox.next('kept@example.org')).toMatchObject({ from: mailbox.env.MAIL_FROM, language: 'fr' })
  expect(mailbox.count('rolled-back@example.org')).toBe(0)
})

test('MAIL-2 every mail exists in six languages, as text and as HTML with the same words and link', () => {
  for (const kind of KINDS) {
    const subjects = LANGUAGES.map((language) => {
      const { subject, text, html } = writeMail(kind, parameters, language)
      expect(text).toContain(`\n${parameters.link}\n`)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toContain('<b>')
      const plain = html.replace(/<[^>]+>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      const links: readonly string[] = [parameters.link, parameters.unsubscribeLink]
      const words = text.split('\n').filter((line) => line !== '' && !links.includes(line))
      if (kind === 'reminderDigest') for (const line of words) expect(plain).toContain(line)
      else expect(plain.split('\n').filter((line) => line !== '')).toEqual([subject, ...words])
      return subject
    })
    expect(new Set(subjects).size).toBe(LANGUAGES.length)
  }
})

test('MAIL-2 REM-15 the mail of the evening lists what is due and ends such mails by a link, the others do not', () => {
  const { text, html } = writeMail('reminderDigest', parameters, 'en')
  expect(text).toContain('\n\n<i>first</i> & last\nsecond\n\n')
  expect(text).toContain(`\n${parameters.unsubscribeLink}\n`)
  expect(html).toContain('<ul><li>&#60;i&#62;first&#60;/i&#62; &#38; last</li><li>second</li></ul>')
  expect(html.match(/<a href="https:/g)).toHaveLength(2)

  const plain = writeMail('passwordReset', parameters, 'en')
  expect(plain.text).not.toContain(parameters.unsubscribeLink)
  expect(plain.html).not.toContain('<ul>')
  expect(plain.html.match(/<a href="https:/g)).toHaveLength(1)
})

test('MAIL-3 a mail is tried again after longer and longer pauses, for about a day, and is then given up and gone', async () => {
  const { maxAttempts, retryAfterMs, onGivenUp } = mailJob(deps)
  const pauses = Array.from({ length: maxAttempts - 1 }, (_, n) => retryAfterMs(n + 1) / MINUTE_MS)
  expect(pauses[0]).toBe(1)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 60
  expect(hours).toBeGreaterThan(20)
  expect(hours).toBeLessThan(24)

  const row = {
    userId: 'u_1',
    id: GIVEN_UP,
    recipient: 'a@example.org',
    language: 'fr',
    createdAt: new Date(0),
  } as const
  await insertMail(db, { ...row, ...writeMail('verification', parameters, 'fr') })
  await insertMail(db, { ...row, id: ANOTHER, ...writeMail('verification', parameters, 'fr') })
  await onGivenUp?.({ id: 'job', userId: 'u_1', payload: { id: GIVEN_UP } } as LeasedJob)
  expect(await findMail(db, 'u_1', GIVEN_UP)).toBeNull()
  expect(await findMail(db, 'u_1', ANOTHER)).not.toBeNull()
  await deleteMail(db, 'u_1', ANOTHER)
  expect(lines.map((line) => JSON.parse(line)).filter(({ code }) => code === 200007)).toHaveLength(1)
})

test('MAIL-3 (R21) a mail that the server does not take is tried again, and is gone once it is sent', async () => {
  mailbox.refuse(1)
  await enqueueMail(db, deps, mail('patient@example.org'))
  await expect.poll(() => lines.some((line) => line.includes('job failed'))).toBe(true)
  await db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .execute()

  expect((await mailbox.next('patient@example.org')).subject).toBe('Confirmez votre adresse e-mail pour Ephemeris')
  await expect.poll(() => db.selectFrom('mail').selectAll().execute()).toEqual([])
})

test('MAIL-8 a mail to an address that is gone is not tried for a day, and counts as refused', async () => {
  await enqueueMail(db, deps, mail('well@example.org'))
  await mailbox.next('well@example.org')
  mailbox.refuseRecipient('typo@example.org')
  await enqueueMail(db, deps, mail('typo@example.org'))
  const dueNow = async () => {
    await db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .execute()
    return db.selectFrom('mail').selectAll().execute()
  }
  await expect.poll(dueNow).toEqual([])
  expect((await ask('GET /metrics')).text).toContain('jobs_total{outcome="mail refused"} 1')
})

test('MAIL-3 what is written for no one is written and goes nowhere', async () => {
  await enqueueMail(db, deps, mail(null))
  expect(await db.selectFrom('mail').selectAll().execute()).toHaveLength(1)
  await expect.poll(() => db.selectFrom('mail').selectAll().execute()).toEqual([])
})

test('MAIL-4 without a mail server each mail is a file that its owner reads, and its subject is in the log', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-mail-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const logged: unknown[] = []
  const log = { ...deps.log, info: (_event: string, fields?: object) => logged.push(fields) }
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'a@example.org', dataDir }, log)
  await mailer.send({ to: 'b@example.org', language: 'ja', ...writeMail('passwordReset', parameters, 'ja') })

  const [name = '', ...more] = readdirSync(path.join(dataDir, 'outbox'))
  const file = path.join(dataDir, 'outbox', name)
  expect(more).toEqual([])
  expect(name).toMatch(/^\d{8}T\d{6}Z-[\da-f-]{36}\.eml$/)
  expect(statSync(file).mode & 0o077).toBe(0)
  const written = readMail(readFileSync(file))
  expect(written).toMatchObject({ to: 'b@example.org', subject: 'Ephemeris：パスワードの再設定' })
  expect(written.text).toContain('再設定が申し込まれました')
  expect(logged).toEqual([{ file: name, subject: written.subject }])
})
