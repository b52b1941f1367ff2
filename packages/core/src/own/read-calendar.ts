import { activityId } from '../activity/activity-id.ts'
import { GAME_IDS } from '../games/game.ts'
import { calendarDay, dayOf, formatDay, startOfDay, weekdayOf } from '../time/calendar.ts'
import { type DisplayedClock, onClock } from '../time/clock.ts'
import { DAY_MS, formatInstant, HOUR_MS, type Instant, instant, MINUTE_MS, SECOND_MS } from '../time/instant.ts'
import { formatMinuteOfDay } from '../time/minute-of-day.ts'
import { formatWallTime, parseWallTime } from '../time/wall-time.ts'
import { keptZoneClock } from './kept-zone-clock.ts'
import { OWN_LIMITS, type OwnEntry, readOwnEntry } from './own-entry.ts'
import type { OwnFile } from './own-file.ts'

/** A property of an event: `DTSTART;TZID=Europe/Berlin:20260520T180000`. */
interface Property {
  readonly parameters: string
  readonly value: string
}

type Properties = ReadonlyMap<string, Property>

/**
 * The events of an iCalendar text (RFC 5545) as entries. Of rules only those are read that a rhythm can say: every n days
 * or weeks, a day of the week, a day of the month that all months have. An event that occurs again lasts until it does.
 */
export function readCalendarEntries(text: string, zone: string): OwnFile {
  const entries = new Map<string, OwnEntry>()
  const unread: string[] = []
  for (const event of eventsIn(text)) {
    const entry = entries.size < OWN_LIMITS.entries ? entryOf(event, zone) : null
    if (entry) entries.set(idOf(event), entry)
    else unread.push(textOf(event.get('SUMMARY')).slice(0, OWN_LIMITS.title))
  }
  return { entries, remarks: new Map(), unread }
}

function eventsIn(text: string): Properties[] {
  const events: Properties[] = []
  let open: string[] = []
  let event = new Map<string, Property>()
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const property = propertyOf(line)
    if (!property) continue
    const [name, { value }] = property
    if (name === 'BEGIN') {
      open = [...open.slice(-8), value.toUpperCase()]
      if (open.at(-1) === 'VEVENT') event = new Map()
    } else if (name === 'END') {
      if (open.at(-1) === 'VEVENT') events.push(event)
      open = open.slice(0, -1)
    } else if (open.at(-1) === 'VEVENT') {
      // A second one, such as another exception, makes it no simpler.
      event.set(event.has(name) ? 'REPEATED' : name, property[1])
    }
  }
  return events
}

/** The value begins at the first colon that is not in quotes. */
function propertyOf(line: string): [string, Property] | null {
  let isQuoted = false
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index]
    if (character === '"') isQuoted = !isQuoted
    if (character !== ':' || isQuoted) continue
    const [name = '', ...parameters] = line.slice(0, index).split(';')
    return [name.toUpperCase(), { parameters: parameters.join(';'), value: line.slice(index + 1).trim() }]
  }
  return null
}

function entryOf(event: Properties, zone: string): OwnEntry | null {
  const start = momentOf(event.get('DTSTART'), zone)
  const isStrange = ['RECURRENCE-ID', 'EXDATE', 'RDATE', 'EXRULE'].some((name) => event.has(name))
  if (!start || isStrange || event.get('STATUS')?.value.toUpperCase() === 'CANCELLED') return null
  const rule = event.get('RRULE')
  return readOwnEntry({
    title: textOf(event.get('SUMMARY')).slice(0, OWN_LIMITS.title),
    note: textOf(event.get('DESCRIPTION')).slice(0, OWN_LIMITS.note),
    time: rule ? rhythmOf(rule.value, start) : spanOf(event, start, zone),
  })
}

interface Moment {
  readonly at: Instant
  readonly clock: DisplayedClock
  readonly zone: string
  readonly isDay: boolean
}

function momentOf(property: Property | undefined, zone: string): Moment | null {
  const [, date = '', time = '', utc] = property?.value.match(/^(\d{8})(?:T(\d{6})(Z?))?$/) ?? []
  const named = /(?:^|;)TZID="?([^";]+)/i.exec(property?.parameters ?? '')?.[1]
  const own = utc === 'Z' ? 'UTC' : (named ?? zone)
  const clock = clockOf(own)
  const wall = parseWallTime(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)} ${clockText(time)}`)
  if (wall === null || !clock) return null
  const day = calendarDay(Math.floor(wall / DAY_MS))
  const at = instant(startOfDay(day, clock) + (wall - day * DAY_MS))
  // The clock may have changed since the day began.
  const shown = onClock(at, clock)
  return { at: instant(at - (shown - wall)), clock, zone: own, isDay: time === '' }
}

function clockText(time: string): string {
  return time === '' ? '00:00:00' : `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`
}

function clockOf(zone: string): DisplayedClock | null {
  try {
    return keptZoneClock(zone)
  } catch {
    return null
  }
}

function spanOf(event: Properties, { at, isDay }: Moment, zone: string): object | null {
  const end = event.has('DTEND') ? momentOf(event.get('DTEND'), zone) : null
  const lasts = durationOf(event.get('DURATION')?.value) ?? (isDay ? DAY_MS : HOUR_MS)
  if (event.has('DTEND') && !end) return null
  const endAt = end?.at ?? instant(at + lasts)
  // A last day is over before the next one begins.
  return { unit: 'once', start: formatInstant(at), end: formatInstant(isDay ? instant(endAt - SECOND_MS) : endAt) }
}

function durationOf(text: string | undefined): number | null {
  const found = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(text ?? '')
  if (!found) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return (weeks * 7 + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** `null`: no rhythm says that. */
function rhythmOf(rule: string, { at, clock, zone }: Moment): object | null {
  const parts = new Map(rule.split(';').map((part) => part.toUpperCase().split('=', 2) as [string, string]))
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'WKST']
  if ([...parts.keys()].some((name) => !known.includes(name))) return null
  const day = dayOf(at, clock)
  const time = formatMinuteOfDay(Math.floor((onClock(at, clock) - day * DAY_MS) / MINUTE_MS))
  const every = Number(parts.get('INTERVAL') ?? 1)
  const [onDay, onMonthDay] = [parts.get('BYDAY'), parts.get('BYMONTHDAY')]
  const common = { clock: { zone, time } }
  const weekday = WEEKDAYS[weekdayOf(day)]
  switch (parts.get('FREQ')) {
    case 'DAILY':
      return onDay || onMonthDay ? null : { unit: 'days', every, since: formatDay(day), ...common }
    case 'WEEKLY':
      if (onMonthDay || (onDay !== undefined && onDay !== weekday)) return null
      if (every === 1) return { unit: 'week', weekday: weekdayOf(day) || 7, ...common }
      return { unit: 'days', every: every * 7, since: formatDay(day), ...common }
    case 'MONTHLY': {
      const ofMonth = Number(formatWallTime(onClock(at, clock)).slice(8, 10))
      if (onDay || every !== 1 || (onMonthDay !== undefined && Number(onMonthDay) !== ofMonth)) return null
      return { unit: 'month', day: ofMonth, ...common }
    }
    default:
      return null
  }
}

function textOf(property: Property | undefined): string {
  return (property?.value ?? '').replace(/\\([nN\\;,])/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  )
}

/** The same event makes the same entry, however often it comes. */
function idOf(event: Properties): string {
  const name = event.get('UID')?.value ?? `${event.get('SUMMARY')?.value} ${event.get('DTSTART')?.value}`
  return activityId(GAME_IDS[0], `calendar/${name}`).slice(-12)
}
