import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { getConfig } from '@ephemeris/contract/config'
import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import { placeActivities } from '@ephemeris/core/activity/place'
import { plainText } from '@ephemeris/core/activity/plain-text'
import { ACTIVITY_TYPES, GAME_IDS } from '@ephemeris/core/games/game'
import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { formatInstant, type Instant, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { offsetOf, SERVER_ZONES, type ServerZone } from '@ephemeris/core/time/zone'
import { afterAll, expect, test } from 'vitest'
import { readFeed } from '#server/testing/read-feed'
import { startTestApp } from '#server/testing/test-app'
import { openCatalogue } from '../catalogue/catalogue.service.ts'
import { loadShippedCatalogue } from '../catalogue/stored/load-shipped.ts'
import { compose } from '../reminders/plan/compose.ts'
import { candidatesOf, type NamedEvent } from '../reminders/plan/reminder-events.ts'

const { ask, call, deps } = await startTestApp({ prepare: loadShippedCatalogue })
const catalogue = await openCatalogue(deps)
afterAll(catalogue.close)

const ALL_KINDS = Object.fromEntries(GAME_IDS.map((id) => [id, ACTIVITY_TYPES]))
const VARIANTS = LANGUAGES.flatMap((language) => SERVER_ZONES.map((server) => ({ language, server })))
const minuteOf = (at: Instant) => formatInstant(at).slice(0, 16)

/** Everything as a page shows it to who plays on a server: it places what the catalogue answers. */
async function onPage(language: Language, server: ServerZone): Promise<ReadonlyMap<string, PlacedActivity>> {
  const question = { language, games: GAME_IDS, subTypes: ALL_KINDS, from: null, to: null }
  const [{ games }, { eventWindow }] = await Promise.all([call(listActivities, question), call(getConfig, {})])
  const activities = games.flatMap((game) => game.activities)
  return new Map(
    placeActivities(activities, () => offsetOf(server), eventWindow).map((activity) => [activity.id, activity]),
  )
}

test.each(VARIANTS)('FEED-1 REM-3 pages and feeds have one name and one time: $language, $server', async (variant) => {
  const { language, server } = variant
  const page = await onPage(language, server)
  const { text } = await ask(`GET /api/calendar/events.ics?lang=${language}&server=${encodeURIComponent(server)}`)
  const feed = readFeed(text)
  const told: unknown[] = []
  const shown: unknown[] = []
  for (const { id, shortTitle, startAt, endAt } of page.values()) {
    const event = feed.get(`${id}@ephemeris`)
    if (!event || event.status === 'CANCELLED') continue
    const title = plainText(shortTitle)
    shown.push([id, title, minuteOf(startAt), minuteOf(afterLast(endAt))])
    told.push([
      id,
      event.summary.includes(title) ? title : event.summary,
      event.start.slice(0, 16),
      event.end.slice(0, 16),
    ])
  }
  expect(shown.length).toBeGreaterThan(50)
  expect(told).toEqual(shown)
})

test.each(VARIANTS)(
  'REM-3 REM-8 messages have the name and the time of the page: $language, $server',
  async (variant) => {
    const { language, server } = variant
    const page = await onPage(language, server)
    // A bell is set on a page, so what no page shows yet has none.
    const events = candidatesOf(catalogue, { language, server, now: deps.clock.now() }).filter(
      ({ isForBells, activityId }) => !isForBells || page.has(activityId),
    )
    expect(events.length).toBeGreaterThan(10)
    for (const event of events) {
      const activity = page.get(event.activityId)
      if (!activity) throw new Error(`${event.title} is on no page`)
      const edge = event.kind === 'before_end' ? activity.endAt : activity.startAt
      const certainty = event.kind === 'before_end' ? activity.certainty : startCertaintyOf(activity)
      expect([event.title, minuteOf(event.at)]).toEqual([plainText(activity.shortTitle), minuteOf(edge)])
      expect(certainty).not.toBe('expected')
      for (const channel of ['push', 'mail', 'webhook'] as const)
        expect(lineIn(channel, event, language)).toContain(event.title)
    }
  },
)

function lineIn(channel: 'push' | 'mail' | 'webhook', event: NamedEvent, language: Language): string {
  const { lines } = compose(channel, [event], { settings: { language, timeZone: 'UTC' }, now: deps.clock.now() })
  const [line = ''] = lines
  // Whatever the language, hour and minute are digits.
  if (event.at > deps.clock.now()) expect(line).toContain(formatInstant(event.at).slice(11, 16))
  return line
}

/** A calendar ends an activity after its last second, such as 03:59:59. (FEED-4) */
function afterLast(endAt: Instant): Instant {
  return endAt % MINUTE_MS === 0 ? endAt : instant(endAt + SECOND_MS)
}
