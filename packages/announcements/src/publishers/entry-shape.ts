import type { Edge } from '@ephemeris/core/activity/activity'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { parseWallTime, type WallTime } from '@ephemeris/core/time/wall-time'
import type * as z from 'zod'
import { movedBy, type PublisherNotice } from '../notice/notice.ts'

/** An entry of a list that is no notice, with the field for which it is none. */
export interface UnreadableEntry {
  readonly entry: unknown
  readonly field: string
}

/** What a list of a publisher holds. */
export interface ListReading {
  readonly notices: readonly PublisherNotice[]
  /** Those that are no notice of a known shape, or that do not say when they are shown. */
  readonly unreadable: readonly UnreadableEntry[]
  /** How many entries came. */
  readonly entries: number
}

/** An entry as its shape reads it; absent, null and empty fields are one. */
export function readEntryAs<T>(shape: z.ZodType<T>, entry: unknown): T | UnreadableEntry {
  const read = shape.safeParse(withoutEmpty(entry))
  return read.success ? read.data : { entry, field: String(read.error.issues[0]?.path[0] ?? 'entry') }
}

function withoutEmpty(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== ''))
}

/** Those that could be read. */
export function readable<T extends object>(read: readonly (T | UnreadableEntry)[]): readonly T[] {
  return read.filter((one): one is T => !isUnreadable(one))
}

export function isUnreadable(read: object): read is UnreadableEntry {
  return 'entry' in read && 'field' in read
}

/** `25 of 25 entries unreadable: startTimeMs, tabTitle`; what a list of entries without one notice comes to. */
export function unreadableText(unreadable: readonly UnreadableEntry[], entries: number): string {
  const fields = [...new Set(unreadable.map(({ field }) => field))].sort()
  return `${unreadable.length} of ${entries} entries unreadable: ${fields.slice(0, 5).join(', ')}`
}

/** How long a notice is mostly shown. */
const USUAL_MS = 42 * DAY_MS
/** Before 2001 a number counts seconds. */
const FIRST_MS = 1e12
const LAST_MS = 8.64e15
const WRITTEN = /(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2})?))?/

/**
 * A time of a list: a date in one of its forms, on the clock of the region that was asked, or seconds or milliseconds
 * since 1970 as a number or in digits, but not 0. `null` for anything else.
 */
export function shownAt(value: unknown): Edge | null {
  const number =
    typeof value === 'number' || (typeof value === 'string' && /^\d{9,16}$/.test(value)) ? Number(value) : null
  if (number !== null) {
    const ms = number < FIRST_MS ? number * 1000 : number
    return ms > 0 && ms <= LAST_MS ? { kind: 'instant', at: instant(ms) } : null
  }
  const at = typeof value === 'string' ? writtenTime(value) : null
  return at === null ? null : { kind: 'wall', at }
}

function writtenTime(text: string): WallTime | null {
  const [, year, month = '', day = '', time = '00:00'] = WRITTEN.exec(text) ?? []
  return year === undefined
    ? null
    : parseWallTime(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${padded(time)}`)
}

function padded(time: string): string {
  const [hour = '', ...rest] = time.split(':')
  return [hour.padStart(2, '0'), ...rest, ...(rest.length === 1 ? ['00'] : [])].join(':')
}

type Window = Pick<PublisherNotice, 'shownFrom' | 'shownUntil' | 'isWindowGuessed'>

/** When a notice is shown; what its list leaves out is guessed from the other time, or from its text. `null`: neither. */
export function windowOf(from: Edge | null, until: Edge | null, lines: readonly string[]): Window | null {
  if (from && until) return { shownFrom: from, shownUntil: until }
  const stated = lines.map(writtenTime).find((at) => at !== null) ?? null
  const shownFrom =
    from ?? (until && movedBy(until, -USUAL_MS)) ?? (stated === null ? null : { kind: 'wall' as const, at: stated })
  return shownFrom && { shownFrom, shownUntil: until ?? movedBy(shownFrom, USUAL_MS), isWindowGuessed: true }
}

/** Whether the text of a notice is none: no word outside its tags and no picture, or a whole page. */
export function isStrangeBody(content: unknown): boolean {
  if (typeof content !== 'string') return (content ?? null) !== null
  const isEmpty = !/<img\s/iu.test(content) && !/\p{L}/u.test(content.replace(/<[^>]*>/g, ''))
  return isEmpty || /^\s*<(?:!doctype|html)[\s>]/iu.test(content)
}

/** Where the publishers keep the pictures of their announcements; the page may load pictures from nowhere else. */
export const BANNER_HOSTS = [
  'sdk-webstatic.mihoyo.com',
  'sdk.hoyoverse.com',
  'aki-gm-resources-back.aki-game.com',
  'aki-gm-resources-back.aki-game.net',
  'aki-gm-resources-back-huoshan.aki-game.com',
] as const

export function isBannerHost(host: string): boolean {
  return BANNER_HOSTS.some((known) => known === host)
}
