import { type Instant, instant, SECOND_MS } from '../time/instant.ts'
import { isRecord } from './history-file.ts'

/** What a scalar of an export means. `moment`: seconds since 1970 in the file; `wall`: a date on the server's clock. */
export type FactValue =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  | { readonly kind: 'moment'; readonly at: Instant }
  | { readonly kind: 'wall'; readonly text: string }

export interface Fact {
  /** The file's own word, e.g. `total_score`. */
  readonly key: string
  readonly value: FactValue
}

/** A character that was fielded. */
export interface HistoryCharacter {
  readonly id: string
  /** `null` where the file does not say. */
  readonly level: number | null
  readonly isTrial: boolean
}

/** A part of an entry: a record, a half of one, or any other group; the whole entry is one too. */
export interface HistoryPart {
  /** The file's word for the group; `null` for the whole. */
  readonly key: string | null
  /** Its place among its kind, from 1; `null` if there is only one. */
  readonly number: number | null
  /** What the file calls it, e.g. the name of a challenge. */
  readonly title: string | null
  readonly facts: readonly Fact[]
  readonly avatars: readonly HistoryCharacter[]
  readonly parts: readonly HistoryPart[]
}

/** Deeper than any export; guards against a file that is made to hurt. */
const MAX_DEPTH = 8
const TITLES: readonly string[] = ['challenge_name', 'name', 'title']
const ADDRESS = /^(?:https?:)?\/\//
const MOMENT_KEY = /(?:^|_)time(?:stamp)?$/
const FIRST_SECOND = 1_000_000_000
const LAST_SECOND = 100_000_000_000

/**
 * Turns an entry of any kind into facts, characters and groups, so that one view shows them all. (HIST-4)
 *
 * Pictures and addresses are left out: nothing is fetched from other hosts.
 */
export function describeEntry(data: Readonly<Record<string, unknown>>): HistoryPart {
  return describe(data, { key: null, number: null, depth: 0 })
}

interface Place {
  readonly key: string | null
  readonly number: number | null
  readonly depth: number
}

function describe(data: Readonly<Record<string, unknown>>, { key, number, depth }: Place): HistoryPart {
  const facts: Fact[] = []
  const avatars: HistoryCharacter[] = []
  const parts: HistoryPart[] = []
  let title: string | null = null

  for (const [name, value] of Object.entries(data)) {
    const fact = readFact(name, value)
    if (TITLES.includes(name) && title === null && typeof value === 'string' && value !== '') title = value
    else if (fact) facts.push({ key: name, value: fact })
    else if (name === 'avatars' && Array.isArray(value)) append(avatars, value.flatMap(readAvatar))
    else if (depth < MAX_DEPTH) append(parts, partsOf(name, value, depth + 1))
  }
  return { key, number, title, facts, avatars, parts }
}

/** One by one: a spread would put every element on the stack, which a large file overflows. */
function append<T>(list: T[], more: readonly T[]): void {
  for (const one of more) list.push(one)
}

function partsOf(key: string, value: unknown, depth: number): HistoryPart[] {
  if (isRecord(value)) return keepFilled([describe(value, { key, number: null, depth })])
  if (!Array.isArray(value)) return []
  const records = value.filter(isRecord)
  return keepFilled(records.map((record, index) => describe(record, { key, number: index + 1, depth })))
}

function keepFilled(parts: readonly HistoryPart[]): HistoryPart[] {
  return parts.filter(
    ({ title, facts, avatars, parts: inner }) =>
      title !== null || facts.length > 0 || avatars.length > 0 || inner.length > 0,
  )
}

/** `null`: not a scalar, or nothing to read. */
function readFact(key: string, value: unknown): FactValue | null {
  if (typeof value === 'boolean') return { kind: 'flag', isOn: value }
  if (typeof value === 'number' || typeof value === 'string') return readScalar(key, value)
  if (isRecord(value)) return readWallTime(value)
  if (!Array.isArray(value) || value.length === 0 || !value.every(isScalar)) return null
  const texts = value.map(String).filter((text) => !ADDRESS.test(text))
  return texts.length > 0 ? { kind: 'text', text: texts.join(', ') } : null
}

function readScalar(key: string, value: number | string): FactValue | null {
  const number = typeof value === 'number' ? value : /^-?\d{1,15}(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN
  if (Number.isFinite(number)) {
    const isMoment = MOMENT_KEY.test(key) && number >= FIRST_SECOND && number < LAST_SECOND
    return isMoment ? { kind: 'moment', at: instant(number * SECOND_MS) } : { kind: 'number', number }
  }
  return typeof value === 'string' && value !== '' && !ADDRESS.test(value) ? { kind: 'text', text: value } : null
}

/** `{ year, month, day, hour?, minute? }`, as some kinds write their moments. */
function readWallTime({ year, month, day, hour, minute }: Readonly<Record<string, unknown>>): FactValue | null {
  if (![year, month, day].every(Number.isInteger)) return null
  const two = (part: unknown) => String(part ?? 0).padStart(2, '0')
  const time = hour === undefined ? '' : ` ${two(hour)}:${two(minute)}`
  return { kind: 'wall', text: `${String(year)}-${two(month)}-${two(day)}${time}` }
}

function readAvatar(value: unknown): HistoryCharacter[] {
  if (!isRecord(value) || !isScalar(value.id)) return []
  const level = typeof value.level === 'number' && value.level > 0 ? value.level : null
  return [{ id: String(value.id), level, isTrial: value.is_trail_avatar === true }]
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
