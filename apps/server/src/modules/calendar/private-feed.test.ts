import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import {
  createPrivateFeed,
  type FeedOptions,
  getPrivateFeed,
  revokePrivateFeed,
} from '@ephemeris/contract/catalogue/calendar-feed'
import { saveReminders } from '@ephemeris/contract/reminders/reminders'
import { syncNotes } from '@ephemeris/contract/sync/notes'
import { clearSlot, uploadSettings } from '@ephemeris/contract/sync/sync'
import { bellKey } from '@ephemeris/core/notes/bell'
import { EMPTY_PLAN } from '@ephemeris/core/plan/stored/empty-plan.test-data'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import type { Slot } from '@ephemeris/core/sync/slot'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { type HttpAnswer, refusalIn } from '#server/testing/calls/ask'
import { storedTexts } from '#server/testing/database/stored-texts'
import { loadActivities } from '#server/testing/load-activities'
import { type FeedEvent, feedAlarms, readFeed } from '#server/testing/read-feed'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD, type TestUser } from '#server/testing/test-user'
import { sampleActivity, sampleId } from '../catalogue/sample-activity.test-data.ts'

const NAMES = ['plain', 'done', 'cancelled', 'starred', 'in progress']

const app = await startTestApp({
  prepare: (deps) =>
    loadActivities(deps, [
      ...NAMES.map((name) => sampleActivity(name)),
      sampleActivity('banner', { type: 'gacha' }),
      sampleActivity('other game', { gameId: 'zenless', title: { en: 'other game', ja: '別のゲーム' } }),
      sampleActivity('expected end', { certainty: 'expected', startCertainty: 'announced' }),
    ]),
  env: { PUBLIC_URL: 'https://ephemeris.example' },
})
const { ask, call, refusal, send, deps, clock, lines } = app

const DEFAULTS: FeedOptions = { language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [24] }
const ON = { enabled: true, activities: ['event'] } as const
const OFF = { enabled: false, activities: ['event'] } as const

async function newFeed({ token }: TestUser, options: FeedOptions = DEFAULTS): Promise<string> {
  const { url } = await call(createPrivateFeed, options, { as: token })
  if (url === null) throw new Error('a new feed has no address')
  return url
}

async function read(url: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  expect(url).toMatch(/^https:\/\/ephemeris\.example\/api\/calendar\/feed\/eph_[\w-]{43}-u_[\w-]{22}\.ics$/)
  return ask(`GET ${new URL(url).pathname}`, { headers })
}

async function events(url: string): Promise<Map<string, FeedEvent>> {
  const answer = await read(url)
  expect(answer.status).toBe(200)
  return readFeed(answer.text)
}

function alarmsIn(all: ReadonlyMap<string, FeedEvent>, name: string): readonly string[] {
  return feedAlarms(all, sampleId(name))
}

async function namesIn(url: string): Promise<string[]> {
  const all = await events(url)
  return [...NAMES, 'banner', 'other game'].filter((name) => all.has(`${sampleId(name)}@ephemeris`))
}

async function fill({ token }: TestUser, slot: Slot, settings: Partial<SyncedSettings>): Promise<void> {
  const empty = { activityStatus: {}, userGameSelections: {}, gameOrder: [] }
  await call(uploadSettings, { slot, settings: { ...empty, ...settings }, base: null }, { as: token })
}

test('FEED-10 the feed follows games, kinds and marks of the slot that was written last', async () => {
  const ada = await createTestUser(app, 'ada')
  const url = await newFeed(ada)
  expect(await namesIn(url)).toEqual([...NAMES, 'banner', 'other game'])

  const marks = { done: 'done', cancelled: 'cancelled', starred: 'starred', 'in progress': 'in_progress' } as const
  const activityStatus = Object.fromEntries(Object.entries(marks).map(([name, mark]) => [sampleId(name), mark]))
  await fill(ada, 1, { activityStatus, userGameSelections: { genshin: ON, zenless: OFF } })
  expect(await namesIn(url)).toEqual(['plain', 'starred', 'in progress'])

  clock.set('2026-05-20T04:01:00Z')
  await fill(ada, 3, { userGameSelections: { zenless: ON } })
  expect(await namesIn(url)).toEqual(['other game'])
  await call(clearSlot, { slot: 3 }, { as: ada.token })
  expect(await namesIn(url)).toEqual(['plain', 'starred', 'in progress'])

  clock.set('2026-05-20T04:02:00Z')
  await fill(ada, 2, { activityStatus: { [sampleId('plain')]: 'done' } })
  expect(await namesIn(url)).toEqual([...NAMES.slice(1), 'banner', 'other game'])
  clock.set('2026-05-20T04:00:00Z')
})

test('OWN-7 what a user has added is in the feed, without what is done, and is the same entry after every change', async () => {
  const user = await createTestUser(app, 'chores')
  const url = await newFeed(user)
  const bosses = { title: 'Bosses', gameId: 'genshin', time: { unit: 'week', weekday: 1, clock: 'server' } }
  const raid = {
    title: 'Raid',
    group: 'Another game',
    note: 'at nine',
    time: { unit: 'after', days: 7, since: '2026-05-20T00:00:00Z' },
  }
  const [id, other] = ['00000000000a', '00000000000b']
  const userGameSelections = { genshin: ON }
  await fill(user, 1, { userGameSelections, own: { [id]: bosses, [other]: raid } })
  const own = [...(await events(url))].filter(([uid]) => uid.startsWith('00000000-000'))
  const summaries = own.map(([, { summary }]) => summary)
  expect(summaries).toContain('Genshin Impact · Bosses')
  expect(summaries).toContain('Another game · Raid')

  const [uid = ''] = own.map(([key]) => key)
  clock.set('2026-05-20T04:01:00Z')
  await fill(user, 2, {
    userGameSelections,
    activityStatus: { [uid.slice(0, 36)]: 'done' },
    own: { [id]: { ...bosses, title: 'All bosses' }, [other]: raid },
  })
  const later = await events(url)
  expect(later.has(uid)).toBe(false)
  expect([...later.values()].map(({ summary }) => summary)).toContain('Genshin Impact · All bosses')
  clock.set('2026-05-20T04:02:00Z')
  await fill(user, 3, { userGameSelections: { genshin: OFF }, own: { [id]: bosses } })
  expect([...(await events(url)).keys()].filter((key) => key.startsWith('00000000-000'))).toEqual([])
  clock.set('2026-05-20T04:00:00Z')
})

test('OWN-5 OWN-7 the feed begins a period so long after the previous one was done, as the device does', async () => {
  const user = await createTestUser(app, 'since-done')
  const url = await newFeed(user)
  const raid = { title: 'Raid', time: { unit: 'after', days: 7, since: '2026-05-20T00:00:00Z' } }
  const own = { '00000000000b': raid }
  await fill(user, 1, { own })
  const [first, second] = [...(await events(url)).keys()].filter((key) => /^00000000-000b-[\d-]+@/.test(key))
  expect(second).toBeDefined()
  const id = first?.slice(0, 36) ?? ''
  const moments = { [`activityStatus/${id}`]: instant(Date.UTC(2026, 4, 24)) }
  await fill(user, 1, { own, activityStatus: { [id]: 'done' }, moments })
  expect((await events(url)).get(second ?? '')?.start).toBe('2026-05-31T00:00:00Z')
})

test('FEED-10 FEED-14 it speaks the language, has the times of the server, and rings before each announced end', async () => {
  const bea = await createTestUser(app, 'bea')
  const all = await events(
    await newFeed(bea, { language: 'ja', server: 'UTC-5', gameServers: {}, alarmHours: [72, 3] }),
  )
  const other = all.get(`${sampleId('other game')}@ephemeris`)
  expect(other?.summary).toContain('別のゲーム')
  expect(other?.start).toBe('2026-05-20T09:00:00Z')
  expect(other?.alarms).toEqual([])
  const end = all.get(`${sampleId('other game')}-end@ephemeris`)
  expect([end?.summary, end?.start, end?.alarms]).toEqual([
    'ゼンレスゾーンゼロ · 別のゲーム 終了',
    '2026-05-30T08:59:00Z',
    ['START -PT72H', 'START -PT3H'],
  ])
  expect(all.get(`${sampleId('expected end')}@ephemeris`)?.alarms).toEqual([])
  expect(all.has(`${sampleId('expected end')}-end@ephemeris`)).toBe(false)
})

test('REM-19 once reminders are saved, the feed rings as they say', async () => {
  const kim = await createTestUser(app, 'kim')
  const url = await newFeed(kim)
  const alarmsOf = async (name: string) => alarmsIn(await events(url), name)
  expect([await alarmsOf('plain'), await alarmsOf('banner')]).toEqual([['END -PT24H'], ['END -PT24H']])

  const { rules } = DEFAULT_REMINDERS
  const ring = (leadHours: 0 | 3 | 72) => ({ leadHours, channels: ['calendar'] }) as const
  const chosen = { ...rules, before_end: ring(3), banner_start: ring(0), goal_banner: ring(72) }
  await call(saveReminders, { ...DEFAULT_REMINDERS, rules: chosen }, { as: kim.token })
  expect([await alarmsOf('plain'), await alarmsOf('banner')]).toEqual([['END -PT3H'], ['START PT0S', 'END -PT3H']])
  expect(await alarmsOf('expected end')).toEqual([])

  const goal = {
    ...{ id: 'g', poolId: '301', bannerId: sampleId('banner'), expected: null, itemId: null, name: null },
    ...{ copies: 1, until: '2026-05-30T00:00:00Z', isSkipped: false },
  }
  await fill(kim, 1, { plan: { accounts: { genshin: { ...EMPTY_PLAN, goals: [goal] } } } })
  expect(await alarmsOf('banner')).toEqual(['START -PT72H', 'END -PT3H'])
})

test('FEED-10 REM-24 what has a bell, and a banner of the plan, is in the feed whatever is chosen', async () => {
  const lea = await createTestUser(app, 'lea')
  const url = await newFeed(lea)
  const goal = {
    ...{ id: 'g', poolId: '301', bannerId: sampleId('banner'), expected: null, itemId: null, name: null },
    ...{ copies: 1, until: '2026-05-30T00:00:00Z', isSkipped: false },
  }
  const plan = { accounts: { genshin: { ...EMPTY_PLAN, goals: [goal] } } }
  const ring = async (name: string, isPaused: boolean) =>
    call(
      syncNotes,
      { [bellKey(sampleId(name))]: { at: clock.now(), value: { edge: 'end', leadHours: 72, isPaused } } },
      { as: lea.token },
    )
  await fill(lea, 1, { userGameSelections: { genshin: OFF, zenless: OFF }, plan })
  expect(await namesIn(url)).toEqual([])

  await ring('other game', false)
  await ring('done', true)
  await call(saveReminders, DEFAULT_REMINDERS, { as: lea.token })
  expect(await namesIn(url)).toEqual(['banner', 'other game'])
  const { rules } = DEFAULT_REMINDERS
  const quiet = { ...rules, goal_banner: { ...rules.goal_banner, channels: ['push'] } } as const
  await call(saveReminders, { ...DEFAULT_REMINDERS, rules: quiet }, { as: lea.token })
  expect(await namesIn(url)).toEqual(['other game'])
  expect(alarmsIn(await events(url), 'other game')).toEqual(['END -PT72H'])
})

test('FEED-11 a new address ends the previous one, and a revoked one answers as one that never was', async () => {
  const cleo = await createTestUser(app, 'cleo')
  const as = cleo.token
  expect(await call(getPrivateFeed, {}, { as })).toBeNull()
  const first = await newFeed(cleo)
  const second = await newFeed(cleo)
  expect(first).not.toBe(second)
  expect(await call(getPrivateFeed, {}, { as })).toMatchObject({ ...DEFAULTS, url: second })

  const never = second.replace(/eph_.{6}/, 'eph_abcdef')
  await call(revokePrivateFeed, {}, { as })
  await call(revokePrivateFeed, {}, { as })
  expect(await call(getPrivateFeed, {}, { as })).toBeNull()
  const answers = []
  for (const url of [never, first, second]) {
    const answer = await read(url)
    expect(refusalIn(answer)).toEqual([404, 100004])
    expect(answer.headers['cache-control']).toBe('no-store')
    answers.push(answer.text)
  }
  expect(new Set(answers).size).toBe(1)
})

test.each(['x', 'eph_', 'eph_%00', '..%2f..%2fetc', `eph_${'a'.repeat(4000)}`, 'constructor', "eph_' or 1=1 --"])(
  'FEED-11 %s is no address of a feed',
  async (token) => {
    const { status } = await ask(`GET /api/calendar/feed/${encodeURIComponent(decodeURIComponent(token))}.ics`)
    expect([400, 404]).toContain(status)
  },
)

test('FEED-11 a suspended user has no feed as long as it lasts, and it goes with the account', async () => {
  const dan = await createTestUser(app, 'dan')
  const url = await newFeed(dan)
  const ban = (at: Date | null) =>
    deps.db.updateTable('account').set({ banned_at: at }).where('id', '=', dan.id).execute()
  await ban(new Date(clock.now()))
  expect(refusalIn(await read(url))).toEqual([404, 100004])
  await ban(null)
  expect((await read(url)).status).toBe(200)

  const file = JSON.parse((await send(exportAccount, {}, { as: dan.token })).text)
  expect(file.calendar_feed).toEqual([expect.objectContaining({ language: 'en', server: 'UTC+8', alarm_hours: [24] })])
  expect(JSON.stringify(file)).not.toMatch(/eph_|token_|sealed/)
  await call(deleteAccount, { confirm: 'dan', currentPassword: PASSWORD }, { as: dan.token })
  expect(refusalIn(await read(url))).toEqual([404, 100004])
  expect(await deps.db.selectFrom('calendar_feed').where('user_id', '=', dan.id).execute()).toEqual([])
})

test('FEED-12 (C113) the address is stored nowhere in clear, and neither the log nor the metrics hold it', async () => {
  const eve = await createTestUser(app, 'eve')
  const url = await newFeed(eve)
  const token = /eph_[\w-]{43}/.exec(url)?.[0] ?? ''
  await read(url)
  await ask(`HEAD ${new URL(url).pathname}`)
  await ask(`GET /api/calendar/feed/${token}`)
  await ask(`POST /api/calendar/feed/${token}.ics`)
  await ask(`GET /calendar/feed/${token}.ics?token=${token}`)
  await ask(`GET /api/calendar/feed/${token}x.ics`)

  const places = new Map(await storedTexts(deps.db))
  places.set('log', lines.join('\n')).set('metrics', await deps.metrics.text())
  const needles = [token, token.slice(4), Buffer.from(token).toString('hex')]
  const found = [...places]
    .filter(([, text]) => needles.some((needle) => text.includes(needle)))
    .map(([place]) => place)
  expect(found).toEqual([])
  expect(lines.join('\n')).toContain('/api/calendar/feed/:token.ics')
})

test('FEED-12 (C098) only the asking calendar keeps it, search engines leave it alone, and it is revalidated', async () => {
  const finn = await createTestUser(app, 'finn')
  const url = await newFeed(finn)
  const answer = await read(url, { origin: 'https://evil.test' })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  const again = await read(url, { 'if-none-match': String(answer.headers.etag) })
  expect([again.status, again.text]).toEqual([304, ''])
  expect(again.headers['cache-control']).toBe('private, max-age=900')
})

test('FEED-13 a feed says when it was read last', async () => {
  const gus = await createTestUser(app, 'gus')
  const url = await newFeed(gus)
  const readAt = async () => (await call(getPrivateFeed, {}, { as: gus.token }))?.readAt
  expect(await readAt()).toBeNull()
  await read(url)
  expect(await readAt()).toBe(instant(clock.now()))
})

test('FEED-13 a feed is read 120 times an hour, and a user makes 20 of them', async () => {
  const hal = await createTestUser(app, 'hal')
  const url = await newFeed(hal)
  const answers = []
  for (let n = 0; n < 121; n += 1) answers.push((await read(url, { 'x-forwarded-for': `198.51.100.${n}` })).status)
  expect(answers.filter((status) => status !== 200)).toEqual([429])
  for (let n = 1; n < 20; n += 1) await newFeed(hal)
  expect(await refusal(createPrivateFeed, DEFAULTS, { as: hal.token })).toEqual([429, 100008])
})

test.each([
  [{ lang: 'xx' }, 100003],
  [{ server: 'UTC+9' }, 100002],
  [{ alarm_hours: [0] }, 100002],
  [{ alarm_hours: [24.5] }, 100002],
  [{ alarm_hours: [1, 2, 3, 4, 5] }, 100002],
  [{ alarm_hours: 'DROP' }, 100002],
])('FEED-13 the options %j are refused', async (body, number) => {
  const { token } = await createTestUser(app, `ida-${JSON.stringify(body).replace(/\W/g, '').slice(0, 20)}`)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect(refusalIn(await ask('POST /api/user/calendar_feed', { headers, body: JSON.stringify(body) }))).toEqual([
    400,
    number,
  ])
})
