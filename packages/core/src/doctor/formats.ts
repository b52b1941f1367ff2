import type { FileDocument } from './document.ts'
import type { FileRefused } from './file-reading.ts'
import { readAnyJson } from './formats/any-json.ts'
import { readAnyTable } from './formats/any-table.ts'
import {
  readGenshinWishes,
  readHoyoGachaCsv,
  readStarRailStationCsv,
  readWutheringWavesApp,
} from './formats/csv-files.ts'
import { readHoyoGachaDb, readHutaoDb, readOtherDb, readStarwardDb } from './formats/databases.ts'
import { readBotStore, readFeixiaoqiu, readRawAnswer, readRawList, readSunfkny } from './formats/raw-answers.ts'
import { readSingleList, readUigf4 } from './formats/uigf.ts'
import {
  readGoneTone,
  readNekoGame,
  readPoolSheets,
  readRawSheet,
  readStarwardSheet,
  readWishTally,
} from './formats/workbooks.ts'
import type { Draft } from './rows/draft.ts'
import { readPaimonMoe, readPaimonText, readPaimonWorkbook } from './trackers/paimon-moe.ts'
import { readPomMoe } from './trackers/pom-moe.ts'
import { readRngMoe } from './trackers/rng-moe.ts'
import { readStarRailStation } from './trackers/star-rail-station.ts'
import { readStarDb } from './trackers/stardb.ts'
import { readWishExport } from './trackers/wish-export.ts'
import {
  readKeyedPools,
  readNamedPools,
  readTethys,
  readTracker,
  readTrackerDrive,
  readTrackerHistory,
  readWaveTools,
  readWuwaPal,
} from './trackers/wuthering.ts'

/** Every format; the first one that knows a document reads it, or refuses it whole. (DOC-1) */
export const FORMATS: readonly ((document: FileDocument) => Draft | FileRefused | null)[] = [
  readUigf4,
  readPaimonMoe,
  readWishExport,
  readSunfkny,
  readStarRailStation,
  readRngMoe,
  readPomMoe,
  readStarDb,
  readTethys,
  readTracker,
  readTrackerHistory,
  readWuwaPal,
  readBotStore,
  readWaveTools,
  readSingleList,
  readFeixiaoqiu,
  readRawAnswer,
  readTrackerDrive,
  readKeyedPools,
  readNamedPools,
  readRawList,
  readPaimonWorkbook,
  readRawSheet,
  readStarwardSheet,
  readNekoGame,
  readWishTally,
  readPoolSheets,
  readGoneTone,
  readPaimonText,
  readStarRailStationCsv,
  readGenshinWishes,
  readWutheringWavesApp,
  readHoyoGachaCsv,
  readHoyoGachaDb,
  readStarwardDb,
  readHutaoDb,
  readOtherDb,
  readAnyJson,
  readAnyTable,
]
