import { continueVersions, type VersionWindow } from '@ephemeris/core/activity/expected-versions'
import type { GameId } from '@ephemeris/core/games/game'
import { OBSERVED } from '@ephemeris/gamedata/observed'
import { VERSIONS } from '@ephemeris/gamedata/versions'
import { factInstant } from './fact-edge.ts'

/** How many versions are expected after the last known one. */
const FURTHER_VERSIONS = 2

/** The versions of a game, known ones first, then the expected ones. */
export function versionWindows(gameId: GameId): readonly VersionWindow[] {
  const known = VERSIONS[gameId].map(({ version, start, end, status }) => ({
    version,
    start: factInstant(start),
    end: end === null ? null : factInstant(end),
    isExpected: status === 'expected',
  }))
  return continueVersions(known, { days: OBSERVED[gameId].versionDays, further: FURTHER_VERSIONS })
}
