import type { EarlierVersion } from '@ephemeris/announcements/versions/known-versions'
import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import type { GameId } from '@ephemeris/core/games/game'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { Db } from '#server/db/client'
import { listVersionBodies } from './catalogue.queries.ts'
import { readStoredActivity } from './stored-activity.ts'

/** The versions of a game whose opening is known: from the facts, from earlier notices, and from the operator. (ANN-63) */
export async function listKnownVersions(db: Db, gameId: GameId): Promise<readonly EarlierVersion[]> {
  const bodies = await listVersionBodies(db, gameId)
  return bodies.flatMap((body) => {
    const activity = readStoredActivity(body)
    if (!activity || activity.version === null) return []
    const { version, start, end, certainty, startCertainty = certainty } = activity
    if (startCertainty === 'expected') return []
    return [
      {
        version,
        start: edgeInstant(start, WIRE_OFFSET),
        end: certainty === 'expected' ? null : edgeInstant(end, WIRE_OFFSET),
        ...movedFrom(activity),
      },
    ]
  })
}

/** The opening that a notice stated before the latest one that moved it. */
function movedFrom({ start, announcement }: CatalogueActivity): Pick<EarlierVersion, 'movedFrom'> {
  const move = announcement?.changes.findLast(({ edge, to }) => edge === 'start' && to.at === start.at)
  return move ? { movedFrom: edgeInstant(move.from, WIRE_OFFSET) } : {}
}
