import { readFileSync } from 'node:fs'
import { createAccessToken } from '@ephemeris/contract/account/access-tokens'
import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { getOwnView, type OwnViewQuery } from '@ephemeris/contract/open/open-me'
import { syncNotes } from '@ephemeris/contract/sync/notes'
import { uploadSettings } from '@ephemeris/contract/sync/sync'
import type { Activity } from '@ephemeris/core/activity/activity'
import { placeActivities } from '@ephemeris/core/activity/place'
import { readMarks } from '@ephemeris/core/activity/status'
import { codeMarkId } from '@ephemeris/core/codes/redeem-code'
import { ownActivities } from '@ephemeris/core/own/own-activities'
import { ownEntryLists } from '@ephemeris/core/own/own-entries.test-data'
import { writeOwnEntries } from '@ephemeris/core/own/own-entry'
import { EMPTY_PLAN } from '@ephemeris/core/plan/stored/empty-plan.test-data'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import { zoneClock } from '@ephemeris/core/time/clock'
import { DAY_MS, formatInstant, HOUR_MS, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { offsetOf } from '@ephemeris/core/time/zone'
import { todaysActivities } from '@ephemeris/core/timeline/today'
import { eveningOf } from '@ephemeris/core/tonight/evening'
import { tonightOf } from '@ephemeris/core/tonight/tonight'
import { incomeOn } from '@ephemeris/core/tonight/tonight-income'
import { incomeBaseOf } from '@ephemeris/gamedata/income/income-base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadActivities } from '#server/testing/load-activities'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { eventWindowAt } from '../catalogue/answers/event-window.ts'
import { addCode } from '../catalogue/codes/operator-codes.service.ts'
import { sampleActivity, sampleId } from '../catalogue/sample-activity.test-data.ts'

const ROOT = new URL('../../../../../', import.meta.url)
const SAMPLE: unknown = JSON.parse(
  readFileSync(new URL('packages/contract/src/open/open-me.sample.json', ROOT), 'utf8'),
)
const RECIPES = new URL('docs/other-screens.md', ROOT)

const CODES = [
  ['USED'],
  ['LATER', ['--until', '2026-05-25 00:00 UTC']],
  ['SOON', ['--reward', 'Primogem*60'], ['--until', '2026-05-22 00:00 UTC']],
  ['OPEN'],
  ['OVER', ['--until', '2026-05-19 00:00 UTC']],
  ['ELSEWHERE', ['--region', 'UTC-5']],
  ['OTHERS', ['--game', 'zenless']],
] as const

const account = simulatedAccount('genshin', { pulls: 300 })
const app = await startImportTestApp([account], {
  prepare: async (deps) => {
    for (const [text, ...options] of CODES) {
      const typed = new Map([['--game', 'genshin'], ...options].map(([name, value]) => [name, [value]]))
      await addCode(deps, { text, typed }, 'apply')
    }
    await loadActivities(deps, [
      sampleActivity('tonight', { end: '2026-05-21 03:59:00', title: { en: 'A fair', ja: '夏祭り' } }),
      sampleActivity('done', { end: '2026-05-21 03:59:00' }),
      sampleActivity('soon', { end: '2026-05-22 03:59:00' }),
      sampleActivity('other kind', { type: 'gacha', end: '2026-05-21 03:59:00' }),
      sampleActivity('other game', { gameId: 'zenless', end: '2026-05-21 03:59:00' }),
    ])
  },
})
const { call, send, clock } = app
const user = await createTestUser(app, 'ada')
const { token: as } = await call(createAccessToken, { name: 'screen' }, { as: user.token })
await importFile(app, account, user.token)
const typedAt = instant(clock.now() - 8 * HOUR_MS)
const stamina = { amount: 40, typedAt: formatInstant(typedAt), bellAt: null }
await call(syncNotes, { 'stamina/genshin': { at: typedAt, value: stamina } }, { as: user.token })
const plan = {
  playsUntil: '23:00',
  accounts: { [`genshin-${account.uid}`]: { ...EMPTY_PLAN, taken: { 'daily_commissions/2026-05-20': true } } },
}
const settings = {
  activityStatus: {
    [sampleId('done')]: 'done' as const,
    [codeMarkId({ gameId: 'genshin', code: 'USED', region: 'world' })]: 'done' as const,
  },
  userGameSelections: {
    genshin: { enabled: true, activities: ['event' as const] },
    zenless: { enabled: false, activities: [] },
  },
  gameOrder: [],
  servers: { server: 'UTC+8' as const, gameServers: {} },
  plan,
  own: writeOwnEntries(
    new Map([
      [
        'aaaaaaaaaaaa',
        {
          ...{
            title: 'Raid <3',
            gameId: null,
            group: 'Another game',
            color: 'slate' as const,
            worth: 3,
            note: '',
            effort: null,
          },
          time: {
            unit: 'days' as const,
            every: 1,
            since: '2026-01-01',
            clock: { zone: 'Asia/Shanghai', time: '05:00' },
          },
        },
      ],
    ]),
  ),
}
const onlyGenshin = ['starrail', 'zenless', 'wuthering'].map((id) => [id, { enabled: false, activities: [] }] as const)
const userGameSelections = { ...settings.userGameSelections, ...Object.fromEntries(onlyGenshin) }
const keep = (kept: typeof settings) =>
  call(uploadSettings, { slot: 1, settings: { ...kept, userGameSelections }, base: null }, { as: user.token })
await keep(settings)

const PLAIN: OwnViewQuery = { language: null, timeZone: 'Asia/Shanghai', hasUids: false }
const ask = (query: Partial<OwnViewQuery> = {}, headers = {}) =>
  send(getOwnView, { ...PLAIN, ...query }, { as, headers })

/** The names of a value, of lists those of their first entry. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(formOf)
  if (typeof value !== 'object' || value === null) return 'value'
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, formOf(one)]))
}

test('TOKEN-4 the answer has the form of the golden sample, and says nothing of the UID', async () => {
  expect(getOwnView.reply.write(getOwnView.reply.read(SAMPLE))).toEqual(SAMPLE)
  const { status, headers, text } = await ask()
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(text).not.toContain(account.uid)
  expect(formOf(JSON.parse(text).data)).toEqual(formOf(SAMPLE))
})

test('TOKEN-4 stamina is counted from what was typed', async () => {
  const { stamina: counted } = await call(getOwnView, PLAIN, { as })
  const fullAt = instant(typedAt + 160 * 8 * MINUTE_MS)
  expect(counted).toEqual([{ gameId: 'genshin', name: 'Original Resin', amount: 100, max: 200, fullAt, isOld: false }])
})

test('TOKEN-4 pity and guarantee are those of the statistics; with uid=1 the account is named', async () => {
  const { pools } = await call(getPullStatistics, { gameId: 'genshin', uid: account.uid }, { as: user.token })
  const { pulls } = await call(getOwnView, { ...PLAIN, hasUids: true }, { as })
  expect(pulls.map(({ gameId, uid }) => [gameId, uid])).toEqual([['genshin', account.uid]])
  expect(pulls[0]?.pools.map(({ id, pity, isAtLeast, isGuaranteed }) => [id, pity, isAtLeast, isGuaranteed])).toEqual(
    pools.map(({ poolId, rarities, fiftyFifty }) => {
      const now = rarities[5].pity?.now
      return [poolId, now?.count, now?.isAtLeast, fiftyFifty?.isGuaranteed ?? null]
    }),
  )
})

test('TOKEN-4 tonight has what is open on the player’s clock, in the language that is asked for', async () => {
  const { tonight, ends } = await call(getOwnView, { ...PLAIN, language: 'ja' }, { as })
  expect(tonight.rows.map(({ title }) => title)).toContain('夏祭り')
  const english = await call(getOwnView, PLAIN, { as })
  const titles = english.tonight.rows.map(({ title }) => title)
  expect(titles).toContain('A fair')
  expect(titles).not.toContain('done')
  expect(titles).not.toContain('Daily Commissions')
  expect(english.tonight.stopsAt).toBe(Date.parse('2026-05-20T23:00:00+08:00'))
  const paris = await call(getOwnView, { ...PLAIN, timeZone: 'Europe/Paris' }, { as })
  expect(paris.tonight.stopsAt).toBe(Date.parse('2026-05-20T23:00:00+02:00'))
  expect(ends).toHaveLength(3)
  const query = { language: 'en', games: null, subTypes: {}, from: null, to: null } as const
  const known = (await call(listActivities, query)).games.flatMap(({ activities }) => activities)
  expect(ends.every(({ type, isOwn }) => (isOwn ? type === 'own' : type === 'event'))).toBe(true)
  expect(known.length).toBeGreaterThan(ends.length)
})

test('TOKEN-4 own entries and codes of the player are in the answer', async () => {
  const { tonight, ends, codes } = await call(getOwnView, PLAIN, { as })
  const endsAt = Date.parse('2026-05-21T04:59:59+08:00')
  const own = { gameId: 'own', isOwn: true, title: 'Raid <3', endsAt }
  expect(tonight.rows).toContainEqual({ ...own, pulls: 3 })
  expect(ends.filter(({ isOwn }) => isOwn)).toEqual([{ ...own, type: 'own' }])
  expect(codes.map(({ code, items, until }) => [code, items, until])).toEqual([
    ['SOON', [{ name: 'Primogems', amount: 60 }], Date.parse('2026-05-22T00:00:00Z')],
    ['LATER', [], Date.parse('2026-05-25T00:00:00Z')],
    ['OPEN', [], null],
  ])
})

test('TOKEN-4 what it says of tonight and next ends is what the pages say of the same slot', async () => {
  const serverOf = () => offsetOf('UTC+8')
  const query = { language: 'en', games: ['genshin'], subTypes: { genshin: ['event'] }, from: null, to: null } as const
  const activities = (await call(listActivities, query)).games.flatMap((game) => game.activities)
  const marks = readMarks(settings.activityStatus)
  await fc.assert(
    fc.asyncProperty(ownEntryLists, async (entries) => {
      const own = writeOwnEntries(entries)
      await keep({ ...settings, own })
      const { tonight, ends } = await call(getOwnView, PLAIN, { as })
      const now = clock.now()
      const range = { from: now, to: instant(now + 90 * DAY_MS) }
      const added = ownActivities(entries, { range, most: 2, activities, serverOf, doneAt: () => null })
      const followed = added.filter(({ gameId }) => gameId === 'genshin' || gameId === 'own')
      const placed = placeActivities<Activity>([...activities, ...followed], serverOf, eventWindowAt(app.deps.env, now))
      const day = Math.floor(now / DAY_MS)
      const basis = incomeBaseOf('genshin', { server: serverOf(), activities, types: ['event'], day })
      const income = incomeOn(basis, {
        plan: readAccountPlan(plan, { gameId: 'genshin', uid: account.uid }),
        marks,
        day,
      })
      const shown = tonightOf({
        ...{ activities: placed, marks, incomes: [income], now },
        evening: eveningOf(now, 23 * 60, zoneClock('Asia/Shanghai')),
      })
      const today = todaysActivities(placed, { marks, now, clock: zoneClock('Asia/Shanghai') })
      expect(tonight.rows.map((row) => [row.gameId, row.isOwn, row.pulls, row.endsAt])).toEqual(
        shown.open.map((row) => [
          ...[row.gameId, row.activity?.type === 'own', Math.round(row.pulls * 10) / 10],
          ...[Math.floor(row.endsAt / SECOND_MS) * SECOND_MS],
        ]),
      )
      expect(ends.map(({ title, endsAt, type }) => [title, endsAt, type])).toEqual(
        today.ending.map(({ title, endAt, type }) => [title, endAt, type]),
      )
    }),
    { numRuns: 12 },
  )
  await keep(settings)
})

test('TOKEN-4 who has the answer already gets 304, until it changes', async () => {
  const { etag } = (await ask()).headers
  const again = await ask({}, { 'if-none-match': String(etag) })
  expect([again.status, again.text]).toEqual([304, ''])
  clock.set('2026-05-20T04:08:00Z')
  expect((await ask({}, { 'if-none-match': String(etag) })).status).toBe(200)
  clock.set('2026-05-20T04:00:00Z')
})

test.each([{ time_zone: 'Mars/Base' }, { lang: 'xx' }, { uid: 'yes' }])('TOKEN-4 %j is refused', async (query) => {
  const address = `GET /api/open/me?${new URLSearchParams(query as Record<string, string>)}`
  expect((await app.ask(address, { headers: { authorization: `Bearer ${as}` } })).status).toBe(400)
})

test('TOKEN-6 every path of the recipes leads to a value of the golden sample', () => {
  const sample: unknown = { data: SAMPLE }
  const paths = [...readFileSync(RECIPES, 'utf8').matchAll(/\bdata((?:\.\w+|\[\d+\])+)/g)].map(([path]) => path)
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const value = path
      .split(/[.[\]]+/)
      .filter((part) => part !== '' && part !== 'length')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], sample)
    expect(value, path).toBeDefined()
  }
})
