import { type Instant, instant, MINUTE_MS, SECOND_MS } from '../time/instant.ts'
import { escapeText, foldLine } from './ics-text.ts'

/** How often calendars are asked to read a feed again. */
const REFRESH = 'PT6H'

/** A calendar as it is published. (RFC 5545, RFC 7986) */
export interface IcsCalendar {
  readonly name: string
  /** Where people read about it. */
  readonly url: string
  readonly events: readonly IcsEvent[]
}

export interface IcsEvent {
  /** Stays the same whatever changes. */
  readonly uid: string
  /** Never falls. */
  readonly sequence: number
  /** Of the data, not of the moment of writing: else every reading would be a change. */
  readonly changedAt: Instant
  readonly startAt: Instant
  /** The last moment that belongs to it, or the whole minute at which it is over. */
  readonly lastAt: Instant
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  readonly summary: string
  readonly description: string
  readonly category: string
  readonly url: string
  /** Hours before the start at which an alarm rings; 0 is the start itself. */
  readonly alarmHours: readonly number[]
}

/** The text of a calendar: instants in UTC alone, lines that end by CR LF, the last one too. (FEED-4) */
export function writeCalendar({ name, url, events }: IcsCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ephemeris//Calendar feed//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `URL:${url}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map(foldLine).join('')
}

function eventLines(event: IcsEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${icsTime(event.changedAt)}`,
    `LAST-MODIFIED:${icsTime(event.changedAt)}`,
    `DTSTART:${icsTime(event.startAt)}`,
    `DTEND:${icsTime(endOf(event))}`,
    `STATUS:${event.status}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `CATEGORIES:${escapeText(event.category)}`,
    `URL:${event.url}`,
    ...event.alarmHours.flatMap((hours) => alarmLines(hours, event.summary)),
    'END:VEVENT',
  ]
}

/**
 * DTEND is the first moment that does not belong to the event any more. An end of the facts that is a whole minute is
 * that moment already, such as the maintenance at 22:00:00; others are the last second, such as 03:59:59. (FEED-4)
 */
function endOf({ startAt, lastAt }: IcsEvent): Instant {
  return lastAt % MINUTE_MS === 0 && lastAt > startAt ? lastAt : instant(lastAt + SECOND_MS)
}

function alarmLines(hours: number, summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER;RELATED=START:${hours === 0 ? 'PT0S' : `-PT${hours}H`}`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ]
}

/** `20260520T040000Z` */
function icsTime(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
