import { afterAll, expect, test } from 'vitest'
import { startMailSink } from '#server/testing/mail/mail-sink'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { createLog } from './log/log.ts'
import { AddressRefusedError, createMailer, type Message } from './mailer.ts'

const sink = await startMailSink(0)
afterAll(sink.close)
const mailer = createMailer(
  { smtpUrl: sink.url, mailFrom: 'no-reply@ephemeris.example', dataDir: '/nowhere' },
  createLog('error', () => {}),
)
const to = (n: number): Message => ({
  to: `n${n}@example.org`,
  subject: 's',
  text: 't',
  html: '<p>t</p>',
  language: 'en',
})

test('MAIL-7 two hundred mails share sixteen connections; a dropped one loses none and sends none twice; a stop closes all', async () => {
  await Promise.all(Array.from({ length: 200 }, (_, n) => mailer.send(to(n))))
  expect([...sink.arrived.values()]).toEqual(Array(200).fill(1))
  expect(sink.connections()).toBeLessThanOrEqual(16)

  for (const socket of sink.sockets) socket.destroy()
  await Promise.all(Array.from({ length: 40 }, (_, n) => mailer.send(to(200 + n))))
  expect([...sink.arrived.values()]).toEqual(Array(240).fill(1))

  mailer.close()
  await expect.poll(() => sink.sockets.size).toBe(0)
})

const mailbox = await startTestMailbox()

/** A mailer with a log, whose lines it returns. */
function startMailer() {
  const lines: string[] = []
  const own = createMailer(
    { smtpUrl: mailbox.env.SMTP_URL, mailFrom: mailbox.env.MAIL_FROM, dataDir: '/nowhere' },
    createLog('warn', (line) => lines.push(line)),
  )
  const send = (n: number) =>
    own.send(to(n)).then(
      () => 'taken',
      (error) => (error instanceof AddressRefusedError ? 'gone' : 'later'),
    )
  return { send, lines }
}

test.each([
  ['550 no such user', 'gone'],
  ['550 5.1.1 no such user', 'gone'],
  ['551 5.1.6 moved', 'gone'],
  ['550 5.2.1 mailbox disabled', 'gone'],
  ['550 5.1.8 sender refused', 'later'],
  ['552 5.2.2 mailbox full', 'later'],
  ['554 5.7.1 relay access denied', 'later'],
  ['550 5.7.1 client host blocked', 'later'],
  ['554 no', 'later'],
  ['450 4.2.0 greylisted', 'later'],
])('MAIL-8 an address that is refused twice with "%s", while others get their mails, is %s', async (reply, outcome) => {
  const { send } = startMailer()
  expect(await send(1)).toBe('taken')
  mailbox.refuseAll(reply)
  expect(await send(2)).toBe('later')
  expect(await send(2)).toBe(outcome)
  mailbox.refuseAll(null)
})

test.each(['550 no such user', '550 5.1.1 no such user', '554 5.7.1 relay access denied'])(
  'MAIL-8 a mail server that refuses everybody with "%s" ends no address, and its own refusals are one line',
  async (reply) => {
    const { send, lines } = startMailer()
    expect(await send(1)).toBe('taken')
    mailbox.refuseAll(reply)
    const everybody = Array.from({ length: 20 }, (_, n) => n)
    for (const again of [1, 2, 3]) {
      expect(await Promise.all(everybody.map(send)), `try ${again}`).toEqual(everybody.map(() => 'later'))
    }
    expect(lines.filter((line) => line.includes('mail server refuses'))).toHaveLength(reply.includes('5.7.1') ? 1 : 0)
    mailbox.refuseAll(null)
    expect(await Promise.all(everybody.map(send))).toEqual(everybody.map(() => 'taken'))
  },
)
