import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import { type AnnouncedVersion, versionWindowsOf } from '@ephemeris/core/activity/versions/version-facts'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'

/** The versions of a game by the facts and what the publisher has announced; see `versionWindowsOf`. */
export function versionWindows(
  gameId: GameId,
  until: Instant | null,
  announced: readonly AnnouncedVersion[] = [],
): readonly VersionWindow[] {
  return versionWindowsOf({ versions: VERSIONS[gameId], versionDays: OBSERVED[gameId].versionDays }, until, announced)
}
