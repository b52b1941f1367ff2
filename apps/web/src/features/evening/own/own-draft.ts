import type { GameId } from '@ephemeris/core/games/game'
import { OWN_LIMITS, type OwnColor, type OwnEntry, readOwnEntry } from '@ephemeris/core/own/own-entry'
import type { Effort } from '@ephemeris/core/own/remark'
import { calendarDay, dayOf, formatDay, momentOn, parseDay, startOfDay, weekdayOf } from '@ephemeris/core/time/calendar'
import { type DisplayedClock, onClock } from '@ephemeris/core/time/clock'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import { readMinuteOfDay } from '@ephemeris/core/time/minute-of-day'
import { formatWallTime } from '@ephemeris/core/time/wall-time'

export const OWN_UNITS = ['once', 'day', 'week', 'month', 'days', 'after', 'version'] as const

export type OwnUnit = (typeof OWN_UNITS)[number]

/** What the fields of the form hold. */
export interface OwnDraft {
  readonly title: string
  readonly gameId: GameId | null
  readonly group: string
  readonly color: OwnColor
  readonly unit: OwnUnit
  /** `2026-05-20T18:00` on the device's clock. */
  readonly start: string
  readonly end: string
  /** 1 is Monday. */
  readonly weekday: number
  readonly dayOfMonth: number
  readonly count: number
  /** At the server's reset; else at `time` on the device's clock. */
  readonly isByServer: boolean
  /** `07:30` */
  readonly time: string
  readonly worth: string
  readonly note: string
  readonly effort: Effort | null
}

export interface DraftClock {
  readonly clock: DisplayedClock
  /** The IANA name of its zone. */
  readonly zone: string
  readonly now: Instant
}

/** @param day on which something new is; `null`: today */
export function newDraft(gameId: GameId | null, day: number | null, { clock, now }: DraftClock): OwnDraft {
  const first = calendarDay(day ?? dayOf(now, clock))
  const dayText = formatDay(first)
  return {
    title: '',
    gameId,
    group: '',
    color: 'slate',
    unit: day === null ? 'week' : 'once',
    start: `${dayText}T00:00`,
    end: `${dayText}T23:59`,
    weekday: day === null ? 1 : weekdayOf(first) || 7,
    dayOfMonth: Math.min(Number(dayText.slice(8)), 28),
    count: 7,
    isByServer: true,
    time: '04:00',
    worth: '',
    note: '',
    effort: null,
  }
}

export function draftOfEntry(entry: OwnEntry, { clock, now, ...place }: DraftClock): OwnDraft {
  const { time, worth, ...same } = entry
  const draft = { ...newDraft(null, null, { ...place, clock, now }), ...same, worth: worth > 0 ? String(worth) : '' }
  const wall = (at: Instant) => formatWallTime(onClock(at, clock)).slice(0, 16).replace(' ', 'T')
  const ofClock = 'clock' in time && time.clock !== 'server' ? { isByServer: false, time: time.clock.time } : {}
  switch (time.unit) {
    case 'once':
      return { ...draft, unit: 'once', start: wall(time.start), end: wall(time.end) }
    case 'days':
      return {
        ...draft,
        ...ofClock,
        unit: time.every === 1 ? 'day' : 'days',
        count: time.every,
        start: `${time.since}T00:00`,
      }
    case 'week':
      return { ...draft, ...ofClock, unit: 'week', weekday: time.weekday }
    case 'month':
      return { ...draft, ...ofClock, unit: 'month', dayOfMonth: time.day }
    case 'after':
      return { ...draft, unit: 'after', count: time.days, start: wall(time.since) }
    case 'version':
      return { ...draft, unit: 'version' }
  }
}

/** By the same reader as what is imported; `null`: something is missing. (OWN-1) */
export function entryOfDraft(draft: OwnDraft, place: DraftClock): OwnEntry | null {
  const { gameId, worth, isByServer, time, group, color, title, note, effort } = draft
  const clock = isByServer && gameId !== null ? 'server' : { zone: place.zone, time }
  return readOwnEntry({
    ...{ title, gameId, group: gameId === null ? group : '', color, note, effort },
    worth: readWorth(worth),
    time: timeOf(draft, clock, place),
  })
}

/** What was typed, nothing as 0; `null`: it cannot be what something is worth. */
export function readWorth(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim().replace(',', '.')
  return /^[\d.]*$/.test(plain) && Number(plain) <= OWN_LIMITS.worth ? Number(plain) : null
}

function timeOf(draft: OwnDraft, clock: unknown, { clock: own }: DraftClock): unknown {
  const { unit, start, end, weekday, dayOfMonth, count } = draft
  switch (unit) {
    case 'once':
      return { unit, start: momentText(start, own), end: momentText(end, own) }
    case 'day':
      return { unit: 'days', every: 1, since: start.slice(0, 10), clock }
    case 'days':
      return { unit, every: count, since: start.slice(0, 10), clock }
    case 'week':
      return { unit, weekday, clock }
    case 'month':
      return { unit, day: dayOfMonth, clock }
    case 'after':
      return { unit, days: count, since: momentText(start, own) }
    case 'version':
      return { unit }
  }
}

function momentText(text: string, clock: DisplayedClock): string | null {
  const [day, minute] = [parseDay(text.slice(0, 10)), readMinuteOfDay(text.slice(11))]
  if (day === null || minute === null) return null
  return formatInstant(minute === 0 ? startOfDay(day, clock) : momentOn(day, minute, clock))
}
