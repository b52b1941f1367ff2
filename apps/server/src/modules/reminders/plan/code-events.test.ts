import type { ShownCode } from '@ephemeris/contract/catalogue/codes'
import { codeMarkId } from '@ephemeris/core/codes/redeem-code'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { feedCalendarOf } from '#server/modules/calendar/feed-calendar'
import { compose } from './compose.ts'
import { candidatesOf } from './reminder-events.ts'
import { eventsOf } from './user-events.ts'

const NOW = instant(Date.UTC(2026, 10, 22, 4))
const SOON = instant(NOW + 8 * HOUR_MS)

function code(text: string, rest: Partial<ShownCode> = {}): ShownCode {
  return {
    ...{ gameId: 'starrail', code: text, region: 'world', items: [], since: NOW, until: SOON, url: null },
    ...{ checkedAt: NOW, goneSince: null, pulls: null, given: [] },
    ...rest,
  }
}

const CODES = [
  code('ENDING'),
  code('LASTING', { until: null }),
  code('USED'),
  code('CHINA', { region: 'china' }),
  code('GONE', { goneSince: NOW }),
]

test('CODE-14 a new code and its end are events of their own kinds, unless the code is used, gone or of another region', () => {
  const catalogue = { calendar: () => [], codes: () => CODES }
  const candidates = candidatesOf(catalogue, { language: 'en', server: 'UTC+8', now: NOW })
  const slot = {
    gameOrder: [],
    userGameSelections: { starrail: { enabled: true, activities: [] } },
    activityStatus: { [codeMarkId(code('USED'))]: 'done' as const },
  }
  const events = eventsOf(candidates, { settings: DEFAULT_REMINDERS, slot, notes: {}, logs: [], now: NOW })
  expect(events.map(({ kind, title, at }) => [kind, title, at])).toEqual([
    ['new_code', 'ENDING', NOW],
    ['code_ends', 'ENDING', SOON],
    ['new_code', 'LASTING', NOW],
  ])
  const message = compose({ id: 'push', maxLines: 4 }, events, {
    settings: { language: 'en', timeZone: 'UTC', timeFormat: '24' },
    now: NOW,
  })
  expect(message).toMatchObject({
    path: '/tonight',
    lines: ['New code: ENDING', expect.stringMatching(/^Code ENDING expires .*12:00/), 'New code: LASTING'],
  })
})

test('CODE-14 a calendar shows the codes of which the end is stated', () => {
  const options = { games: ['starrail'], language: 'en', origin: 'https://here.example' } as const
  const { events } = feedCalendarOf([], { ...options, codes: CODES.slice(0, 2) })
  expect(events).toMatchObject([
    { summary: 'Honkai: Star Rail · Code ENDING', startAt: NOW, lastAt: SOON, alarmHours: [] },
  ])
  expect(events[0]?.description).toBe('https://hsr.hoyoverse.com/gift?code=ENDING')
})
