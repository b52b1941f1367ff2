import { connectWebhook, subscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { expect, test } from 'vitest'
import { startReminderApp } from '#server/testing/reminder-app'
import { sampleActivity } from '../catalogue/sample-activity.test-data.ts'

// Ends on 21 May, 13:00Z: with a lead of a day it is due on 20 May, 13:00Z.
const { call, clock, deps, hook, withDueJobs, newUser, plan, push } = await startReminderApp([
  sampleActivity('soon', { end: '2026-05-21 21:00:00' }),
])

/** Between two readings of a clock, a busy machine passes milliseconds. */
const TICK_MS = 1

test.each([
  ['at that moment', '2026-05-20T13:00:00Z', 1],
  ['at that moment', '2026-05-20T13:00:00Z', 3],
  ['at that moment', '2026-05-20T13:00:00Z', 30],
  ['hours after it', '2026-05-20T17:30:00Z', 3],
])('REM-7 the first plan %s (%s) sends to all of %i users who are due together', async (_, moment, count) => {
  clock.set('2026-05-20T12:00:00Z')
  await deps.db.deleteFrom('reminder_settings').execute()
  push.received.length = 0
  hook.received.length = 0
  for (let n = 0; n < count; n++) {
    const { token } = await newUser(`due${count}x${n}t${moment.slice(11, 13)}`)
    await call(subscribePush, push.subscribe(`${moment} ${count} ${n}`), { as: token })
    await call(connectWebhook, { url: `${hook.address}${n}` }, { as: token })
  }
  const greetings = hook.received.length
  expect(await plan()).toBe(0)

  clock.set(moment, TICK_MS)
  await deps.db
    .updateTable('reminder_settings')
    .set({ next_at: new Date(moment) })
    .execute()
  expect(await plan()).toBe(2 * count)
  await expect.poll(withDueJobs(() => [push.received.length, hook.received.length - greetings])).toEqual([count, count])
  expect(new Set(push.received.map(({ browser }) => browser)).size).toBe(count)
})
