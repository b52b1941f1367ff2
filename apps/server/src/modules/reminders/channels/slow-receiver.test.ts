import { connectWebhook } from '@ephemeris/contract/reminders/reminder-channels'
import { expect, test } from 'vitest'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startReminderApp } from '#server/testing/reminder-app'
import { sampleActivity } from '../../catalogue/sample-activity.test-data.ts'

const USERS = 10

const mailbox = await startTestMailbox()
const app = await startReminderApp([sampleActivity('soon', { end: '2026-05-21 21:00:00' })], mailbox.env)
const { call, hook, plan, newUser, clock, deps } = app

test('REM-21 a receiver of webhooks that never answers holds up no mail', async () => {
  clock.set('2026-05-20T12:00:00Z')
  const users = await Promise.all(Array.from({ length: USERS }, (_, n) => newUser(`reader-${n}`, { isMailOn: true })))
  for (const { token } of users) await call(connectWebhook, { url: hook.address }, { as: token })
  hook.answer = { status: 'never' }
  // 20:00 in Berlin.
  clock.set('2026-05-20T18:00:00Z')
  await plan()
  await expect.poll(() => users.map(({ email }) => mailbox.count(email))).toEqual(users.map(() => 1))

  const waiting = await deps.db
    .selectFrom('reminder_message')
    .select('user_id')
    .where('channel', '=', 'webhook')
    .where('state', '=', 'waiting')
    .execute()
  expect(waiting.length).toBeGreaterThan(0)
  const lanes = await deps.db
    .selectFrom('job')
    .select('lane')
    .distinct()
    .where('kind', '=', 'reminder webhook')
    .execute()
  expect(lanes).toEqual([{ lane: 'discord.com' }])
  hook.answer = { status: 204 }
})
