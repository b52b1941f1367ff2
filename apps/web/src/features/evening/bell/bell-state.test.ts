import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import type { Status } from '@ephemeris/core/activity/status'
import { BELL_LEADS, type BellTime } from '@ephemeris/core/notes/bell'
import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BellActivity, bellState } from '#web/features/evening/bell/bell-state'
import { missingWay } from '#web/features/evening/ready-ways'

const NOW = instant(Date.UTC(2026, 4, 20, 12))

const overview = fc
  .record({ calendar: fc.boolean(), push: fc.boolean(), mail: fc.boolean(), webhook: fc.boolean() })
  .map(
    (ready) =>
      ({
        settings: DEFAULT_REMINDERS,
        isSaved: true,
        comingUp: [],
        unsent: [],
        nextExpiring: null,
        calendar: { state: ready.calendar ? 'read' : 'absent', readAt: null },
        push: { state: ready.push ? 'ready' : 'absent', devices: [] },
        mail: { state: ready.mail ? 'ready' : 'off', address: null, bouncedAt: null },
        webhook: {
          state: ready.webhook ? 'ready' : 'absent',
          ...{ shownUrl: null, fault: null, stoppedAt: null, succeededAt: null },
        },
      }) satisfies ReminderOverview,
  )

const drawn = fc.record({
  isSignedIn: fc.boolean(),
  overview: fc.option(overview),
  hasLostPush: fc.boolean(),
  isSet: fc.boolean(),
  mark: fc.constantFrom<(Status | undefined)[]>(undefined, 'done', 'cancelled', 'starred'),
  endsInDays: fc.integer({ min: 1, max: 40 }),
  certainty: fc.constantFrom('announced', 'computed', 'expected'),
  time: fc.constantFrom(...BELL_LEADS).map((leadHours): BellTime => ({ edge: 'end', leadHours })),
})

test('NOTE-16 (law) a bell is full only where something arrives, and a set one that cannot ring says what is missing', () => {
  fc.assert(
    fc.property(drawn, ({ isSignedIn, overview: known, hasLostPush, isSet, mark, endsInDays, certainty, time }) => {
      const endAt = instant(NOW + endsInDays * DAY_MS)
      const activity = {
        ...{ id: 'a', gameId: 'genshin', startAt: instant(NOW - DAY_MS), endAt, certainty },
      } as BellActivity
      const way = isSignedIn ? known && missingWay(known, { isSent: false, hasLostPush }) : 'account'
      const reach = { missing: way, overview: isSignedIn ? known : null }
      const { kind, missing, arrivals } = bellState({ activity, time, isSet, mark }, reach, NOW)

      if (!isSet) expect(kind).toBe('off')
      if (kind === 'rings') expect(arrivals.length).toBeGreaterThan(0)
      if (kind === 'waits') expect(missing).not.toBeNull()
      if (isSet && !isSignedIn) expect([kind, missing]).toEqual(['waits', 'account'])
      if (arrivals.length > 0) {
        expect(missing).toBeNull()
        for (const { at } of arrivals) expect(at).toBeLessThanOrEqual(endAt)
      }
      if (isSet && isSignedIn && (mark === 'done' || mark === 'cancelled')) expect(kind).toBe('silent')
      const hasNoWay = known && isSignedIn && Object.values(known).every((one) => !isReadyState(one))
      if (hasNoWay) expect(missing).toBe(hasLostPush ? 'permission' : 'way')
    }),
  )
})

function isReadyState(channel: unknown): boolean {
  const state = typeof channel === 'object' && channel !== null && 'state' in channel ? channel.state : ''
  return state === 'ready' || state === 'read'
}
