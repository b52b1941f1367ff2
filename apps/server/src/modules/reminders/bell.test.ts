import { createPrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import { connectWebhook, subscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { getReminders } from '@ephemeris/contract/reminders/reminders'
import { syncNotes } from '@ephemeris/contract/sync/notes'
import { type BellTime, bellKey } from '@ephemeris/core/notes/bell'
import { DAY_MS, formatInstant, HOUR_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { beforeEach, expect, test } from 'vitest'
import { loadActivities } from '#server/testing/load-activities'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { feedAlarms, readFeed } from '#server/testing/read-feed'
import { startReminderApp } from '#server/testing/reminder-app'
import type { TestUser } from '#server/testing/test-user'
import { sampleActivity, sampleId } from '../catalogue/sample-activity.test-data.ts'
import { messageTimeText } from './plan/moment-text.ts'

const mailbox = await startTestMailbox()
// Ends on 28 May, 12:00Z.
const RAID = sampleActivity('raid', { end: '2026-05-28 20:00:00' })
const NEXT = sampleActivity('next', { start: '2026-05-24 20:00:00', end: '2026-06-20 20:00:00' })
const ALL = [RAID, NEXT, sampleActivity('twin', { end: '2026-05-28 20:00:00' })]
const app = await startReminderApp(ALL, mailbox.env)
const { ask, call, catalogue, push, hook, plan, withDueJobs, newUser, mark, clock, deps } = app

const NOW = '2026-05-20T12:00:00Z'
const THREE_DAYS: BellTime = { edge: 'end', leadHours: 72 }
/** No game is chosen: only bells concern these users. */
const NOTHING = { userGameSelections: { genshin: { enabled: false, activities: [] } } } as const

beforeEach(() => {
  clock.set(NOW)
})

function at(iso: string): Instant {
  return instant(Date.parse(iso))
}

async function ringer(name: string, slot: Parameters<typeof mark>[1] = NOTHING): Promise<TestUser> {
  const user = await newUser(name, { isMailOn: true })
  await mark(user, slot)
  await call(subscribePush, push.subscribe(name), { as: user.token })
  await call(connectWebhook, { url: `${hook.address}-${name}` }, { as: user.token })
  return user
}

async function ring({ token }: TestUser, bell: BellTime | null, { of = 'raid', isPaused = false } = {}): Promise<void> {
  const value = bell && { ...bell, isPaused }
  await call(syncNotes, { [bellKey(sampleId(of))]: { at: clock.now(), value } }, { as: token })
}

/** Sends everything that is due at that time. */
async function planAt(iso: string): Promise<number> {
  clock.set(iso)
  await deps.db
    .updateTable('reminder_settings')
    .set({ next_at: new Date(0) })
    .execute()
  return await plan()
}

const pushed = (name: string) =>
  push.received.filter(({ browser }) => browser === name).map(({ message }) => message.notification.body)

const hooked = (name: string) =>
  hook.received.filter(({ path }) => path.endsWith(`-${name}`)).map(({ content }) => content)

const END_TEXT = messageTimeText(at('2026-05-28T12:00:00Z'), {
  language: 'en',
  timeZone: 'Europe/Berlin',
  timeFormat: '24',
})

test('REM-24 a bell rings on push and webhook at its moment, in the mail of that evening, and never twice', async () => {
  const ada = await ringer('ada')
  const quiet = await ringer('quiet')
  await ring(ada, THREE_DAYS)
  expect(await planAt('2026-05-25T11:59:59Z')).toBe(0)
  expect(await planAt('2026-05-25T12:00:00Z')).toBe(2)
  await expect.poll(withDueJobs(() => pushed('ada'))).toEqual([`raid ends ${END_TEXT}`])
  await expect.poll(withDueJobs(() => hooked('ada').at(-1))).toContain(`raid ends ${END_TEXT}`)

  // 20:00 in Berlin.
  await planAt('2026-05-25T18:00:00Z')
  expect((await mailbox.next(ada.email)).text).toContain('raid ends')
  for (const later of ['2026-05-26T18:00:00Z', '2026-05-27T12:00:00Z', '2026-05-27T18:00:00Z']) await planAt(later)
  await expect.poll(() => deps.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect([pushed('ada').length, mailbox.count(ada.email), pushed('quiet').length]).toEqual([1, 1, 0])
  expect(mailbox.count(quiet.email)).toBe(0)
})

test('REM-24 the bell follows an end that moves', async () => {
  const bea = await ringer('bea')
  await ring(bea, THREE_DAYS)
  await loadActivities(deps, [sampleActivity('raid', { end: '2026-05-30 20:00:00' }), NEXT])
  await catalogue.refresh()
  expect(await planAt('2026-05-25T12:00:00Z')).toBe(0)
  expect(await planAt('2026-05-27T11:59:59Z')).toBe(0)
  await planAt('2026-05-27T12:00:00Z')
  await expect.poll(withDueJobs(() => pushed('bea').length)).toBe(1)

  // It moves again, after it has rung: it rings again.
  await loadActivities(deps, [sampleActivity('raid', { end: '2026-06-03 20:00:00' }), NEXT])
  await catalogue.refresh()
  await planAt('2026-05-31T12:00:00Z')
  await expect.poll(withDueJobs(() => pushed('bea').length)).toBe(2)
  await loadActivities(deps, ALL)
  await catalogue.refresh()
})

test('REM-24 a bell takes the place of the rule of its activity, and waits for no other message of the evening', async () => {
  const cleo = await ringer('cleo', { userGameSelections: { genshin: { enabled: true, activities: ['event'] } } })
  await ring(cleo, { edge: 'end', leadHours: 12 })
  // The rule reminds of the other one a day before.
  await planAt('2026-05-27T12:00:00Z')
  await expect.poll(withDueJobs(() => pushed('cleo'))).toEqual([`twin ends ${END_TEXT}`])
  // Midnight in Berlin lies in the quiet hours; the morning is before the end.
  expect(await planAt('2026-05-28T05:59:00Z')).toBe(0)
  await planAt('2026-05-28T06:00:00Z')
  await expect.poll(withDueJobs(() => pushed('cleo').at(-1))).toBe(`raid ends ${END_TEXT}`)
})

test('REM-24 bells of one game that ring together are one message', async () => {
  const dora = await ringer('dora')
  await ring(dora, THREE_DAYS)
  await ring(dora, THREE_DAYS, { of: 'twin' })
  await planAt('2026-05-25T12:00:00Z')
  await expect.poll(withDueJobs(() => pushed('dora').length)).toBe(1)
  expect(pushed('dora')[0]).toContain('raid ends')
  expect(pushed('dora')[0]).toContain('twin ends')
})

test('REM-24 a bell at the start rings for events too; one that was taken back or is paused does not', async () => {
  const eve = await ringer('eve')
  const start: BellTime = { edge: 'start', leadHours: 0 }
  await ring(eve, start, { of: 'next' })
  await ring(eve, THREE_DAYS, { isPaused: true })
  const fay = await ringer('fay')
  await ring(fay, start, { of: 'next' })
  clock.set('2026-05-20T12:00:05Z')
  await ring(fay, null, { of: 'next' })
  await planAt('2026-05-24T12:00:00Z')
  await expect.poll(withDueJobs(() => pushed('eve').length)).toBe(1)
  expect(pushed('eve')[0]).toContain('next')
  await planAt('2026-05-25T12:00:00Z')
  await expect.poll(() => deps.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect([pushed('eve').length, pushed('fay').length]).toEqual([1, 0])
})

test('REM-24 the private calendar rings as the bell says', async () => {
  const gia = await newUser('gia')
  const feed = { language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [24] } as const
  const { url } = await call(createPrivateFeed, feed, { as: gia.token })
  await ring(gia, { edge: 'end', leadHours: 168 })
  const alarms = async () => {
    const { text } = await ask(`GET ${new URL(url ?? '').pathname}`)
    return ['raid', 'twin'].map((name) => feedAlarms(readFeed(text), sampleId(name)))
  }
  // The server reads by itself what an earlier test changed in the catalogue.
  await expect.poll(alarms, { interval: 1000 }).toEqual([['END -PT168H'], ['END -PT24H']])
})

test('REM-43 the list shows each bell at the moment at which it rings, however far ahead, and nothing that has passed', async () => {
  const ida = await newUser('ida')
  await mark(ida, { userGameSelections: { genshin: { enabled: true, activities: ['event'] } } })
  const feed = { language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [24] } as const
  await call(createPrivateFeed, feed, { as: ida.token })
  await ring(ida, { edge: 'end', leadHours: 12 })
  await ring(ida, { edge: 'end', leadHours: 168 }, { of: 'next' })
  // The rule's day before the ends has passed, and the calendar rings of it no more.
  clock.set('2026-05-27T13:00:00Z')
  const { comingUp } = await call(getReminders, {}, { as: ida.token })
  const rows = comingUp.map(({ dueAt, items, channels }) => [
    formatInstant(dueAt),
    items.map(({ title }) => title),
    channels,
  ])
  expect(rows).toEqual([
    ['2026-05-28T00:00:00Z', ['raid'], ['calendar']],
    ['2026-06-13T12:00:00Z', ['next'], ['calendar']],
  ])
})

test('REM-25 a reminder of stamina is sent when it reaches its amount, once for each typed value', async () => {
  const hana = await ringer('hana')
  const type = (amount: number, bellAt: number | null) =>
    call(
      syncNotes,
      {
        'stamina/genshin': { at: clock.now(), value: { amount, typedAt: formatInstant(clock.now()), bellAt } },
      },
      { as: hana.token },
    )
  await type(170, 200)
  const fullAt = instant(at(NOW) + 4 * HOUR_MS)
  expect(await planAt(new Date(fullAt - 1).toISOString())).toBe(0)
  await planAt(new Date(fullAt).toISOString())
  const when = messageTimeText(fullAt, { language: 'en', timeZone: 'Europe/Berlin', timeFormat: '24' })
  await expect.poll(withDueJobs(() => pushed('hana'))).toEqual([`Original Resin 200/200, reached ${when}`])
  await planAt(new Date(fullAt + 10 * MINUTE_MS).toISOString())

  await type(150, 160)
  expect((await call(getReminders, {}, { as: hana.token })).comingUp.map(({ items }) => items[0]?.kind)).toContain(
    'stamina',
  )
  await planAt(new Date(fullAt + 10 * MINUTE_MS + 80 * MINUTE_MS).toISOString())
  await expect.poll(withDueJobs(() => pushed('hana').length)).toBe(2)

  await type(10, null)
  await planAt(new Date(fullAt + 3 * DAY_MS).toISOString())
  await expect.poll(() => deps.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect(pushed('hana').length).toBe(2)
})
