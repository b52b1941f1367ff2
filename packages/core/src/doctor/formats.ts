import type { FormatReader } from './draft.ts'
import { readAnyJson } from './formats/any-json.ts'
import { readAnyTable } from './formats/any-table.ts'
import {
  readGenshinWishes,
  readHoyoGachaCsv,
  readStarRailStationCsv,
  readWutheringWavesApp,
} from './formats/csv-files.ts'
import { readHoyoGachaDb, readHutaoDb, readOtherDb, readStarwardDb } from './formats/databases.ts'
import { readPaimonMoe, readPaimonText, readPaimonWorkbook } from './formats/paimon-moe.ts'
import { readPomMoe } from './formats/pom-moe.ts'
import { readBotStore, readFeixiaoqiu, readRawAnswer, readRawList, readSunfkny } from './formats/raw-answers.ts'
import { readRngMoe } from './formats/rng-moe.ts'
import { readStarRailStation } from './formats/star-rail-station.ts'
import { readStarDb } from './formats/stardb.ts'
import { readSingleList } from './formats/uigf.ts'
import { readWishExport } from './formats/wish-export.ts'
import {
  readGoneTone,
  readNekoGame,
  readPoolSheets,
  readRawSheet,
  readStarwardSheet,
  readWishTally,
} from './formats/workbooks.ts'
import {
  readKeyedPools,
  readNamedPools,
  readTethys,
  readTracker,
  readTrackerDrive,
  readTrackerHistory,
  readWaveTools,
  readWuwaPal,
} from './formats/wuthering.ts'

/** The formats of other tools; the first one that knows a document reads it. (DOC-1) */
export const FORMATS: readonly FormatReader[] = [
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
