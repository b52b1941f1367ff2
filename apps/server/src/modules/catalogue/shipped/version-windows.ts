import { continueVersions, type VersionWindow } from '@ephemeris/core/activity/expected-versions'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { OBSERVED } from '@ephemeris/gamedata/observed'
import { VERSIONS } from '@ephemeris/gamedata/versions'
import { factInstant } from './fact-edge.ts'

/** The versions of a game, known ones first, then those expected until `until`; `null`: known ones only. */
export function versionWindows(gameId: GameId, until: Instant | null): readonly VersionWindow[] {
  const known = VERSIONS[gameId].map(({ version, start, end, status }) => ({
    version,
    start: factInstant(start),
    end: end === null ? null : factInstant(end),
    isExpected: status === 'expected',
  }))
  return continueVersions(known, { days: OBSERVED[gameId].versionDays, until })
}
