import type { Instant } from '../../time/instant.ts'
import type { ExportedHistory } from './own-export.ts'
import type { RivalFile } from './rival-file.ts'
import { RIVAL_FORMATS, type RivalFormat } from './rival-formats.ts'
import { writePaimonFile } from './write-paimon.ts'
import { writeRngFile } from './write-rng.ts'
import { writeStationFile } from './write-station.ts'
import { writeTrackerFile } from './write-tracker.ts'

const WRITERS: Readonly<Record<RivalFormat, (history: ExportedHistory, at: Instant) => RivalFile>> = {
  paimonMoe: writePaimonFile,
  starRailStation: writeStationFile,
  rngMoe: writeRngFile,
  wuwaTracker: writeTrackerFile,
}

/** Writes a history, with English names, in the format that other trackers of its game import. (RIVAL-1) */
export function writeRivalFile(history: ExportedHistory, at: Instant): RivalFile {
  return WRITERS[RIVAL_FORMATS[history.gameId]](history, at)
}
