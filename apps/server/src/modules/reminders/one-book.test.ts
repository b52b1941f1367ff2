import { createPrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import { subscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { getReminders, saveReminders } from '@ephemeris/contract/reminders/reminders'
import { syncNotes } from '@ephemeris/contract/sync/notes'
import type { ActivityType, GameId } from '@ephemeris/core/games/game'
import { BELL_LEADS, type BellTime, bellKey } from '@ephemeris/core/notes/bell'
import { GAMES_KEY, type Note } from '@ephemeris/core/notes/notes'
import { EMPTY_PLAN } from '@ephemeris/core/plan/stored/empty-plan.test-data'
import { DEFAULT_REMINDERS, LEAD_HOURS, REMINDER_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { selectionPointer } from '@ephemeris/core/sync/synced-settings'
import { formatInstant, HOUR_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { SERVER_ZONES } from '@ephemeris/core/time/zone'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readFeed } from '#server/testing/read-feed'
import { startReminderApp } from '#server/testing/reminder-app'
import { createTestUser } from '#server/testing/test-user'
import { openCatalogue } from '../catalogue/catalogue.service.ts'
import { sampleActivity, sampleId } from '../catalogue/sample-activity.test-data.ts'
import { createCandidates } from './plan/candidates.ts'
import { plansOf } from './plan/user-plans.service.ts'

const GAMES_IN_PLAY: readonly GameId[] = ['genshin', 'zenless']
const TYPES: readonly ActivityType[] = ['event', 'gacha', 'version']
/** From days ago to two months ahead, so that every lead lies before and after the present, and beyond the horizon. */
const SPANS = [
  ['2026-05-10 10:00:00', '2026-05-21 03:59:59'],
  ['2026-05-20 04:00:00', '2026-05-27 15:00:00'],
  ['2026-05-24 18:00:00', '2026-07-10 05:59:00'],
] as const

const ACTIVITIES = GAMES_IN_PLAY.flatMap((gameId) =>
  TYPES.flatMap((type) =>
    SPANS.map(([start, end]) => ({ name: `${gameId} ${type} ${start}`, gameId, type, start, end })),
  ),
)
const NAMES = ACTIVITIES.map(({ name }) => name)

const app = await startReminderApp(ACTIVITIES.map(({ name, ...rest }) => sampleActivity(name, rest)))
const { ask, call, clock, deps, push } = app
const NOW = instant(Date.parse('2026-05-20T04:00:00Z'))

const choice = fc.record(
  Object.fromEntries(
    GAMES_IN_PLAY.map((id) => [
      id,
      fc.record({
        enabled: fc.boolean(),
        activities: fc.subarray([...TYPES], { minLength: 1 }),
      }),
    ]),
  ),
)
const bellTime: fc.Arbitrary<BellTime> = fc.oneof(
  fc.constantFrom(...BELL_LEADS).map((leadHours): BellTime => ({ edge: 'end', leadHours })),
  fc.constant<BellTime>({ edge: 'start', leadHours: 0 }),
)
const rule = fc.record({
  leadHours: fc.constantFrom(...LEAD_HOURS),
  channels: fc.subarray([...REMINDER_CHANNELS]),
})
const anyone = fc.record({
  slot: fc.option(choice),
  noted: fc.option(choice),
  isNoteLater: fc.boolean(),
  left: fc.subarray(NAMES, { maxLength: 4 }),
  goals: fc.subarray(
    ACTIVITIES.filter(({ type }) => type === 'gacha').map(({ name }) => name),
    { maxLength: 3 },
  ),
  bells: fc.dictionary(fc.constantFrom(...NAMES), fc.record({ time: bellTime, isPaused: fc.boolean() }), {
    maxKeys: 5,
  }),
  rules: fc.option(fc.record({ before_end: rule, version_start: rule, banner_start: rule, goal_banner: rule })),
  server: fc.constantFrom(...SERVER_ZONES),
  feedServer: fc.constantFrom(...SERVER_ZONES),
  minutesOn: fc.nat(36 * 60),
})

type Drawn = typeof anyone extends fc.Arbitrary<infer One> ? One : never

const goalOf = (name: string) => ({
  ...{ id: name.replaceAll(/\W/g, '').slice(-40), poolId: '301', bannerId: sampleId(name), expected: null },
  ...{ itemId: null, name: null, copies: 1, until: '2026-07-30T00:00:00Z', isSkipped: false },
})

let count = 0

/** A user who has chosen this, with a private calendar and a browser that takes push messages. */
async function userWith(one: Drawn) {
  count += 1
  const user = await createTestUser(app, `drawn-${count}`)
  const as = { as: user.token }
  const games: Note = { at: instant(NOW + (one.isNoteLater ? 1 : -1) * HOUR_MS), value: one.noted }
  const bells = Object.entries(one.bells).map(([name, { time, isPaused }]): [string, Note] => [
    bellKey(sampleId(name)),
    { at: NOW, value: { ...time, isPaused } },
  ])
  clock.set(formatInstant(instant(NOW + 2 * HOUR_MS)))
  await call(syncNotes, { ...(one.noted && { [GAMES_KEY]: games }), ...Object.fromEntries(bells) }, as)
  clock.set(formatInstant(NOW))
  if (one.slot) {
    const plan = { accounts: { genshin: { ...EMPTY_PLAN, goals: one.goals.map(goalOf) } } }
    const activityStatus = Object.fromEntries(one.left.map((name) => [sampleId(name), 'done' as const]))
    const moments = Object.fromEntries(Object.keys(one.slot).map((id) => [selectionPointer(id), NOW]))
    await app.mark(user, { userGameSelections: one.slot, activityStatus, plan, moments })
  }
  if (one.rules) {
    const rules = { ...DEFAULT_REMINDERS.rules, ...one.rules }
    await call(saveReminders, { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin', rules, server: one.server }, as)
  }
  await call(subscribePush, push.subscribe(`drawn-${count}`), as)
  const options = { language: 'en', server: one.feedServer, gameServers: {}, alarmHours: [24, 3] } as const
  const { url } = await call(createPrivateFeed, options, as)
  return { user, as, path: new URL(url ?? '').pathname }
}

/** What a calendar will ring: `activity | moment`. */
async function alarmsOf(path: string, after: Instant): Promise<readonly string[]> {
  const events = [...readFeed((await ask(`GET ${path}`)).text).values()]
  return events.flatMap(({ uid, start, end, alarms }) =>
    alarms.flatMap((alarm) => {
      const [, related, hours = 0] = /^(START|END) -?PT?(\d+)/.exec(alarm) ?? []
      const at = Date.parse(related === 'END' ? end : start) - Number(hours) * HOUR_MS
      return at > after ? [`${uid.slice(0, 36)} | ${formatInstant(instant(at))}`] : []
    }),
  )
}

const catalogue = await openCatalogue(deps)
afterAll(catalogue.close)

test('REM-3 REM-43 FEED-10 (law) feed, list and messages hold one user’s games and ring at the same moments', async () => {
  await fc.assert(
    fc.asyncProperty(anyone, async (one) => {
      const { user, as, path } = await userWith(one)
      const now = instant(NOW + one.minutesOn * MINUTE_MS)
      clock.set(formatInstant(now))

      const noted = one.noted && (!one.slot || one.isNoteLater) ? one.noted : null
      const followed = noted ?? one.slot
      const ringing = new Set(
        Object.entries(one.bells).flatMap(([name, { isPaused }]) => (isPaused ? [] : [sampleId(name)])),
      )
      const goals = new Set(one.slot ? one.goals.map(sampleId) : [])
      const isHers = (activityId: string | null, gameId: string) =>
        followed === null || followed[gameId]?.enabled || ringing.has(activityId ?? '') || goals.has(activityId ?? '')
      const byId = new Map(ACTIVITIES.map((activity) => [sampleId(activity.name), activity]))

      const feed = readFeed((await ask(`GET ${path}`)).text)
      for (const { uid } of feed.values()) {
        const id = uid.slice(0, 36)
        expect(isHers(id, byId.get(id)?.gameId ?? ''), `${byId.get(id)?.name} is in the feed`).toBe(true)
      }

      // Every bell of the feed is in the list, at its moment; whatever the calendar carries in the list rings then.
      const alarms = await alarmsOf(path, now)
      const { comingUp } = await call(getReminders, {}, as)
      const listed = comingUp.flatMap(({ items, dueAt, channels }) =>
        items.map(({ activityId, gameId }) => ({ activityId, gameId, dueAt, channels })),
      )
      for (const { activityId, gameId } of listed) expect(isHers(activityId, gameId)).toBe(true)
      const ofBells = alarms.filter((alarm) => {
        const [id = '', at] = alarm.split(' | ')
        const bell = one.bells[byId.get(id)?.name ?? '']
        return bell && !bell.isPaused && at === bellAt(id, bell.time, one.feedServer)
      })
      const calendarRows = listed.filter(({ channels }) => channels.includes('calendar'))
      const inList = calendarRows.map(({ activityId, dueAt }) => `${activityId} | ${formatInstant(dueAt)}`)
      expect(inList).toEqual(expect.arrayContaining(ofBells))
      const starts = comingUp.filter(({ channels }) => channels.join() === 'calendar')
      for (const { dueAt, items } of starts) {
        const rings = items.map(({ activityId }) => `${activityId} | ${formatInstant(dueAt)}`)
        expect(
          rings.every((ring) => alarms.includes(ring)),
          rings.join(),
        ).toBe(true)
      }

      if (one.rules === null) return
      // What is planned for the calendar is what the feed rings within the horizon; each bell rings once by push.
      const settings = (await call(getReminders, {}, as)).settings
      const reader = { ...user, userId: user.id, username: '', emailVerifiedAt: null, mailBouncedAt: null, settings }
      const seal = { keyId: 'none' } as never
      const [plan] = await plansOf({ ...deps, seal }, deps.db, {
        users: [reader],
        candidates: createCandidates(catalogue, deps),
        now,
        calendar: { feedHours: undefined },
      })
      const near = now + 8 * 24 * HOUR_MS
      const planned = (plan?.messages ?? [])
        .filter(({ channel }) => channel === 'calendar')
        .flatMap(({ dueAt, events }) => events.map(({ activityId }) => `${activityId} | ${formatInstant(dueAt)}`))
      const rung = alarms.filter((alarm) => ofBells.includes(alarm) || Date.parse(alarm.slice(39)) <= near)
      expect(planned.toSorted()).toEqual(rung.toSorted())
    }),
    { numRuns: Number(process.env.ONE_BOOK_RUNS ?? 12) },
  )
})

function bellAt(id: string, { edge, leadHours }: BellTime, server: (typeof SERVER_ZONES)[number]): string {
  const activity = ACTIVITIES.find(({ name }) => sampleId(name) === id)
  const [hours = 0] = /[+-]?\d+/.exec(server)?.map(Number) ?? []
  const text = (edge === 'end' ? activity?.end : activity?.start) ?? ''
  const at = Date.parse(`${text.replace(' ', 'T')}Z`) - (hours + leadHours) * HOUR_MS
  return formatInstant(instant(at))
}
