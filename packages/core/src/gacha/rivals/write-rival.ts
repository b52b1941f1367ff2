import type { GameTraits } from '../../games/game-traits.ts'
import { traitsOf } from '../../games/traits.ts'
import type { Instant } from '../../time/instant.ts'
import type { ExportedHistory } from './own-export.ts'
import type { RivalFile } from './rival-file.ts'
import { writePaimonFile } from './write-paimon.ts'
import { writeRngFile } from './write-rng.ts'
import { writeStationFile } from './write-station.ts'
import { writeTrackerFile } from './write-tracker.ts'

type RivalFormat = NonNullable<GameTraits['rival']>['format']

const WRITERS: Readonly<Record<RivalFormat, (history: ExportedHistory, at: Instant) => RivalFile>> = {
  paimonMoe: writePaimonFile,
  starRailStation: writeStationFile,
  rngMoe: writeRngFile,
  wuwaTracker: writeTrackerFile,
}

/**
 * Writes a history, with English names, in the format that another tracker of its game imports. (RIVAL-1)
 *
 * @throws RangeError for a game without one
 */
export function writeRivalFile(history: ExportedHistory, at: Instant): RivalFile {
  const { rival } = traitsOf(history.gameId)
  if (!rival) throw new RangeError(`no other tracker of ${history.gameId}`)
  return WRITERS[rival.format](history, at)
}
