import { randomUUID } from 'node:crypto'
import { getReminders, saveReminders, testReminders } from '@ephemeris/contract/reminders/reminders'
import type { Language } from '@ephemeris/core/language/language'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { insertJobs } from '#server/jobs/job.queries'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestMailbox } from '#server/testing/mail/test-mailbox'
import { startReminderApp } from '#server/testing/reminder-app'
import type { TestUser } from '#server/testing/test-user'
import { sampleActivity, sampleId } from '../catalogue/sample-activity.test-data.ts'
import { messageTimeText } from './plan/moment-text.ts'

const mailbox = await startTestMailbox()
const app = await startReminderApp(
  [
    sampleActivity('soon', { end: '2026-05-21 21:00:00' }),
    sampleActivity('other game', { gameId: 'zenless', end: '2026-05-21 21:30:00' }),
    sampleActivity('far away'),
  ],
  mailbox.env,
)
const { ask, call, plan, withDueJobs, newUser, mark, clock, deps, lines } = app

const EVENTS = { enabled: true, activities: ['event'] } as const
const ONLY_EVENTS = { userGameSelections: { genshin: EVENTS, zenless: EVENTS } }
/** 20:00 in Berlin. */
const EVENING = '2026-05-20T18:00:00Z'

async function reader(name: string, language: Language = 'en'): Promise<TestUser> {
  clock.set('2026-05-20T12:00:00Z')
  const user = await newUser(name, { isMailOn: true, language })
  await mark(user, ONLY_EVENTS)
  await plan()
  clock.set(EVENING)
  return user
}

async function stateOf({ token }: TestUser): Promise<string> {
  return (await call(getReminders, {}, { as: token })).mail.state
}

async function messageOf({ id }: TestUser): Promise<string | undefined> {
  const row = await deps.db.selectFrom('reminder_message').select('state').where('user_id', '=', id).executeTakeFirst()
  return row?.state
}

test('REM-15 one mail of the evening covers all games, and can be ended with one click without a page', async () => {
  const ada = await reader('ada')
  await plan()
  const mail = await mailbox.next(ada.email)
  expect(mail.subject).toBe('Tonight: 2 reminders')
  expect(mail.text.replaceAll('\r', '')).toContain(
    `Genshin Impact · soon ends ${on21May('13:00')}\nZenless Zone Zero · other game ends ${on21May('13:30')}`,
  )
  expect(mail.text).not.toContain('far away')
  const address = mail.header('List-Unsubscribe')?.slice(1, -1) ?? ''
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(address).toMatch(/^https:\/\/ephemeris\.example\/api\/mail\/unsubscribe\//)

  const path = new URL(address).pathname
  const page = await ask(`GET ${path}`)
  const token = path.split('/').at(-1) ?? ''
  expect([page.status, page.headers.location]).toEqual([302, `/unsubscribe#${token}`])
  expect(mail.text).toContain(`https://ephemeris.example/unsubscribe#${token}`)
  expect(await stateOf(ada)).toBe('ready')

  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const ended = await ask(`POST ${path}`, { headers, body: 'List-Unsubscribe=One-Click' })
  expect([ended.status, await stateOf(ada)]).toEqual([200, 'off'])
  expect((await ask(`POST ${path}`, { headers, body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  expect(lines.join('\n')).not.toContain(token.split('.')[1])
})

test('REM-16 only the link of a mail ends it, and it ends nothing else', async () => {
  const bea = await reader('bea')
  for (const token of [bea.id, `${bea.id}.`, `${bea.id}.${'a'.repeat(43)}`, 'x', `.${'a'.repeat(43)}`]) {
    const headers = { 'content-type': 'application/json' }
    const answer = await ask(`POST /api/mail/unsubscribe/${token}`, { headers, body: '{}' })
    expect(refusalIn(answer)).toEqual([404, 100004])
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(refusalIn(await ask('POST /api/auth/login', { headers: form, body: 'login=bea' }))).toEqual([415, 100006])
  expect(await stateOf(bea)).toBe('ready')
})

test('REM-15 no mail of an evening goes out with nothing due, or to a user who is unconfirmed, off or suspended', async () => {
  const quiet = await reader('quiet')
  await mark(quiet, { ...ONLY_EVENTS, activityStatus: marked('soon', 'other game') })
  const off = await reader('off')
  const settings = { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin' }
  await call(saveReminders, settings, { as: off.token })
  const [unconfirmed, banned] = [await reader('unconfirmed'), await reader('banned')]
  const account = (user: TestUser) => deps.db.updateTable('account').where('id', '=', user.id)
  await account(unconfirmed).set({ email_verified_at: null }).execute()
  await account(banned)
    .set({ banned_at: new Date(0) })
    .execute()
  expect([await stateOf(quiet), await stateOf(off), await stateOf(unconfirmed)]).toEqual([
    'ready',
    'off',
    'unconfirmed',
  ])

  clock.set(EVENING)
  const last = await reader('last')
  await plan()
  await mailbox.next(last.email)
  await expect.poll(() => deps.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect([quiet, off, unconfirmed, banned].map(({ email }) => mailbox.count(email))).toEqual([0, 0, 0, 0])
})

test('REM-11 REM-23 a mail server that is busy is asked again, and one that refuses the address for good ends the mails', async () => {
  const cleo = await reader('cleo')
  mailbox.refuse(1)
  await plan()
  await expect.poll(() => messageOf(cleo)).toBe('waiting')
  await expect.poll(() => lines.some((line) => line.includes('job failed'))).toBe(true)
  // The line is written before the job is due again.
  await expect.poll(withDueJobs(() => messageOf(cleo))).toBe('sent')
  await mailbox.next(cleo.email)

  const gone = await reader('gone')
  mailbox.refuseRecipient(gone.email)
  await plan()
  await expect.poll(withDueJobs(() => messageOf(gone))).toBe('failed')
  const { mail, unsent } = await call(getReminders, {}, { as: gone.token })
  expect(unsent.map(({ channel }) => channel)).toEqual(['mail'])
  expect(mail).toEqual({ state: 'bounced', address: 'g***@example.org', bouncedAt: clock.now() })
  await call(saveReminders, { ...DEFAULT_REMINDERS, isMailOn: true }, { as: gone.token })
  expect(await stateOf(gone)).toBe('ready')
})

test('REM-15 MAIL-8 a mail server that refuses everybody for an evening switches no mails off, and sends them later', async () => {
  const users: TestUser[] = []
  for (const n of [1, 2, 3, 4, 5, 6]) users.push(await reader(`relay-${n}`))
  const states = () => Promise.all(users.map(messageOf))
  const goneMails = async () => /reminders_total\{outcome="mail gone"\} \d+/.exec((await ask('GET /metrics')).text)?.[0]
  const goneBefore = await goneMails()
  mailbox.refuseAll('554 5.7.1 Relay access denied')
  await plan()
  await expect.poll(states).toEqual(users.map(() => 'waiting'))
  for (const _ of [1, 2, 3]) await withDueJobs(states)()
  expect(await Promise.all(users.map(stateOf))).toEqual(users.map(() => 'ready'))
  mailbox.refuseAll(null)
  await expect.poll(withDueJobs(states)).toEqual(users.map(() => 'sent'))
  expect(await goneMails()).toBe(goneBefore)
})

test('REM-9 a mail that had begun when its process died is not sent again', async () => {
  const dan = await reader('dan')
  await deps.db
    .insertInto('reminder_message')
    .values({
      user_id: dan.id,
      channel: 'mail',
      key: 'evening 2026-05-20',
      target: '',
      state: 'begun',
      told: [],
      body: JSON.stringify({ title: '', lines: ['x'], path: '/', language: 'en' }),
      due_at: new Date(clock.now()),
      expires_at: new Date(clock.now() + 3_600_000),
    })
    .execute()
  const payload = JSON.stringify({ channel: 'mail', key: 'evening 2026-05-20', target: '' })
  const id = '00000000-0000-4000-8000-000000000001'
  await deps.db.insertInto('job').values({ id, kind: 'reminder mail', user_id: dan.id, payload }).execute()
  await expect.poll(() => deps.db.selectFrom('job').where('id', '=', id).execute()).toEqual([])
  await plan()
  await expect.poll(() => deps.db.selectFrom('job').selectAll().execute()).toEqual([])
  expect([mailbox.count(dan.email), await messageOf(dan)]).toEqual([0, 'begun'])
})

test.each([
  ['en', (when: string) => `Genshin Impact · soon ends ${when}`],
  ['zh-Hans', (when: string) => `原神 · soon 将于 ${when} 结束`],
  ['zh-Hant', (when: string) => `原神 · soon 將於 ${when} 結束`],
  ['ja', (when: string) => `原神 · soon：${when}に終了`],
  ['ko', (when: string) => `원신 · soon: ${when} 종료`],
  ['fr', (when: string) => `Genshin Impact · soon se termine le ${when}`],
] as const)('REM-8 the mail of the evening speaks %s', async (language, line) => {
  const user = await reader(`reader-${language}`, language)
  await plan()
  const mail = await mailbox.next(user.email)
  expect(mail.language).toBe(language)
  expect(mail.text.split(/\r?\n/)).toContain(line(on21May('13:00', language)))
  expect(on21May('13:00', language)).toContain('15:00')
})

test('REM-17 a test goes to every channel that is ready, once per 30 seconds', async () => {
  const eve = await reader('eve')
  expect(await call(testReminders, {}, { as: eve.token })).toEqual({ mail: 'sent' })
  expect((await mailbox.next(eve.email)).subject).toBe('A test from Ephemeris')
  const again = await app.send(testReminders, {}, { as: eve.token })
  expect(refusalIn(again)).toEqual([429, 100008])
  expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(30)
})

function marked(...names: string[]) {
  return Object.fromEntries(names.map((name) => [sampleId(name), 'done' as const]))
}

/** The time of day, UTC, on 21 May, as the messages write it. */
function on21May(time: string, language: Language = 'en'): string {
  return messageTimeText(instant(Date.parse(`2026-05-21T${time}:00Z`)), {
    language,
    timeZone: 'Europe/Berlin',
    timeFormat: '24',
  })
}

test('REM-9 a mail that a process of a version before the channels had jobs of their own has queued is delivered', async () => {
  const old = await reader('older')
  await plan()
  await expect.poll(() => mailbox.count(old.email)).toBe(1)
  // Its process notes that it is sent after the mail has arrived.
  await expect.poll(() => deps.db.selectFrom('job').select('id').where('user_id', '=', old.id).execute()).toEqual([])

  const { channel, key, target } = await deps.db
    .updateTable('reminder_message')
    .set({ state: 'waiting' })
    .where('user_id', '=', old.id)
    .returning(['channel', 'key', 'target'])
    .executeTakeFirstOrThrow()
  await insertJobs(deps.db, [{ id: randomUUID(), kind: 'reminder', userId: old.id, payload: { channel, key, target } }])
  await expect.poll(() => mailbox.count(old.email)).toBe(2)
})
