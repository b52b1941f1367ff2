import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { LauncherWord } from '@ephemeris/core/activity/versions/launcher-words'
import { type AnnouncedVersion, versionWindowsOf } from '@ephemeris/core/activity/versions/version-facts'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'

/** What has become known of versions since the facts. */
interface VersionNews {
  readonly announced?: readonly AnnouncedVersion[] | undefined
  readonly launcher?: readonly LauncherWord[] | undefined
}

/** The versions of a game by the facts, what the publisher has announced, and its launcher; see `versionWindowsOf`. */
export function versionWindows(
  gameId: GameId,
  until: Instant | null,
  { announced, launcher = [] }: VersionNews = {},
): readonly VersionWindow[] {
  const { versionDays } = OBSERVED[gameId]
  return versionWindowsOf({ versions: VERSIONS[gameId], versionDays, launcher }, until, announced)
}
