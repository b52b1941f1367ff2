import { type Activity, type Certainty, type Edge, edgeInstant } from '../activity/activity.ts'
import { boundariesOf } from '../activity/recurrence/recurrence-boundaries.ts'
import { type CalendarRule, type InstantRange, timeOfDay } from '../activity/recurrence/recurrence-rule.ts'
import type { ActivityGame } from '../games/game.ts'
import { calendarDay, momentOn, parseDay } from '../time/calendar.ts'
import { type DisplayedClock, fixedClock, onClock } from '../time/clock.ts'
import { DAY_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '../time/instant.ts'
import { type MinuteOfDay, readMinuteOfDay } from '../time/minute-of-day.ts'
import { RESET_MINUTE } from '../time/resets.ts'
import { type WallTime, wallTime } from '../time/wall-time.ts'
import type { UtcOffset } from '../time/zone.ts'
import { keptZoneClock } from './kept-zone-clock.ts'
import type { OwnClock, OwnEntries, OwnEntry, OwnTime } from './own-entry.ts'

export interface OwnContext {
  readonly range: InstantRange
  /** So many periods of each rhythm, the first ones in the range. */
  readonly most: number
  /** Versions among them are counted by rhythms of their game. */
  readonly activities: readonly Pick<Activity, 'id' | 'gameId' | 'type' | 'start' | 'end' | 'certainty'>[]
  serverOf(gameId: ActivityGame): UtcOffset
  /** When an activity was marked as done; `null`: it is not. */
  doneAt(activityId: string): Instant | null
}

interface OwnPeriod {
  /** The same after every correction of the times. */
  readonly key: number
  readonly start: Edge
  readonly end: Edge
  readonly certainty: Certainty
}

/** What a player's entries make of a time, as activities like all others. (OWN-2) */
export function ownActivities(entries: OwnEntries, context: OwnContext): Activity[] {
  const { range, most } = context
  return [...entries].flatMap(([entryId, entry]) => {
    const { title, gameId, group, color, worth, note, effort } = entry
    const server = context.serverOf(gameId ?? 'own')
    return periodsOfEntry(entryId, entry, context)
      .filter(({ start, end }) => edgeInstant(end, server) >= range.from && edgeInstant(start, server) <= range.to)
      .slice(0, most)
      .map(
        ({ key, ...period }): Activity => ({
          id: ownActivityId(entryId, key),
          gameId: gameId ?? 'own',
          type: 'own',
          title,
          shortTitle: title,
          titleLanguage: null,
          isTitleOurs: false,
          ...period,
          bannerUrl: null,
          source: null,
          announcement: null,
          featured: [],
          own: { entryId, group, color, worth, note, effort },
        }),
      )
  })
}

/** A UUID like those of all activities, so that marks and bells know no difference: version 8 is the maker's own. */
function ownActivityId(entryId: string, key: number): string {
  return `${entryId.slice(0, 8)}-${entryId.slice(8)}-8000-8000-${key.toString(16).padStart(12, '0')}`
}

function periodsOfEntry(entryId: string, { time, gameId }: OwnEntry, context: OwnContext): readonly OwnPeriod[] {
  switch (time.unit) {
    case 'once':
      return [instants(0, time.start, time.end)]
    case 'after':
      return sinceDone(entryId, time, context)
    case 'version':
      return context.activities
        .filter((one) => one.type === 'version' && one.gameId === gameId)
        .map(({ id, start, end, certainty }) => ({
          // The first digits of its UUID.
          key: Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16),
          start,
          end,
          certainty: certainty === 'expected' ? 'expected' : 'computed',
        }))
    default: {
      const server = fixedClock(context.serverOf(gameId ?? 'own'))
      return calendarPeriods(time, { ...context.range, clock: clockOf(time.clock, server) })
    }
  }
}

/** Each period begins so many days after the previous one was done, or after it began where it was not. (OWN-5) */
function sinceDone(
  entryId: string,
  { days, since }: Extract<OwnTime, { unit: 'after' }>,
  { range, most, doneAt }: OwnContext,
): readonly OwnPeriod[] {
  const periods: OwnPeriod[] = []
  let start = since
  for (let index = 0; start <= range.to && periods.length < most; index += 1) {
    const end = instant(start + days * DAY_MS)
    const done = doneAt(ownActivityId(entryId, index))
    if (end > range.from) periods.push(instants(index, start, secondBefore(end)))
    start = done === null ? end : instant(Math.max(end, done + days * DAY_MS))
  }
  return periods
}

function instants(key: number, start: Instant, end: Instant): OwnPeriod {
  return { key, start: { kind: 'instant', at: start }, end: { kind: 'instant', at: end }, certainty: 'computed' }
}

/** Of what ends where the next begins. */
function secondBefore(end: Instant): Instant {
  return instant(end - SECOND_MS)
}

type CalendarTime = Extract<OwnTime, { unit: 'days' | 'week' | 'month' }>

/** They follow one another without gap or overlap, whatever the clock does between them. (OWN-4) */
function calendarPeriods(
  time: CalendarTime,
  { from, to, clock }: InstantRange & { readonly clock: DisplayedClock },
): readonly OwnPeriod[] {
  const rule = ruleOf(time)
  // A clock that goes back shows a time twice.
  const [first, last] = [onClock(instant(from - DAY_MS), clock), onClock(instant(to + DAY_MS), clock)]
  const boundaries = boundariesOf(rule, first, last)
  const begun = rule.unit === 'days' ? (rule.anchors[0] ?? first) : Number.NEGATIVE_INFINITY
  return boundaries.slice(0, -1).flatMap((start, index) => {
    const end = boundaries[index + 1] ?? start
    return start < begun ? [] : [periodBetween(start, end, time.clock === 'server' ? null : clock)]
  })
}

/** @param clock `null`: that of the server, which is not known yet */
function periodBetween(start: WallTime, end: WallTime, clock: DisplayedClock | null): OwnPeriod {
  const key = Math.floor(start / DAY_MS)
  if (clock) return instants(key, momentOf(start, clock), secondBefore(momentOf(end, clock)))
  return {
    key,
    start: { kind: 'wall', at: start },
    end: { kind: 'wall', at: wallTime(end - SECOND_MS) },
    certainty: 'computed',
  }
}

function momentOf(wall: WallTime, clock: DisplayedClock): Instant {
  const day = Math.floor(wall / DAY_MS)
  return momentOn(calendarDay(day), (wall - day * DAY_MS) / MINUTE_MS, clock)
}

function ruleOf(time: CalendarTime): CalendarRule {
  const minute = minuteOf(time.clock)
  const at = timeOfDay(minute * MINUTE_MS)
  if (time.unit !== 'days') return { ...time, time: at }
  const day = parseDay(time.since) ?? 0
  return { unit: 'days', every: time.every, anchors: [wallTime(day * DAY_MS + at)] }
}

function minuteOf(clock: OwnClock): MinuteOfDay {
  return clock === 'server' ? RESET_MINUTE : (readMinuteOfDay(clock.time) ?? 0)
}

function clockOf(clock: OwnClock, server: DisplayedClock): DisplayedClock {
  return clock === 'server' ? server : keptZoneClock(clock.zone)
}
