import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import { type BellTime, bellMoment } from '@ephemeris/core/notes/bell'
import { planMessages, type ReminderEvent } from '@ephemeris/core/reminders/plan-messages'
import type { ChannelId } from '@ephemeris/core/reminders/reminder-settings'
import { zoneClock } from '@ephemeris/core/time/clock'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { readyWays } from '#web/features/evening/ready-ways'

/** From so long before a message everything that decides about it is seen. */
const SEEN_BEFORE_MS = 2 * DAY_MS

/** A moment at which something arrives, and by which ways. */
export interface BellArrival {
  readonly at: Instant
  readonly channels: readonly ChannelId[]
}

/** When and by which ways the bell of an activity arrives, as the server plans it; the next first. (NOTE-13) */
export function bellArrivals(
  { activity, time }: { activity: Pick<PlacedActivity, 'id' | 'gameId' | 'startAt' | 'endAt'>; time: BellTime },
  { settings, ...states }: ReminderOverview,
  now: Instant,
): readonly BellArrival[] {
  const { id, gameId, startAt, endAt } = activity
  const kind = time.edge === 'end' ? 'before_end' : 'banner_start'
  const event: ReminderEvent = {
    kind,
    gameId,
    id,
    at: time.edge === 'end' ? endAt : startAt,
    bellHours: time.leadHours,
  }
  const ways = readyWays(states)
  const sending = new Set(ways.filter((way) => way !== 'calendar'))
  // Nothing is sent beyond the horizon of the plan: seen from shortly before, it is the same plan.
  const seenFrom = instant(Math.max(now, bellMoment(time, activity) - SEEN_BEFORE_MS))
  const messages = planMessages([event], {
    settings,
    clock: zoneClock(settings.timeZone),
    now: seenFrom,
    channels: sending,
    told: new Map(),
    sent: new Map(),
  })
  const calendar = ways.includes('calendar') ? [{ at: bellMoment(time, activity), channel: 'calendar' as const }] : []
  return together([...messages.map(({ dueAt, channel }) => ({ at: dueAt, channel })), ...calendar])
}

function together(all: readonly { at: Instant; channel: ChannelId }[]): readonly BellArrival[] {
  const moments = [...new Set(all.map(({ at }) => at))].sort((one, other) => one - other)
  return moments.map((at) => ({ at, channels: all.filter((one) => one.at === at).map(({ channel }) => channel) }))
}
