import { createPrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { getConfig } from '@ephemeris/contract/config'
import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { placeActivities } from '@ephemeris/core/activity/place'
import { plainText } from '@ephemeris/core/activity/titles/plain-text'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { type PlayedServers, playedServer } from '@ephemeris/core/games/servers'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { AT_START, bellKey } from '@ephemeris/core/notes/bell'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { formatInstant, type Instant, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { offsetOf, SERVER_ZONES } from '@ephemeris/core/time/zone'
import { afterAll, expect, test } from 'vitest'
import { readFeed } from '#server/testing/read-feed'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'
import { openCatalogue } from '../catalogue/catalogue.service.ts'
import { loadShippedCatalogue } from '../catalogue/stored/load-shipped.ts'
import { SENDERS } from '../reminders/channels/channels.service.ts'
import type { SendingChannel } from '../reminders/channels/reminder-channel.ts'
import { candidatesFor, createCandidates } from '../reminders/plan/candidates.ts'
import { compose } from '../reminders/plan/compose.ts'
import { type CandidateEvent, candidatesOf, type NamedEvent } from '../reminders/plan/reminder-events.ts'
import { eventsOf } from '../reminders/plan/user-events.ts'

const app = await startTestApp({ prepare: loadShippedCatalogue })
const { ask, call, deps } = app
const catalogue = await openCatalogue(deps)
afterAll(catalogue.close)

const ALL_KINDS = Object.fromEntries(GAME_IDS.map((id) => [id, ACTIVITY_TYPES]))
const VARIANTS = LANGUAGES.flatMap((language) => SERVER_ZONES.map((server) => ({ language, server })))
const minuteOf = (at: Instant) => formatInstant(at).slice(0, 16)

/** Everything as a page shows it to who plays on these servers: it places what the catalogue answers. */
async function onPage(language: Language, servers: PlayedServers): Promise<ReadonlyMap<string, PlacedActivity>> {
  const question = { language, games: GAME_IDS, subTypes: ALL_KINDS, from: null, to: null }
  const [{ games }, { eventWindow }] = await Promise.all([call(listActivities, question), call(getConfig, {})])
  const activities = games.flatMap((game) => game.activities)
  return new Map(
    placeActivities(activities, (gameId) => offsetOf(playedServer(servers, gameId)), eventWindow).map((activity) => [
      activity.id,
      activity,
    ]),
  )
}

test.each(VARIANTS)('FEED-1 REM-3 pages and feeds have one name and one time: $language, $server', async (variant) => {
  const { language, server } = variant
  const page = await onPage(language, { server, gameServers: {} })
  const { text } = await ask(`GET /api/calendar/events.ics?lang=${language}&server=${encodeURIComponent(server)}`)
  const feed = readFeed(text)
  const inFeed: unknown[] = []
  const onPages: unknown[] = []
  for (const { id, shortTitle, startAt, endAt } of page.values()) {
    const event = feed.get(`${id}@ephemeris`)
    if (!event || event.status === 'CANCELLED') continue
    const title = plainText(shortTitle)
    onPages.push([id, title, minuteOf(startAt), minuteOf(afterLast(endAt))])
    inFeed.push([
      id,
      event.summary.includes(title) ? title : event.summary,
      event.start.slice(0, 16),
      event.end.slice(0, 16),
    ])
  }
  expect(onPages.length).toBeGreaterThan(50)
  expect(inFeed).toEqual(onPages)
})

test.each(VARIANTS)(
  'REM-3 REM-8 messages have the name and the time of the page: $language, $server',
  async (variant) => {
    const { language, server } = variant
    const page = await onPage(language, { server, gameServers: {} })
    const events = remindedOf(candidatesOf(catalogue, { language, server, now: deps.clock.now() }), page)
    expect(events.length).toBeGreaterThan(10)
    for (const event of events) {
      const activity = page.get(event.activityId ?? '')
      if (!activity) throw new Error(`${event.title} is on no page`)
      const edge = event.kind === 'before_end' ? activity.endAt : activity.startAt
      const certainty = event.kind === 'before_end' ? activity.certainty : startCertaintyOf(activity)
      expect([event.title, minuteOf(event.at)]).toEqual([plainText(activity.shortTitle), minuteOf(edge)])
      expect(certainty).not.toBe('expected')
      for (const sender of SENDERS) expect(lineIn(sender, event, language)).toContain(event.title)
    }
  },
)

/** No two games share a server with which the page would be the same. */
const MIXED: readonly PlayedServers[] = [
  { server: 'UTC+8', gameServers: { starrail: 'UTC-5', zenless: 'UTC+1' } },
  { server: 'UTC-5', gameServers: { genshin: 'UTC+8', wuthering: 'UTC+1' } },
]

test.each(MIXED)(
  'ZONE-6 with games on servers of their own, feeds and messages have the times of the page: $server',
  async (servers) => {
    const page = await onPage('en', servers)
    const times = (id: string) => {
      const activity = page.get(id)
      return activity && { starts: minuteOf(activity.startAt), ends: minuteOf(afterLast(activity.endAt)) }
    }
    const { token } = await createTestUser(app, `mixed-${servers.server}`.replace(/\W/g, '-'))
    const { url } = await call(createPrivateFeed, { language: 'en', ...servers, alarmHours: [24] }, { as: token })
    const list = Object.entries(servers.gameServers).map(([id, zone]) => `${id}~${zone}`)
    const query = new URLSearchParams({ lang: 'en', server: servers.server, servers: list.join('.') })
    for (const address of [new URL(url ?? '').pathname, `/api/calendar/events.ics?${query}`]) {
      const events = [...readFeed((await ask(`GET ${address}`)).text).values()].flatMap(({ uid, start, end }) => {
        const id = uid.replace('@ephemeris', '')
        return page.has(id) ? [{ id, starts: start.slice(0, 16), ends: end.slice(0, 16) }] : []
      })
      expect(events.length, address).toBeGreaterThan(50)
      expect(events, address).toEqual(events.map(({ id }) => ({ id, ...times(id) })))
    }

    const candidates = candidatesFor({ language: 'en', ...servers }, createCandidates(catalogue, deps))
    const shown = remindedOf(candidates, page)
    expect(new Set(shown.map(({ gameId }) => gameId)).size).toBe(GAME_IDS.length)
    for (const event of shown) {
      const { startAt, endAt } = page.get(event.activityId ?? '') ?? {}
      expect(event.at, event.title).toBe(event.kind === 'before_end' ? endAt : startAt)
      for (const sender of SENDERS) lineIn(sender, event, 'en')
    }
  },
)

/** What a user is reminded of who follows everything, and has a bell at the start of everything on the page. */
function remindedOf(candidates: readonly CandidateEvent[], page: ReadonlyMap<string, unknown>): readonly NamedEvent[] {
  const now = deps.clock.now()
  const all = Object.fromEntries(GAME_IDS.map((id) => [id, { enabled: true, activities: ACTIVITY_TYPES }]))
  const slot = { activityStatus: {}, userGameSelections: all, gameOrder: [] }
  const bells = Object.fromEntries(
    [...page.keys()].map((id) => [bellKey(id), { at: now, value: { ...AT_START, isPaused: false } }]),
  )
  return [{}, bells].flatMap((notes) =>
    eventsOf(candidates, { settings: DEFAULT_REMINDERS, slot, notes, logs: [], now }),
  )
}

function lineIn(sender: SendingChannel, event: NamedEvent, language: Language): string {
  const { lines } = compose(sender, [event], {
    settings: { language, timeZone: 'UTC', timeFormat: '24' },
    now: deps.clock.now(),
  })
  const [line = ''] = lines
  // Whatever the language, hour and minute are digits.
  if (event.at > deps.clock.now()) expect(line).toContain(formatInstant(event.at).slice(11, 16))
  return line
}

/** A calendar ends an activity after its last second, such as 03:59:59. (FEED-4) */
function afterLast(endAt: Instant): Instant {
  return endAt % MINUTE_MS === 0 ? endAt : instant(endAt + SECOND_MS)
}
