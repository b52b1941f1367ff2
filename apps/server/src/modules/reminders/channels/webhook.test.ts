import { connectWebhook, removeWebhook } from '@ephemeris/contract/reminders/reminder-channels'
import { getReminders, testReminders } from '@ephemeris/contract/reminders/reminders'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { sampleActivity } from '#server/modules/catalogue/sample-activity.test-data'
import { storedTexts } from '#server/testing/database/stored-texts'
import { startReminderApp } from '#server/testing/reminder-app'
import type { TestUser } from '#server/testing/test-user'
import { messageTimeText } from '../plan/moment-text.ts'
import { WEBHOOK_CHANNEL } from './webhook.service.ts'
import { webhookPost } from './webhook-shapes.ts'

const app = await startReminderApp([sampleActivity('soon *@everyone*', { end: '2026-05-21 21:00:00' })])
const { call, refusal, hook, plan, makeJobsDue, withDueJobs, newUser, mark, clock, deps, lines } = app
clock.set('2026-05-20T13:30:00Z')

const EVENTS = { enabled: true, activities: ['event'] } as const

async function hooked(name: string): Promise<TestUser> {
  hook.answer = { status: 204 }
  const user = await newUser(name)
  await mark(user, { userGameSelections: { genshin: EVENTS } })
  await call(connectWebhook, { url: `${hook.address}-${name}` }, { as: user.token })
  return user
}

const contents = (name: string) =>
  hook.received.filter(({ path }) => path.endsWith(`-${name}`)).map(({ content }) => content)

async function stateOf({ token }: TestUser) {
  return (await call(getReminders, {}, { as: token })).webhook
}

async function messageOf({ id }: TestUser): Promise<string | undefined> {
  const row = await deps.db.selectFrom('reminder_message').select('state').where('user_id', '=', id).executeTakeFirst()
  return row?.state
}

test('REM-13 (C113) a webhook gets a greeting, is kept under a mask, and gets what ends, with no one mentioned', async () => {
  const ada = await hooked('ada')
  expect(await stateOf(ada)).toEqual({
    state: 'ready',
    shownUrl: 'discord.com/api/webhooks/••••/••••',
    fault: null,
    stoppedAt: null,
    succeededAt: clock.now(),
  })
  await plan()
  await expect.poll(withDueJobs(() => messageOf(ada))).toBe('sent')
  const [greeting, reminder] = contents('ada')
  expect(greeting).toContain('Ephemeris is connected')
  expect(reminder).toBe(
    '**Genshin Impact**\nsoon \\*@everyone\\* ends ' +
      `${messageTimeText(instant(Date.parse('2026-05-21T13:00:00Z')), { language: 'en', timeZone: 'Europe/Berlin', timeFormat: '24' })}` +
      '\n<https://ephemeris.example/timeline?activity=' +
      `${/activity=([\w-]+)/.exec(reminder ?? '')?.[1]}>`,
  )
  expect(hook.received.every(({ mentions }) => JSON.stringify(mentions) === '{"parse":[]}')).toBe(true)

  const places = new Map(await storedTexts(deps.db))
  places.set('log', lines.join('\n')).set('metrics', await deps.metrics.text())
  expect([...places].filter(([, text]) => text.includes('very-secret-token'))).toEqual([])
  await call(removeWebhook, {}, { as: ada.token })
  expect((await stateOf(ada)).state).toBe('absent')
})

test.each([
  'http://discord.com/api/webhooks/1/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/latest',
  'https://localhost/x',
  'https://user:pass@discord.com/x',
  'https://example.org:8443/x',
  'javascript:alert(1)',
  'nonsense',
])('REM-13 (C067) %s is no address of a webhook', async (url) => {
  const { token } = await newUser(`attacker-${url.replace(/\W/g, '')}`)
  expect(await refusal(connectWebhook, { url }, { as: token })).toEqual([400, 100002])
})

test('REM-13 a webhook that does not take the greeting is not kept, and the previous one stays', async () => {
  const bea = await hooked('bea')
  await plan()
  await expect.poll(withDueJobs(() => messageOf(bea))).toBe('sent')
  hook.answer = { status: 404 }
  expect(await refusal(connectWebhook, { url: `${hook.address}-none` }, { as: bea.token })).toEqual([502, 100002])
  expect((await stateOf(bea)).state).toBe('ready')
})

test('REM-14 REM-23 a webhook that is gone stops at once, and what it did not take is listed', async () => {
  const cleo = await hooked('cleo')
  hook.answer = { status: 404 }
  await plan()
  await expect.poll(withDueJobs(() => messageOf(cleo))).toBe('failed')
  expect(await stateOf(cleo)).toMatchObject({ state: 'stopped', fault: 'gone', stoppedAt: clock.now() })
  expect(await call(testReminders, {}, { as: cleo.token })).toEqual({})
  const { unsent } = await call(getReminders, {}, { as: cleo.token })
  expect(unsent).toEqual([
    { channel: 'webhook', dueAt: clock.now(), text: expect.stringContaining('Genshin Impact: soon') },
  ])
})

test('REM-14 after five messages in a row that it did not take, a webhook stops', async () => {
  const dan = await hooked('dan')
  // What is due has left, so that only the tests count.
  await plan()
  await expect.poll(withDueJobs(() => messageOf(dan))).toBe('sent')
  hook.answer = { status: 400 }
  for (let n = 1; n <= 5; n++) {
    expect((await stateOf(dan)).state).toBe('ready')
    expect(await call(testReminders, {}, { as: dan.token })).toEqual({ webhook: 'failed' })
    await deps.limits.deleteExpired()
    await deps.db.deleteFrom('rate_limit').execute()
  }
  expect(await stateOf(dan)).toMatchObject({ state: 'stopped', fault: 'failing' })
})

test('REM-11 REM-21 a webhook that is busy is asked again, beside others that did not take theirs, and one message arrives', async () => {
  const eve = await hooked('eve')
  hook.answer = { status: 503, headers: { 'retry-after': '90' } }
  await plan()
  await expect.poll(() => messageOf(eve)).toBe('waiting')
  const waitMs = async () => {
    const job = await deps.db.selectFrom('job').select('run_at').where('user_id', '=', eve.id).executeTakeFirst()
    return (job?.run_at.getTime() ?? 0) - Date.now()
  }
  await expect.poll(waitMs).toBeGreaterThan(60_000)
  const { lane } = await deps.db
    .selectFrom('job')
    .select('lane')
    .where('user_id', '=', eve.id)
    .executeTakeFirstOrThrow()
  expect(lane).toBe(WEBHOOK_CHANNEL.failingLane)
  hook.answer = { status: 204 }
  await makeJobsDue()
  await expect.poll(withDueJobs(() => messageOf(eve))).toBe('sent')
  expect(contents('eve')).toHaveLength(2)
})

test('REM-9 a message whose answer was lost is not sent again', async () => {
  const finn = await hooked('finn')
  hook.answer = { status: 'cut' }
  await plan()
  await expect.poll(() => contents('finn').length).toBe(2)
  await expect.poll(() => deps.db.selectFrom('job').where('user_id', '=', finn.id).execute()).toEqual([])
  hook.answer = { status: 204 }
  await makeJobsDue()
  await plan()
  expect([await messageOf(finn), contents('finn').length]).toEqual(['begun', 2])
})

const CLICK = 'https://ephemeris.example/settings#reminders'
const HELLO = expect.stringContaining('Ephemeris is connected')

test.each([
  [
    'https://ntfy.sh/my-topic?auth=x',
    '/?auth=x',
    { topic: 'my-topic', title: 'Ephemeris', message: HELLO, click: CLICK },
  ],
  ['https://push.example.org/deep/topic/#ntfy', '/deep/', expect.objectContaining({ topic: 'topic', message: HELLO })],
  [
    'https://push.example.org/message?token=secret',
    '/message?token=secret',
    expect.objectContaining({ title: 'Ephemeris', message: HELLO, priority: 5 }),
  ],
  [
    'https://api.telegram.org/bot1:secret/sendMessage?chat_id=-100',
    '/bot1:secret/sendMessage?chat_id=-100',
    { chat_id: '-100', text: expect.stringContaining(CLICK), link_preview_options: { is_disabled: true } },
  ],
  ['https://push.example.org/any#discord', '/any', expect.objectContaining({ content: HELLO })],
])(
  'REM-26 (C067) the receiver at %s gets the form that it takes, and is shown under a mask',
  async (url, path, body) => {
    hook.answer = { status: 200 }
    const { token } = await newUser(`form-${url.replace(/\W/g, '').slice(-24)}`)
    const before = hook.received.length
    const { shownUrl } = await call(connectWebhook, { url }, { as: token })
    expect(shownUrl).not.toMatch(/secret|topic|auth|chat/)
    expect(hook.received.slice(before)).toEqual([expect.objectContaining({ path, body })])
  },
)

test('REM-26 a title mentions no one in a chat of Telegram', () => {
  const url = new URL('https://api.telegram.org/bot1:x/sendMessage?chat_id=1')
  const message = { title: '@all', lines: ['@someone ends'], path: '/', language: 'en' as const }
  const { body } = webhookPost(url, message, 'https://ephemeris.example')
  expect((body as { text: string }).text).not.toMatch(/@\w/)
})

test('REM-26 (C067) a form that is named opens no other address', async () => {
  const { token } = await newUser('named')
  for (const url of ['https://127.0.0.1/t#ntfy', 'https://10.0.0.1/message?token=x', 'http://ntfy.sh/t']) {
    expect(await refusal(connectWebhook, { url }, { as: token })).toEqual([400, 100002])
  }
})
