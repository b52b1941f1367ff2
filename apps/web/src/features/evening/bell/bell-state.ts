import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { type PlacedActivity, startCertaintyOf } from '@ephemeris/core/activity/activity'
import type { Status } from '@ephemeris/core/activity/status'
import { type BellTime, bellMoment } from '@ephemeris/core/notes/bell'
import { planMessages, type ReminderEvent } from '@ephemeris/core/reminders/plan-messages'
import type { ChannelId } from '@ephemeris/core/reminders/reminder-settings'
import { zoneClock } from '@ephemeris/core/time/clock'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { type MissingWay, readyWays } from '#web/features/evening/ready-ways'
import type { ReminderReach } from '#web/features/evening/use-reach'

/** What keeps one bell from ringing: also a date that is not announced, or no way that arrives in time. */
export type MissingForBell = MissingWay | 'date' | 'moment'

/** A moment at which something arrives, and by which ways. */
export interface BellArrival {
  readonly at: Instant
  readonly channels: readonly ChannelId[]
}

/**
 * What a bell shows. `off`: it is not set; `waits`: it is set and cannot ring; `silent`: its activity is marked as done or
 * skipped; `unknown`: whether it can ring is not known.
 */
export interface BellState {
  readonly kind: 'off' | 'waits' | 'silent' | 'unknown' | 'rings'
  /** `null`: nothing, as far as is known; also of a bell that is not set. */
  readonly missing: MissingForBell | null
  /** The next first; empty unless it would ring. */
  readonly arrivals: readonly BellArrival[]
}

export type BellActivity = Pick<PlacedActivity, 'id' | 'gameId' | 'startAt' | 'endAt' | 'certainty' | 'startCertainty'>

interface SetBell {
  readonly activity: BellActivity
  readonly time: BellTime | null
  readonly isSet: boolean
  readonly mark: Status | undefined
}

/** Whether a bell rings, when and by which ways, or what is missing for that. (NOTE-12, NOTE-13) */
export function bellState(
  { activity, time, isSet, mark }: SetBell,
  { missing: way, overview }: Pick<ReminderReach, 'missing' | 'overview'>,
  now: Instant,
): BellState {
  const certainty = time?.edge === 'start' ? startCertaintyOf(activity) : activity.certainty
  const arrivals = overview && time && certainty !== 'expected' ? bellArrivals({ activity, time }, overview, now) : []
  const missing = way ?? (certainty === 'expected' ? 'date' : overview && arrivals.length === 0 ? 'moment' : null)
  return { kind: kind(), missing, arrivals: missing === null ? arrivals : [] }

  function kind(): BellState['kind'] {
    if (!isSet) return 'off'
    if (way !== 'account' && (mark === 'done' || mark === 'cancelled')) return 'silent'
    if (missing !== null) return 'waits'
    return overview ? 'rings' : 'unknown'
  }
}

/** From so long before a message everything that decides about it is seen. */
const SEEN_BEFORE_MS = 2 * DAY_MS

/** When and by which ways the bell of an activity arrives, as the server plans it; the next first. (NOTE-13) */
function bellArrivals(
  { activity, time }: { activity: BellActivity; time: BellTime },
  { settings, ...states }: ReminderOverview,
  now: Instant,
): readonly BellArrival[] {
  const { id, gameId, startAt, endAt } = activity
  const event: ReminderEvent = {
    kind: time.edge === 'end' ? 'before_end' : 'banner_start',
    gameId,
    id,
    at: time.edge === 'end' ? endAt : startAt,
    bellHours: time.leadHours,
  }
  const messages = planMessages([event], {
    settings,
    clock: zoneClock(settings.timeZone),
    // Seen from shortly before, it is the same plan.
    now: instant(Math.max(now, bellMoment(time, activity) - SEEN_BEFORE_MS)),
    channels: new Set(readyWays(states)),
    sentEvents: new Map(),
    sent: new Map(),
  })
  const moments = [...new Set(messages.map(({ dueAt }) => dueAt))]
  return moments.map((at) => ({
    at,
    channels: messages.filter(({ dueAt }) => dueAt === at).map(({ channel }) => channel),
  }))
}
