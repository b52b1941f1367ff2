import { afterAll, expect, test } from 'vitest'
import { startMailSink } from '#server/testing/mail/mail-sink'
import { createLog } from './log/log.ts'
import { createMailer, type Message } from './mailer.ts'

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
