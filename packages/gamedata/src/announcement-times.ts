import file from '../data/announcements/time-words.json' with { type: 'json' }
import { rowsOf } from './row.ts'

/** The words by which notices state times, of all languages together; expressions, matched without regard to case. */
export const TIME_WORDS = {
  serverClock: expressions(file.serverClock),
  permanent: expressions(file.permanent),
  opening: expressions(file.opening),
  maintenance: expressions(file.maintenance),
  close: expressions(file.close),
  during: expressions(file.during),
  version: expressions(file.version),
  until: expressions(file.until),
  deadline: expressions(file.deadline),
  stages: expressions(file.stages),
  servers: rowsOf(file.servers, 'time-words').map((row) => ({
    zone: row.oneOf('zone', ['UTC+8', 'UTC+1', 'UTC-5']),
    names: expressions(row.texts('names')),
  })),
  months: file.months,
} as const

function expressions(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'i'))
}
