import { type TimeFormat, weekdayMomentText } from '@ephemeris/core/language/dates'
import { LANGUAGES } from '@ephemeris/core/language/language'
import { REMINDER_KINDS } from '@ephemeris/core/reminders/reminder-settings'
import { zoneClock } from '@ephemeris/core/time/clock'
import { instant } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import type { NamedEvent } from './reminder-events.ts'

/** A new code is there already. */
const DATED_KINDS = REMINDER_KINDS.filter((kind) => kind !== 'new_code')

test('TIME-8 a message of any way writes its moment as the pages of its reader do', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...DATED_KINDS, 'stamina' as const),
        at: fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2029, 0) }).map(instant),
        isOver: fc.boolean(),
        channel: fc.constantFrom<'push' | 'mail' | 'webhook'>('push', 'mail', 'webhook'),
        timeZone: fc.constantFrom('Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'),
        language: fc.constantFrom(...LANGUAGES),
        timeFormat: fc.constantFrom<TimeFormat>('24', '12'),
      }),
      ({ kind, at, isOver, channel, ...settings }) => {
        const event: NamedEvent = { kind, id: 'x', gameId: 'genshin', activityId: null, title: 'x', at }
        const now = instant(at + (isOver ? 1 : -1))
        const [line] = compose({ id: channel, maxLines: 9 }, [event], { settings, now }).lines
        expect(line).toContain(weekdayMomentText(at, { ...settings, clock: zoneClock(settings.timeZone) }))
      },
    ),
  )
})
