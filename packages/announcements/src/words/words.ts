import { parseServerZone, utcOffset } from '@ephemeris/core/time/zone'
import changeFile from '../../data/change-words.json' with { type: 'json' }
import commonFile from '../../data/common.json' with { type: 'json' }
import rewardFile from '../../data/reward-words.json' with { type: 'json' }
import timeFile from '../../data/time-words.json' with { type: 'json' }

/** Text in quotation marks or square brackets of any language, without others inside. */
export const QUOTED = /[「『"“«[]\s*(?<name>[^「」『』"“”«»[\]]+?)\s*[」』"”»\]]/gu

/** Text in corner marks, which may have further ones inside: `「天才たちの「挨拶」（記憶）」`. */
const INSIDE = '(?:[^「」『』]|[「『][^「」『』]*[」』])+'
export const NESTED = `[「『](${INSIDE})[」』]`

/** A name with the marks or brackets around it. */
export const MARKED = `(?:[「『]${INSIDE}[」』]|《[^《》]+》|“[^”]+”|"[^"]+"|« ?[^»]+»|\\[[^\\]]+\\]|【[^】]+】)`

/** A text up to its first comma or colon steps over these as a whole. */
export const IN_MARKS = '[「『"“«[][^」』”"»\\]]*[」』”"»\\]]'

/** One expression for a list of words, which matches folded text without regard to case. */
export function anyOf(words: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(words.map((word) => `(?:${word})`).join('|'), flags)
}

/** The lists of a file, each as one expression. `data/README.md` says what each of them is. */
function eachAsOne<K extends string>(lists: Readonly<Record<K, readonly string[]>>): Readonly<Record<K, RegExp>> {
  const words = Object.entries<readonly string[]>(lists).map(([name, list]) => [name, anyOf(list)])
  return Object.fromEntries(words)
}

const { versions: _versions, noise: _noise, maintenanceLabels: _labels, ...common } = commonFile
/** The words that the notices of all games share. */
export const ANNOUNCEMENT_WORDS = eachAsOne(common)

/** The words around rewards. */
export const REWARD_WORDS = eachAsOne(rewardFile)

const { byDays, byHours, ...changes } = changeFile
export const CHANGE_WORDS = eachAsOne(changes)

/** How a later notice changes an earlier one; of two words in a title the one that comes first here counts. */
export const CHANGE_KINDS = ['cancelled', 'shortened', 'extended', 'moved', 'corrected'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

const ADDED = {
  days: byDays.map((form) => new RegExp(form, 'iu')),
  hours: byHours.map((form) => new RegExp(form, 'iu')),
}

/** "Extended by 7 days", "by 3 hours"; `null` where no line says so. */
export function amountAdded(unit: keyof typeof ADDED, folded: readonly string[]): number | null {
  for (const line of folded) {
    const found = ADDED[unit].map((form) => form.exec(line)?.groups).find((groups) => groups !== undefined)
    const amount = Number(found?.days ?? found?.hours ?? found?.more)
    if (!Number.isNaN(amount)) return amount
  }
  return null
}

/** A version by its number; the only names that need no quotation marks are those that are numbers in words. */
export const NUMBER_IN_WORDS = 'Luna [IVX]+|月之[一二三四五六七八九十]+'
export const NUMBER = `\\d+\\.\\d+|${NUMBER_IN_WORDS}`
const QUOTED_NAME = '(?<=[「『"“«] ?)[^「」『』"“”«»~()]{2,40}?(?= ?[」』"”»])'

/** An expression with what the words in its braces stand for. */
export function filledIn(source: string, parts: Readonly<Record<string, string>>): string {
  return source.replace(/\{(\w+)\}/g, (whole, name) => {
    const part = parts[name]
    return part === undefined ? whole : filledIn(part, parts)
  })
}

/** An expression may contain each of them once. */
const PLACEHOLDERS = {
  version: `[「『"“«]? ?(?<version>${NUMBER}|${QUOTED_NAME}) ?[」』"”»]?`,
  number: `[「『"“«]? ?(?<version>${NUMBER}) ?[」』"”»]?`,
  dash: "(?= ?(?:[~→>至到-]|to|until|till|through|から|より|부터|au|jusqu'au) ?(?:\\d|$))",
} as const

const { opening, maintenance, close, during, version, versionAlone, ...others } = timeFile
const { zones, servers, months, weekdays, hours, ...times } = others

/** The words by which notices state times, with the version in a group named `version` where they name one. */
export const TIME_WORDS = {
  ...eachAsOne(times),
  opening: expressions(opening),
  maintenance: expressions(maintenance),
  close: expressions(close),
  during: expressions(during),
  version: expressions(version),
  versionAlone: expressions(versionAlone),
  zones: zones.map(({ minutes, names }) => ({ offset: utcOffset(minutes), names: anyOf(names) })),
  servers: servers.map(({ zone, names }) => ({ zone: parseServerZone(zone), names: anyOf(names) })),
  months,
  weekdays: weekdays.join('|'),
  hours: {
    ...{ unit: hours.unit, before: hours.before.join('|'), behind: hours.behind.join('|') },
    numbers: hours.numbers as Readonly<Record<string, number>>,
  },
} as const

function expressions(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(filledIn(source, PLACEHOLDERS), 'giu'))
}
