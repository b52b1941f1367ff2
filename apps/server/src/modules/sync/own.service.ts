import { edgeInstant, type PlacedActivity } from '@ephemeris/core/activity/activity'
import type { ActivityGame } from '@ephemeris/core/games/game'
import { type PlayedServers, playedServer } from '@ephemeris/core/games/servers'
import { doneMoments } from '@ephemeris/core/own/done-moments'
import { type OwnContext, ownActivities } from '@ephemeris/core/own/own-activities'
import { readOwnEntries } from '@ephemeris/core/own/own-entry'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { offsetOf } from '@ephemeris/core/time/zone'

const PAST_DAYS = 1
const FUTURE_DAYS = 90
/** Of each rhythm: two weeks of a daily one. */
const PERIODS = 15

/** What a user has added, as the slot that was written last has it, on the servers where its games are played. (OWN-7) */
export function ownActivitiesOf(
  slot: SyncedSettings | null,
  { servers, activities, now }: Pick<OwnContext, 'activities'> & { servers: PlayedServers; now: Instant },
): readonly PlacedActivity[] {
  if (!slot?.own) return []
  const serverOf = (gameId: ActivityGame) => offsetOf(playedServer(servers, gameId))
  return ownActivities(readOwnEntries(slot.own), {
    range: { from: instant(now - PAST_DAYS * DAY_MS), to: instant(now + FUTURE_DAYS * DAY_MS) },
    most: PERIODS,
    activities,
    serverOf,
    doneAt: doneMoments(slot.activityStatus, slot.moments ?? {}),
  }).map((activity) => {
    const server = serverOf(activity.gameId)
    return { ...activity, startAt: edgeInstant(activity.start, server), endAt: edgeInstant(activity.end, server) }
  })
}
