import type { Edge } from '@ephemeris/core/activity/activity'
import type { PlayedServers } from '@ephemeris/core/games/servers'
import type { OwnContext } from '@ephemeris/core/own/own-activities'
import type { SyncedSettings } from '@ephemeris/core/sync/synced-settings'
import { DAY_MS, type Instant } from '@ephemeris/core/time/instant'
import { ownActivitiesOf } from '#server/modules/sync/own.service'
import { announcedEdges, type CandidateEvent } from './reminder-events.ts'

/** The end of something daily is no news. */
const SHORT_MS = 2 * DAY_MS

/** The edges of what a user has added. (OWN-7) */
export function ownCandidatesOf(
  slot: SyncedSettings | null,
  { candidates, servers, now }: { candidates: readonly CandidateEvent[]; servers: PlayedServers; now: Instant },
): readonly CandidateEvent[] {
  return ownActivitiesOf(slot, { servers, activities: versionsOf(candidates), now }).flatMap((activity) => {
    const { id: activityId, gameId, type, title } = activity
    const isShort = activity.endAt - activity.startAt < SHORT_MS
    const common = { activityId, gameId, type, title, isShort }
    return announcedEdges(activity).map((edge): CandidateEvent => ({ ...common, ...edge }))
  })
}

/** Those of which both ends are announced. */
function versionsOf(candidates: readonly CandidateEvent[]): OwnContext['activities'] {
  const ends = new Map(candidates.filter(({ edge }) => edge === 'end').map(({ activityId, at }) => [activityId, at]))
  return candidates.flatMap(({ activityId: id, gameId, type, edge, at }) => {
    const end = ends.get(id)
    if (type !== 'version' || edge !== 'start' || end === undefined) return []
    return [{ id, gameId, type, start: worldWide(at), end: worldWide(end), certainty: 'announced' as const }]
  })
}

function worldWide(at: Instant): Edge {
  return { kind: 'instant', at }
}
