import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { afterAll, expect, test } from 'vitest'
import { createMailer } from '#server/platform/mailer'
import { startTestApp } from '#server/testing/test-app'
import { readMail } from '#server/testing/test-mail'
import { startTestMailbox } from '#server/testing/test-mailbox'
import { enqueueMail } from './mail.service.ts'
import { type MailKind, writeMail } from './mail-text.ts'

const mailbox = await startTestMailbox()
const { deps, lines } = await startTestApp({ env: mailbox.env })
const { db } = deps

const KINDS: readonly MailKind[] = [
  'verification',
  'alreadyRegistered',
  'passwordReset',
  'passwordChanged',
  'passwordWasReset',
  'identityLinked',
  'oldestSessionEnded',
]
const parameters = {
  username: 'ada<b>',
  device: 'Chrome on Windows',
  service: 'QQ',
  link: 'https://ephemeris.example/settings?a=1&b=2',
}

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
      for (const paragraph of text.split('\n').filter((line) => line !== '' && line !== parameters.link)) {
        expect(plain).toContain(paragraph)
      }
      return subject
    })
    expect(new Set(subjects).size).toBe(LANGUAGES.length)
  }
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

test('MAIL-3 what is written for nobody is written and goes nowhere', async () => {
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
