import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import { getPushKey, subscribePush, unsubscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { getReminders, saveReminders, testReminders } from '@ephemeris/contract/reminders/reminders'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { sampleActivity, sampleId } from '#server/modules/catalogue/sample-activity.test-data'
import { storedTexts } from '#server/testing/database/stored-texts'
import { startReminderApp } from '#server/testing/reminder-app'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'
import { messageTimeText } from '../plan/moment-text.ts'
import { sweepOldMessages } from '../reminder-data.service.ts'
import { sweepUnseenSubscriptions } from './push.service.ts'

// Berlin is UTC+2 in May, and the clock shows 2026-05-20T12:00:00Z, 14:00 there.
const app = await startReminderApp([
  // Ends on 21 May, 13:00Z.
  sampleActivity('soon', { end: '2026-05-21 21:00:00' }),
  sampleActivity('later the same evening', { end: '2026-05-22 01:00:00' }),
  sampleActivity('other game', { gameId: 'zenless', end: '2026-05-21 21:30:00' }),
  sampleActivity('only expected', { end: '2026-05-21 21:10:00', certainty: 'expected', startCertainty: 'announced' }),
  sampleActivity('far away'),
])
const { call, refusal, send, push, plan, makeJobsDue, withDueJobs, newUser, mark, clock, deps, lines } = app
clock.set('2026-05-20T12:00:00Z')

const EVENTS = { enabled: true, activities: ['event'] } as const

let browsers = 0

/** The time of day, UTC, on 21 May, as the messages write it. */
function on21May(time: string): string {
  return messageTimeText(instant(Date.parse(`2026-05-21T${time}:00Z`)), {
    language: 'en',
    timeZone: 'Europe/Berlin',
    timeFormat: '24',
  })
}

async function subscribe({ token }: TestUser): Promise<{ browser: string; id: string }> {
  const browser = `browser ${++browsers}`
  const { id } = await call(subscribePush, push.subscribe(browser), { as: token })
  return { browser, id }
}

const readBy = (browser: string) => push.received.filter((one) => one.browser === browser)

async function statesOf({ id }: TestUser): Promise<string[]> {
  const rows = await deps.db.selectFrom('reminder_message').select('state').where('user_id', '=', id).execute()
  return rows.map(({ state }) => state).sort()
}

test('REM-10 a push is encrypted for its browser, signed with our key, and says what ends', async () => {
  clock.set('2026-05-20T12:00:00Z')
  const ada = await newUser('ada')
  const { browser } = await subscribe(ada)
  const { comingUp } = await call(getReminders, {}, { as: ada.token })
  expect(comingUp[0]).toMatchObject({
    gameId: 'genshin',
    dueAt: Date.parse('2026-05-20T13:00:00Z'),
    channels: ['push'],
  })
  expect(comingUp[0]?.items[0]).toMatchObject({ kind: 'before_end', title: 'soon', activityId: sampleId('soon') })
  expect(await plan()).toBe(0)
  clock.set('2026-05-20T13:00:00Z')
  await deps.db
    .updateTable('reminder_settings')
    .set({ next_at: new Date(0) })
    .execute()
  expect(await plan()).toBe(1)
  await expect.poll(withDueJobs(() => statesOf(ada))).toEqual(['sent'])
  expect(readBy(browser)).toHaveLength(1)

  const [one] = readBy(browser)
  expect(one?.message.notification).toMatchObject({
    title: 'Genshin Impact',
    body: `soon ends ${on21May('13:00')}\nlater the same evening ends ${on21May('17:00')}`,
    navigate: 'https://ephemeris.example/timeline',
    lang: 'en',
  })
  expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: String(28 * 3600) })
  expect(one?.headers.topic).toMatch(/^[\w-]{32}$/)
  expect(one?.bytes).toBeLessThan(2000)
  expect(one?.claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: 'https://ephemeris.example' })
  expect(one?.senderKey).toBe((await call(getPushKey, {}, { as: ada.token })).key)
  clock.set('2026-05-20T12:00:00Z')
})

test('REM-5 (REM-7) what is marked as done is not sent, and one message of a game leaves on an evening', async () => {
  clock.set('2026-05-20T12:00:00Z')
  const bea = await newUser('bea')
  const { browser } = await subscribe(bea)
  await plan()
  const userGameSelections = { genshin: EVENTS, zenless: EVENTS }
  await mark(bea, { userGameSelections, activityStatus: { [sampleId('later the same evening')]: 'done' } })
  clock.set('2026-05-20T13:30:00Z')
  await plan()
  await expect.poll(withDueJobs(() => readBy(browser).length)).toBe(2)
  expect(
    readBy(browser)
      .map(({ message }) => message.notification.body)
      .sort(),
  ).toEqual([`other game ends ${on21May('13:30')}`, `soon ends ${on21May('13:00')}`])

  await mark(bea, { userGameSelections, activityStatus: {} })
  clock.set('2026-05-20T20:00:00Z')
  expect(await plan()).toBe(0)
  clock.set('2026-05-21T06:30:00Z')
  await deps.db
    .updateTable('reminder_settings')
    .set({ next_at: new Date(0) })
    .where('user_id', '=', bea.id)
    .execute()
  await plan()
  await expect.poll(withDueJobs(() => readBy(browser).length)).toBe(3)
  expect(readBy(browser)[2]?.message.notification.body).toBe(`later the same evening ends ${on21May('17:00')}`)
  clock.set('2026-05-20T12:00:00Z')
})

test.each([404, 410])('REM-11 REM-23 a push service that answers %i has the subscription removed', async (status) => {
  clock.set('2026-05-20T13:00:00Z')
  const user = await newUser(`gone${status}`)
  const { browser } = await subscribe(user)
  push.answers.set(browser, { status })
  await plan()
  const left = () => deps.db.selectFrom('push_subscription').where('user_id', '=', user.id).execute()
  await expect.poll(withDueJobs(left)).toEqual([])
  await expect.poll(withDueJobs(async () => new Set(await statesOf(user)))).toEqual(new Set(['failed']))
  const { push: state, unsent } = await call(getReminders, {}, { as: user.token })
  expect(state).toEqual({ state: 'absent', devices: [] })
  // The second message finds no subscription any more.
  expect(unsent).toHaveLength(1)
})

test('REM-23 a message that one of two devices got is not listed as unsent', async () => {
  clock.set('2026-05-20T13:00:00Z')
  const ida = await newUser('ida')
  await mark(ida, { userGameSelections: { genshin: EVENTS } })
  const [lost] = [await subscribe(ida), await subscribe(ida)]
  push.answers.set(lost.browser, { status: 410 })
  await plan()
  await expect.poll(withDueJobs(() => statesOf(ida))).toEqual(['failed', 'sent'])
  expect((await call(getReminders, {}, { as: ida.token })).unsent).toEqual([])
})

test('REM-23 a message that is still waiting when it has become useless is listed as unsent', async () => {
  clock.set('2026-05-20T13:00:00Z')
  const jan = await newUser('jan')
  await mark(jan, { userGameSelections: { genshin: EVENTS } })
  const { browser } = await subscribe(jan)
  push.answers.set(browser, { status: 503 })
  await plan()
  await expect.poll(() => statesOf(jan)).toEqual(['waiting'])
  clock.set('2026-05-22T13:00:00Z')
  await expect.poll(withDueJobs(() => statesOf(jan))).toEqual(['failed'])
  expect((await call(getReminders, {}, { as: jan.token })).unsent).toHaveLength(1)
  clock.set('2026-05-20T13:00:00Z')
})

test('REM-11 a busy push service is asked again when it says, and the message comes once', async () => {
  clock.set('2026-05-20T13:00:00Z')
  const cleo = await newUser('cleo')
  await mark(cleo, { userGameSelections: { genshin: EVENTS } })
  const { browser } = await subscribe(cleo)
  push.answers.set(browser, { status: 429, headers: { 'retry-after': '7200' } })
  await plan()
  await expect.poll(() => statesOf(cleo)).toContain('waiting')
  const waitMs = async () => {
    const job = await deps.db.selectFrom('job').select('run_at').where('user_id', '=', cleo.id).executeTakeFirst()
    return (job?.run_at.getTime() ?? 0) - Date.now()
  }
  await expect.poll(waitMs).toBeGreaterThan(7000 * 1000)
  push.answers.delete(browser)
  await makeJobsDue()
  await expect.poll(withDueJobs(async () => new Set(await statesOf(cleo)))).toEqual(new Set(['sent']))
  expect(readBy(browser)).toHaveLength(1)
})

test('REM-11 a service that asks to wait is asked for as long as the message is useful, with pauses that grow', async () => {
  clock.set('2026-05-20T13:00:00Z')
  const kit = await newUser('kit')
  await mark(kit, { userGameSelections: { genshin: EVENTS } })
  const { browser } = await subscribe(kit)
  const jobOf = () =>
    deps.db.selectFrom('job').select(['attempts', 'run_at']).where('user_id', '=', kit.id).executeTakeFirst()
  push.answers.set(browser, { status: 429, headers: { 'retry-after': '5' } })
  await plan()
  for (let attempt = 1; attempt <= 12; attempt++) {
    // It waits again.
    await expect
      .poll(async () => [(await jobOf())?.attempts, (await jobOf())?.run_at.getTime() !== 0])
      .toEqual([attempt, true])
    const pauseMs = ((await jobOf())?.run_at.getTime() ?? 0) - Date.now()
    expect(pauseMs).toBeLessThanOrEqual(Math.max(5, 2 ** (attempt - 1)) * 1000)
    expect(await statesOf(kit)).toEqual(['waiting'])
    await makeJobsDue()
  }
  push.answers.delete(browser)
  await expect.poll(withDueJobs(async () => new Set(await statesOf(kit)))).toEqual(new Set(['sent']))

  const lou = await newUser('lou')
  await mark(lou, { userGameSelections: { genshin: EVENTS } })
  const other = await subscribe(lou)
  // Longer than the message is useful.
  push.answers.set(other.browser, { status: 503, headers: { 'retry-after': String(30 * 24 * 3600) } })
  const before = await countOf('reminder push done')
  await plan()
  await expect.poll(() => statesOf(lou)).toEqual(['failed'])
  await expect.poll(() => countOf('reminder push refused')).toBeGreaterThan(0)
  expect(await countOf('reminder push done')).toBe(before)
})

test.each([401, 403])(
  'REM-11 a service that refuses our key with %i is asked again and keeps its subscription',
  async (status) => {
    clock.set('2026-05-20T13:00:00Z')
    const dan = await newUser(`dan${status}`)
    await mark(dan, { userGameSelections: { genshin: EVENTS } })
    const { browser, id } = await subscribe(dan)
    push.answers.set(browser, { status })
    const [doneBefore, refusedBefore] = [await countOf('reminder push done'), await countOf('push refused')]
    expect(await call(testReminders, {}, { as: dan.token })).toEqual({ push: 'failed' })
    expect((await call(getReminders, {}, { as: dan.token })).push.devices.map((device) => device.id)).toEqual([id])
    expect(lines.some((line) => line.includes('push refused') && line.includes('fcm.googleapis.com'))).toBe(true)
    await plan()
    await expect.poll(() => countOf('push refused')).toBe(refusedBefore + 1)
    expect(await countOf('reminder push done')).toBe(doneBefore)
    push.answers.delete(browser)
    await expect.poll(withDueJobs(() => statesOf(dan))).toEqual(['sent'])
    expect(readBy(browser)).toHaveLength(1)
  },
)

/** Of `jobs_total` or `reminders_total`. */
async function countOf(outcome: string): Promise<number> {
  const text = await deps.metrics.text()
  return Number(new RegExp(`_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://evilpush.apple.com/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'fcm.googleapis.com',
])('REM-10 (C067) %s is no push service', async (endpoint) => {
  const user = await createTestUser(app, `attacker${++browsers}`)
  const keys = push.subscribe('nobody')
  expect(await refusal(subscribePush, { ...keys, endpoint }, { as: user.token })).toEqual([400, 100002])
})

test('REM-10 a browser is confirmed by the same call, belongs to one user, and ten are kept', async () => {
  clock.set('2026-05-20T12:00:00Z')
  const [eve, finn] = [await newUser('eve'), await newUser('finn')]
  const keys = push.subscribe('shared')
  const devices = async ({ token }: TestUser) => (await call(getReminders, {}, { as: token })).push.devices
  const { id } = await call(subscribePush, keys, { as: eve.token })
  clock.set('2026-05-20T12:01:00Z')
  expect(await call(subscribePush, keys, { as: eve.token })).toEqual({ id })
  const [device, ...others] = await devices(eve)
  expect([others, device?.id, (device?.seenAt ?? 0) - (device?.createdAt ?? 0)]).toEqual([[], id, 60_000])

  await call(subscribePush, keys, { as: finn.token })
  expect(await devices(eve)).toEqual([])
  expect((await devices(finn)).map((one) => one.id)).toEqual([id])
  await call(unsubscribePush, { id }, { as: eve.token })
  expect(await devices(finn)).toHaveLength(1)
  // A browser that has lost its id with the permission ends what its session has confirmed.
  await call(unsubscribePush, {}, { as: eve.token })
  expect(await devices(finn)).toHaveLength(1)
  await call(unsubscribePush, {}, { as: finn.token })
  expect(await devices(finn)).toEqual([])
  for (let n = 0; n < 11; n++) await subscribe(finn)
  expect(await devices(finn)).toHaveLength(10)
})

test('REM-12 a browser without a confirmation for 60 days and a message of a month ago are removed', async () => {
  clock.set('2026-05-20T13:00:00Z')
  const hal = await newUser('hal')
  await subscribe(hal)
  await plan()
  const left = async () => {
    const [browser] = await deps.db.selectFrom('push_subscription').select('id').where('user_id', '=', hal.id).execute()
    return [browser !== undefined, (await statesOf(hal)).length > 0]
  }
  const sweepAt = async (text: string) => {
    clock.set(text)
    await sweepUnseenSubscriptions(deps)
    await sweepOldMessages(deps)
    clock.set('2026-05-20T13:00:00Z')
  }
  await sweepAt('2026-06-19T12:00:00Z')
  expect(await left()).toEqual([true, true])
  await sweepAt('2026-06-20T13:00:00Z')
  expect(await left()).toEqual([true, false])
  await sweepAt('2026-07-19T12:00:00Z')
  expect(await left()).toEqual([true, false])
  await sweepAt('2026-07-19T14:00:00Z')
  expect(await left()).toEqual([false, false])
})

test('REM-18 (C113) no log, no metric and no column in clear holds an endpoint, and the export and the deletion have all', async () => {
  clock.set('2026-05-20T13:00:00Z')
  const gus = await newUser('gus')
  const { browser } = await subscribe(gus)
  await plan()
  await expect.poll(withDueJobs(() => readBy(browser).length)).toBeGreaterThan(0)
  const { endpoint, auth, p256dh } = push.subscribe(browser)
  const places = new Map(await storedTexts(deps.db))
  places.set('log', lines.join('\n')).set('metrics', await deps.metrics.text())
  const needles = [endpoint, `send/${encodeURIComponent(browser)}`, auth, p256dh]
  expect([...places].filter(([, text]) => needles.some((needle) => text.includes(needle)))).toEqual([])

  const file = JSON.parse((await send(exportAccount, {}, { as: gus.token })).text)
  expect(file.reminders).toMatchObject({ settings: [{ config: { evening_at: '20:00' } }], webhooks: [] })
  expect(file.reminders.devices).toHaveLength(1)
  await call(deleteAccount, { confirm: 'gus', currentPassword: PASSWORD }, { as: gus.token })
  for (const table of ['reminder_settings', 'reminder_message', 'push_subscription', 'job'] as const) {
    expect(await deps.db.selectFrom(table).where('user_id', '=', gus.id).execute()).toEqual([])
  }
})

test('REM-10 without an https address no browser can subscribe, and the page says so', async () => {
  const plain = await startTestApp()
  const { token: as } = await createTestUser(plain, 'ada')
  expect(await plain.refusal(getPushKey, {}, { as })).toEqual([409, 100002])
  expect(await plain.refusal(subscribePush, push.subscribe('plain'), { as })).toEqual([409, 100002])
  const overview = await plain.call(getReminders, {}, { as })
  expect([overview.push.state, overview.mail.state, overview.isSaved]).toEqual(['needs_https', 'unavailable', false])
  expect((await plain.call(saveReminders, DEFAULT_REMINDERS, { as })).isSaved).toBe(true)
})
