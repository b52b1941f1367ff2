import { utcOffset } from '@ephemeris/core/time/zone'
import { rowsOf } from '@ephemeris/gamedata/row'
import file from '../../data/time-words.json' with { type: 'json' }

/** A version by its number; the only names that need no quotation marks are those that are numbers in words. */
const NUMBER = '\\d+\\.\\d+|Luna [IVX]+|月之[一二三四五六七八九十]+'
const QUOTED = '(?<=[「『"“«] ?)[^「」『』"“”«»~()]{2,40}?(?= ?[」』"”»])'

/** What `{version}` and `{number}` in an expression mean; an expression may contain one of them once. */
const PLACEHOLDERS = {
  '{version}': `[「『"“«]? ?(?<version>${NUMBER}|${QUOTED}) ?[」』"”»]?`,
  '{number}': `[「『"“«]? ?(?<version>${NUMBER}) ?[」』"”»]?`,
} as const

/** The words by which notices state times, of all languages together; expressions, matched without regard to case. */
export const TIME_WORDS = {
  serverClock: expressions(file.serverClock),
  zones: rowsOf(file.zones, 'time-words').map((row) => ({
    offset: utcOffset(row.number('minutes')),
    names: expressions(row.texts('names')),
  })),
  clockStatements: expressions(file.clockStatements),
  permanent: expressions(file.permanent),
  opening: expressions(file.opening),
  maintenance: expressions(file.maintenance),
  close: expressions(file.close),
  during: expressions(file.during),
  version: expressions(file.version),
  until: expressions(file.until),
  filler: expressions(file.filler),
  deadline: expressions(file.deadline),
  stages: expressions(file.stages),
  servers: rowsOf(file.servers, 'time-words').map((row) => ({
    zone: row.oneOf('zone', ['UTC+8', 'UTC+1', 'UTC-5']),
    names: expressions(row.texts('names')),
  })),
  months: file.months,
} as const

function expressions(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(filledIn(source), 'iu'))
}

function filledIn(source: string): string {
  return Object.entries(PLACEHOLDERS).reduce((filled, [name, text]) => filled.replace(name, text), source)
}
