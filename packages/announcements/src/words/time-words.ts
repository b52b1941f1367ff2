import { parseServerZone, utcOffset } from '@ephemeris/core/time/zone'
import file from '../../data/time-words.json' with { type: 'json' }
import { anyOf } from './any-of.ts'

/** A version by its number; the only names that need no quotation marks are those that are numbers in words. */
export const NUMBER_IN_WORDS = 'Luna [IVX]+|月之[一二三四五六七八九十]+'
export const NUMBER = `\\d+\\.\\d+|${NUMBER_IN_WORDS}`
const QUOTED = '(?<=[「『"“«] ?)[^「」『』"“”«»~()]{2,40}?(?= ?[」』"”»])'

/** What these words in an expression mean; an expression may contain each of them once. */
const PLACEHOLDERS = {
  '{version}': `[「『"“«]? ?(?<version>${NUMBER}|${QUOTED}) ?[」』"”»]?`,
  '{number}': `[「『"“«]? ?(?<version>${NUMBER}) ?[」』"”»]?`,
  /** In front of the end of a range. */
  '{dash}': "(?= ?(?:[~→>至到-]|to|until|till|through|から|より|부터|au|jusqu'au) ?(?:\\d|$))",
} as const

/**
 * The words by which notices state times, of all languages together: expressions for folded text (`foldNotice`), matched
 * without regard to case, with the version in a group named `version` where they name one.
 */
export const TIME_WORDS = {
  /** The clock of each server. */
  serverClock: anyOf(file.serverClock),
  /** Clocks that have a name: "JST", "北京时间". */
  zones: file.zones.map(({ minutes, names }) => ({ offset: utcOffset(minutes), names: anyOf(names) })),
  /** A sentence with one of them says on which clock all times of a notice are. */
  clockStatements: anyOf(file.clockStatements),
  permanent: anyOf(file.permanent),
  /** A text without any of them names neither a version nor an update; most lines of a notice are such. */
  update: anyOf(file.update),
  opening: expressions(file.opening),
  maintenance: expressions(file.maintenance),
  close: expressions(file.close),
  /** All of a version: "throughout Version 4.4". */
  during: expressions(file.during),
  /** As a whole text: all of that version. */
  versionAlone: expressions(file.versionAlone),
  /** A version by itself: its opening as a start, its close as an end. */
  version: expressions(file.version),
  /** Between start and end, beside the tilde. */
  until: anyOf(file.until),
  /** Between start and end without a meaning for either: "the", "on", days of the week. */
  filler: anyOf(file.filler),
  /** Before or behind the only time of a notice, which is then the end. */
  deadline: anyOf(file.deadline),
  /** "Stage 1", "第二阶段": one activity that runs from its first stage to its last one. */
  stages: anyOf(file.stages),
  /** Names of the servers, where a notice gives each its own time. */
  servers: file.servers.map(({ zone, names }) => ({ zone: parseServerZone(zone), names: anyOf(names) })),
  months: file.months,
  /** Days of the week in front of a date. */
  weekdays: file.weekdays.join('|'),
  /** How long a maintenance takes. */
  hours: {
    unit: file.hours.unit,
    before: file.hours.before.join('|'),
    behind: file.hours.behind.join('|'),
    numbers: file.hours.numbers as Readonly<Record<string, number>>,
  },
} as const

function expressions(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(filledIn(source), 'giu'))
}

function filledIn(source: string): string {
  return Object.entries(PLACEHOLDERS).reduce((filled, [name, text]) => filled.replace(name, text), source)
}
