import { readAccountPlan, readPlaysUntil } from '@ephemeris/core/plan/stored/stored-plan'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import type { DeviceSettings } from '#web/lib/device/device-schema'
import { withoutUser, withUser } from '#web/lib/device/device-user'
import { SettingsStore } from '#web/lib/device/settings-store'
import { WriteGuard } from '#web/lib/device/write-guard'

const AT = instant(Date.UTC(2026, 4, 20, 12))

const MARKS = { '00000000-0000-4000-8000-000000000001': 'done', '00000000-0000-4000-8000-000000000002': 'starred' }
const CHOSEN = { genshin: { enabled: true, activities: ['event'] }, zenless: { enabled: false, activities: [] } }
const GOAL = {
  id: 'one',
  poolId: '301',
  bannerId: null,
  expected: null,
  itemId: '10000022',
  name: 'Venti',
  copies: 2,
  until: '2026-06-30T10:00:00Z',
  isSkipped: false,
}

interface Earlier {
  readonly name: string
  /** Local storage as that version left it; objects were stored as JSON. */
  readonly entries: Readonly<Record<string, unknown>>
  readonly expected: Partial<DeviceSettings>
}

const EARLIER: readonly Earlier[] = [
  {
    name: 'an entry for each setting',
    entries: {
      userLanguage: 'ja',
      serverTimezone: 'UTC-5',
      useLocalTimezone: 'true',
      theme: '"dark"',
      'timeline-time-format': '12',
      activityStatus: MARKS,
      activityStatusLastUpdated: '2026-05-19T13:40:02Z',
      userGameSelections: { games: ['genshin', 'wuthering'], activities: { genshin: ['event'] } },
      hasCompletedGameSelection: 'true',
      gameOrder: ['wuthering', 'genshin'],
      showBackgroundImage: 'true',
      sidebarRailState: 'true',
      auth_token: '123456',
      user_id: '42',
    },
    expected: {
      userLanguage: 'ja',
      serverTimezone: 'UTC-5',
      useLocalTimezone: true,
      theme: 'dark',
      'timeline-time-format': '12',
      activityStatus: MARKS,
      activityStatusLastUpdated: '2026-05-19T13:40:02Z',
      userGameSelections: { games: ['genshin', 'wuthering'], activities: { genshin: ['event'] } },
      hasCompletedGameSelection: true,
      gameOrder: ['wuthering', 'genshin'],
      showBackgroundImage: true,
      sidebarRailState: true,
      auth_token: '123456',
      user_id: '42',
    } as Partial<DeviceSettings>,
  },
  {
    name: 'a list of games, and flags as texts, in one object without a version',
    entries: {
      ephemeris: {
        userGameSelections: ['genshin', 'zenless'],
        hasCompletedGameSelection: 'true',
        'timeline-time-format': 12,
        activityStatus: MARKS,
      },
    },
    expected: {
      userGameSelections: { games: ['genshin', 'zenless'] },
      hasCompletedGameSelection: true,
      'timeline-time-format': '12',
      activityStatus: MARKS,
    } as Partial<DeviceSettings>,
  },
  {
    name: 'one object before pulls were kept',
    entries: {
      ephemeris: {
        schemaVersion: 1,
        theme: 'light',
        userGameSelections: CHOSEN,
        activityStatus: MARKS,
        auth_token: 'a',
      },
    },
    expected: {
      theme: 'light',
      userGameSelections: CHOSEN,
      activityStatus: MARKS,
      auth_token: 'a',
    } as Partial<DeviceSettings>,
  },
  {
    name: 'accounts of one user alone, before what is removed was noted',
    entries: {
      ephemeris: {
        schemaVersion: 1,
        auth_token: 'a',
        user_id: '42',
        gachaUids: { selected: { genshin: '800000001' }, downloaded: { genshin: ['800000001'] } },
        gachaSelectedGame: 'zenless',
        gachaSelections: { genshin: '301' },
        gachaRarityFilter: [5],
      },
    },
    expected: {
      user_id: '42',
      gachaUids: { selected: { genshin: '800000001' }, downloaded: { genshin: ['800000001'] }, removed: {} },
      gachaSelectedGame: 'zenless',
      gachaSelections: { genshin: '301' },
      gachaRarityFilter: [5],
    },
  },
  {
    name: 'accounts by user, before what is removed was noted',
    entries: {
      ephemeris: {
        schemaVersion: 1,
        gachaUidsOf: { 42: { selected: { genshin: '800000001' }, downloaded: { genshin: ['800000001'] } } },
      },
    },
    expected: {
      gachaUidsOf: {
        42: { selected: { genshin: '800000001' }, downloaded: { genshin: ['800000001'] }, removed: {} },
      },
    },
  },
]

function open(entries: Readonly<Record<string, unknown>>) {
  const texts = new Map(
    Object.entries(entries).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const guard = new WriteGuard(() => false)
  guard.change('granted')
  const access = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  const store = () => new SettingsStore(() => access, { at: AT, guard })
  return { texts, store: store(), again: store }
}

test.each(EARLIER)('SET-7 what an earlier version stored is taken over: $name', ({ entries, expected }) => {
  const { texts, store, again } = open(entries)
  expect(store.settings).toMatchObject(expected)
  expect(store.trouble).toBeNull()
  expect([...texts.keys()]).toEqual(['ephemeris'])
  store.write({ theme: 'dark' })
  expect(again().settings).toMatchObject({ ...expected, theme: 'dark' })
})

/** Each as a version wrote it: the plan's fields came one after the other. */
const PLANS = {
  'goals and amounts alone': { goals: [GOAL], owned: { primogem: 4000 } },
  'own standings without their moments': {
    goals: [GOAL],
    owned: { primogem: 4000 },
    passUntil: null,
    counted: { shop: false },
    taken: { 'daily_commissions/2026-05-19': true },
    amounts: { spiral_abyss: 600 },
    standings: { 301: { pity: 40, isGuaranteed: true, fatePoints: null, isFirstOpen: null } },
  },
  'baselines without the moment of typing': {
    goals: [GOAL],
    owned: { primogem: 4000 },
    since: '2026-05-01T00:00:00Z',
    baselines: { primogem: { amount: 4000, at: '2026-05-10T00:00:00Z', included: ['a/1'], added: [] } },
  },
}

test.each(Object.entries(PLANS))('SET-7 a plan of an earlier version keeps goals and amounts: %s', (_name, plan) => {
  const stored = { playsUntil: '23:30', accounts: { genshin: plan, 'zenless-1300000001': plan } }
  const { store } = open({ ephemeris: { schemaVersion: 1, plan: stored } })
  expect(readPlaysUntil(store.settings.plan)).toBe('23:30')
  for (const account of [
    { gameId: 'genshin', uid: null },
    { gameId: 'zenless', uid: '1300000001' },
  ] as const) {
    const read = readAccountPlan(store.settings.plan, account)
    expect(read.goals).toMatchObject([{ id: 'one', copies: 2, itemId: '10000022' }])
    expect(read.owned).toEqual({ primogem: 4000 })
    if ('standings' in plan) expect(read.standings).toMatchObject(plan.standings)
    if ('taken' in plan) expect(read).toMatchObject({ taken: plan.taken, counted: plan.counted, amounts: plan.amounts })
    if ('baselines' in plan) expect(read.baselines.primogem?.amount).toBe(4000)
  }
})

test('SET-7 PANEL-20 a session that an earlier version lost still belongs to its user', () => {
  const { store } = open({ ephemeris: { schemaVersion: 1, user_id: '42', activityStatus: MARKS } })
  store.update((device) => withoutUser(device, 'b'))
  store.update((device) => withUser(device, '43'))
  expect(store.settings).toMatchObject({ user_id: '43', workOwner: '42', activityStatus: MARKS })
})

test('SET-4 an earlier entry that cannot be read is put aside under a dated name, and said', () => {
  const { texts, store } = open({ activityStatus: '{"a":"do', theme: 'dark' })
  expect(store.trouble).toBe('corrupt')
  expect(store.settings.theme).toBe('dark')
  expect(texts.get('activityStatus.corrupt-2026-05-20T12:00:00Z')).toBe('{"a":"do')
  expect(texts.has('activityStatus')).toBe(false)
})
