import { wordedChange } from '@ephemeris/announcements/changes/change-shapes.test-data'
import { CHANGE_KINDS } from '@ephemeris/announcements/words/words'
import { createPrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import { writeOpenActivity } from '@ephemeris/contract/open/open-activity'
import { getOpenCatalogue } from '@ephemeris/contract/open/open-catalogue'
import { getReminders } from '@ephemeris/contract/reminders/reminders'
import { syncNotes } from '@ephemeris/contract/sync/notes'
import { uploadSettings } from '@ephemeris/contract/sync/sync'
import { type Activity, edgeInstant } from '@ephemeris/core/activity/activity'
import { sampleIncome } from '@ephemeris/core/income/sample-income.test-data'
import type { NamedLanguage } from '@ephemeris/core/language/language'
import { serviceTag } from '@ephemeris/core/language/language-tags'
import { bellKey } from '@ephemeris/core/notes/bell'
import { goalEnd } from '@ephemeris/core/plan/goals/goal-end'
import { EMPTY_PLAN } from '@ephemeris/core/plan/stored/empty-plan.test-data'
import { fixedClock } from '@ephemeris/core/time/clock'
import { formatInstant, HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { offsetOf } from '@ephemeris/core/time/zone'
import { eveningOf } from '@ephemeris/core/tonight/evening'
import { tonightOf } from '@ephemeris/core/tonight/tonight'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createApp } from '#server/app'
import { createMetrics } from '#server/platform/log/metrics'
import { asker } from '#server/testing/calls/ask'
import { testCallerOf } from '#server/testing/calls/test-call'
import { createTestDatabase } from '#server/testing/database/test-database'
import { mirroredRow, ONLY_PUBLISHERS, ONLY_SECOND, startMirroredApp } from '#server/testing/notices/mirrored-app'
import type { SimulatedNotice } from '#server/testing/notices/notice-server'
import { fillNotices, serverTime } from '#server/testing/notices/sample-notices'
import { feedAlarms, readFeed } from '#server/testing/read-feed'
import { createTestUser } from '#server/testing/test-user'
import { listAnnouncements } from '../announced/announcement.queries.ts'

const app = await startMirroredApp()
const { deps, clock, publisher, answers, documentOf, forget, read, servedDocument, shown, named } = app
/** Another instance, which reads this one alone. */
const mirroring = { ...deps, db: await createTestDatabase() }
const ANNOUNCED = { published_at: null, basis: 'text', changes: [], gone_since: null, rewards: [] }
const MOVE = {
  at: '2026-11-20T04:00:00Z',
  edge: 'end',
  from: { clock: 'server', at: '2026-12-01 03:59:59' },
  to: { clock: 'server', at: '2026-12-07 03:59:59' },
}
const announced = (change: object) => ({ announcement: { ...ANNOUNCED, ...change } })

test('MIR-13 an instance that reads another one gives what that one gives of announcements, move by move', async () => {
  await read(ONLY_PUBLISHERS)
  clock.set('2026-11-23T04:00:00Z')
  publisher.hoyoverse.hk4e = publisher.hoyoverse.hk4e.map((notice) => ({
    ...notice,
    bodies: Object.fromEntries(
      Object.entries(notice.bodies).map(([code, text]) => [code, text.replace('2026/12/07', '2026/12/09')]),
    ),
  }))
  await read(ONLY_PUBLISHERS)
  const facts = async () =>
    (await shown())
      .filter(({ announcement }) => announcement !== null)
      .map(({ id, announcement }) => [id, announcement] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
  const firstFacts = await facts()
  expect((await named('Frostfield Chase'))?.announcement).toMatchObject({
    publishedAt: expect.any(Number),
    changes: [{ edge: 'end', at: Date.UTC(2026, 10, 23, 4) }],
    rewards: [{ amount: 420 }],
  })
  const text = JSON.stringify(getOpenCatalogue.reply.write(await servedDocument()))
  answers.second = () => ({ status: 200, text })

  await forget()
  for (const at of ['2026-11-23T05:00:00Z', '2026-11-23T06:00:00Z']) {
    clock.set(at)
    await read(ONLY_SECOND)
    expect(await facts()).toEqual(firstFacts)
  }
})

test('MIR-13 a move that both instances saw is kept once; what only one saw stays', async () => {
  const moved = (to: string, changes: readonly object[], gone_since: string | null = null) => ({
    ...writeOpenActivity(mirroredRow('Moved')),
    end: { clock: 'server', at: to },
    ...announced({ changes, gone_since }),
  })
  const serveRow = (given: object) => () => ({ status: 200, text: documentOf([given]) })
  answers.second = serveRow({ ...writeOpenActivity(mirroredRow('Moved')), end: MOVE.from })
  await read(ONLY_SECOND)
  answers.second = serveRow(moved(MOVE.to.at, []))
  await read(ONLY_SECOND)
  answers.second = serveRow(moved(MOVE.to.at, [MOVE], '2026-11-21T04:00:00Z'))
  await read(ONLY_SECOND)
  expect((await named('Moved'))?.announcement).toMatchObject({
    changes: [{ edge: 'end', at: Date.parse(MOVE.at) }],
    goneSince: Date.parse('2026-11-21T04:00:00Z'),
  })

  clock.set('2026-11-22T05:00:00Z')
  answers.second = serveRow(moved('2026-12-08 03:59:59', [MOVE]))
  await read(ONLY_SECOND)
  expect((await named('Moved'))?.announcement).toMatchObject({
    changes: [{ at: Date.parse(MOVE.at) }, { at: Date.UTC(2026, 10, 22, 5) }],
    goneSince: null,
  })

  // An instance that reports other moves each time fills nothing.
  const minutes = (from: number) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...MOVE,
      at: '2026-11-21T04:00:00Z',
      from: { clock: 'server', at: `2026-12-0${from} 03:${String(index).padStart(2, '0')}:00` },
    }))
  for (const from of [1, 2, 3]) {
    answers.second = serveRow(moved('2026-12-08 03:59:59', minutes(from)))
    await read(ONLY_SECOND)
  }
  expect((await listAnnouncements(deps.db))[0]?.changes).toHaveLength(50)
})

const ASIA = offsetOf('UTC+8')
/** On the server's own clock. */
const BEFORE = { start: Date.UTC(2026, 10, 18, 10), end: Date.UTC(2026, 11, 7, 3, 59) }
const PERIOD = `${serverTime('2026/11/18 10:00')} – ${serverTime('2026/12/07 03:59')}`
const GOAL = { id: 'goal', poolId: '301', expected: null, itemId: null, name: 'Xiao', copies: 1, isSkipped: false }

/** An event and a banner of one period, and what a change calls them. */
const CHANGED: readonly (readonly [notice: number, NamedLanguage, name: string])[] = [
  [30_002, 'en', 'Frostfield Chase'],
  [30_002, 'zh-Hans', '霜原竞逐'],
  [30_002, 'zh-Hant', '霜原競逐'],
  [30_002, 'ja', '霜原の追走'],
  [30_002, 'ko', '서리 벌판의 추격'],
  [30_002, 'fr', 'Course sur la plaine gelée'],
  [30_003, 'en', 'Guardian Dream'],
  [30_003, 'zh-Hans', '护法之梦'],
]
const BANNER = {
  en: `<p>Event Wish Duration</p><p>${PERIOD}</p><p>"Vigilant Yaksha" Xiao (Anemo)</p>`,
  'zh-cn': `<p>〓祈愿介绍〓</p><table><tr><td>祈愿时间</td><td>「护法夜叉·魈(风)」</td></tr><tr><td>${PERIOD}</td></tr></table>`,
}

/** The publisher's list on a day: the activity, its change, or both; both instances read it. */
async function readDay(day: number, of: number, shows: { activity: boolean; change: SimulatedNotice | null }) {
  clock.set(`2026-11-${day}T04:00:00Z`)
  fillNotices(publisher)
  const { hk4e } = publisher.hoyoverse
  publisher.hoyoverse.hk4e = [
    ...hk4e
      .filter(({ id }) => id === 30_001 || (shows.activity && id === of))
      .map((notice) => (notice.id === 30_003 ? { ...notice, bodies: BANNER } : notice)),
    ...(shows.change ? [shows.change] : []),
  ]
  await read(ONLY_PUBLISHERS)
  const text = JSON.stringify(getOpenCatalogue.reply.write(await servedDocument(ONLY_PUBLISHERS)))
  answers.second = () => ({ status: 200, text })
  await read(ONLY_SECOND, mirroring)
}

/** What both instances show of the event or banner: one activity at most. */
async function theActivity() {
  const [own, mirrored] = [await shown(), await shown(mirroring)].map((all) =>
    all.filter((one) => one.gameId === 'genshin' && one.type !== 'version' && one.announcement !== null),
  )
  const facts = (of: readonly Activity[] = []) =>
    of.map(({ id, type, start, end, announcement }) => ({ id, type, start, end, announcement }))
  expect(facts(mirrored)).toEqual(facts(own))
  expect(own?.length).toBeLessThan(2)
  return own?.[0] ?? null
}

let users = 0

/** A user with the mark, the bell and the goal of an activity, and the address of their calendar. */
async function userWith(id: string, done: string | undefined) {
  users += 1
  const user = await createTestUser(app, `user-${users}`)
  const as = { as: user.token }
  const goals = [{ ...GOAL, bannerId: id, until: formatInstant(instant(BEFORE.end)) }]
  const settings = {
    activityStatus: { [id]: 'in_progress' as const, ...(done && { [done]: 'done' as const }) },
    userGameSelections: {},
    gameOrder: [],
    plan: { accounts: { genshin: { ...EMPTY_PLAN, goals } } },
  }
  await app.call(uploadSettings, { slot: 1, settings, base: null }, as)
  const bell = { edge: 'end', leadHours: 72, isPaused: false }
  await app.call(syncNotes, { [bellKey(id)]: { at: clock.now(), value: bell } }, as)
  const feed = { language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [24] } as const
  const { url } = await app.call(createPrivateFeed, feed, as)
  return { as, id, done, path: new URL(url ?? '').pathname }
}

/** What the user has of the activity, after a restart of the service. */
async function afterRestart({ as, id, done, path }: Awaited<ReturnType<typeof userWith>>) {
  const started = await createApp({ ...deps, metrics: createMetrics() })
  const ask = asker(await started.listen())
  const feed = readFeed((await ask(`GET ${path}`)).text)
  const { comingUp } = await testCallerOf(ask).call(getReminders, {}, as)
  await started.close()
  const placed = (await shown()).map((one) => {
    return { ...one, startAt: edgeInstant(one.start, ASIA), endAt: edgeInstant(one.end, ASIA) }
  })
  const banners = new Map(placed.map((one) => [one.id, one]))
  const goal = { ...GOAL, bannerId: id, isRerun: false, until: instant(BEFORE.end) }
  const tonightAt = (endAt: Instant) => {
    const now = instant(endAt - HOUR_MS)
    const incomes = [{ ...sampleIncome('genshin'), gameId: 'genshin' as const, links: new Map() }]
    const evening = eveningOf(now, 60, fixedClock(ASIA))
    const { open, banners: named } = tonightOf({ activities: placed, marks: {}, incomes, evening, now })
    return [...open.map(({ key }) => key), ...named.flat().map((one) => one.id)].includes(id)
  }
  const { start, end, status } = feed.get(`${id}@ephemeris`) ?? {}
  const endAt = banners.get(id)?.endAt
  return {
    feed: [start, end, status],
    alarms: feedAlarms(feed, id).filter((alarm) => alarm.startsWith('END')),
    rings: comingUp
      .filter(({ items }) => items.some(({ activityId }) => activityId === id))
      .map(({ dueAt }) => formatInstant(dueAt)),
    goal: formatInstant(goalEnd(goal, { banners, calendar: sampleIncome('genshin').calendar, now: clock.now() })),
    isTonight: endAt !== undefined && tonightAt(endAt),
    isDoneGone: !feed.has(`${done}@ephemeris`),
  }
}

const drawn = fc.record({
  of: fc.constantFrom(...CHANGED),
  kind: fc.constantFrom(...CHANGE_KINDS),
  title: fc.nat(),
  body: fc.nat(),
  isFirst: fc.boolean(),
})

test('ANN-74 MIR-13 a changed activity moves in feed, bell, plan and tonight, here and on an instance that reads this one', async () => {
  await fc.assert(
    fc.asyncProperty(drawn, async ({ of: [notice, language, name], kind, isFirst, ...shape }) => {
      await forget()
      await forget(mirroring)
      const worded = wordedChange({ gameId: 'genshin', language, name, ...BEFORE }, kind, shape)
      const change: SimulatedNotice = {
        ...{ id: 30_900, typeId: 1, from: '2026-11-22 11:00:00', until: '2026-12-30 06:00:00' },
        titles: { [serviceTag(language)]: worded.title },
        bodies: { [serviceTag(language)]: worded.lines.map((line) => `<p>${line}</p>`).join('') },
      }
      await readDay(22, notice, isFirst ? { activity: false, change } : { activity: true, change: null })
      const before = await theActivity()
      const done = (await named('Talks Along the Rails'))?.id
      const early = before && (await userWith(before.id, done))
      if (!isFirst) expect(early && (await afterRestart(early))).toMatchObject({ alarms: ['END -PT72H'] })

      await readDay(23, notice, { activity: true, change })
      const after = await theActivity()
      if (!after) throw new RangeError('no activity')
      const user = early ?? (await userWith(after.id, done))
      const inAsia = (at: number) => instant(at - ASIA * MINUTE_MS)
      const [startAt, endAt] = [inAsia(worded.newStart), inAsia(worded.newEnd)]
      const isCancelled = kind === 'cancelled'
      const expected = {
        feed: [
          formatInstant(startAt),
          formatInstant(instant(endAt + 60 * SECOND_MS)),
          isCancelled ? 'CANCELLED' : 'CONFIRMED',
        ],
        alarms: isCancelled ? [] : ['END -PT72H'],
        rings: isCancelled ? [] : [formatInstant(instant(endAt + 59 * SECOND_MS - 72 * HOUR_MS))],
        goal: formatInstant(instant(endAt + 59 * SECOND_MS)),
        isTonight: !isCancelled,
        isDoneGone: true,
      }
      expect([after.id, after.announcement?.isCancelled ?? false]).toEqual([user.id, isCancelled])
      const moved = isCancelled ? [] : worded.newStart === BEFORE.start ? ['end'] : ['start', 'end']
      expect(after.announcement?.changes.map(({ edge }) => edge)).toEqual(moved)
      expect(await afterRestart(user)).toEqual(expected)
      for (const [day, last] of [
        [24, change],
        [25, null],
      ] as const) {
        await readDay(day, notice, { activity: true, change: last })
        expect((await theActivity())?.id).toBe(user.id)
        expect(await afterRestart(user)).toEqual(expected)
      }
      // The other instance reads the publisher itself from now on.
      for (const hour of [5, 6]) {
        clock.set(`2026-11-25T0${hour}:00:00Z`)
        await read(ONLY_PUBLISHERS)
        await read(ONLY_PUBLISHERS, mirroring)
        expect((await theActivity())?.id).toBe(user.id)
      }
    }),
    {
      numRuns: Number(process.env.CHANGES_RUNS ?? 3),
      examples: [
        // A change of a banner that is taken for an event at first.
        [{ of: [30_003, 'en', 'Guardian Dream'], kind: 'extended', title: 0, body: 5, isFirst: true }],
        // A period that begins at the old end.
        [{ of: [30_002, 'zh-Hans', '霜原竞逐'], kind: 'extended', title: 14, body: 21, isFirst: true }],
      ],
      endOnFailure: true,
    },
  )
})
