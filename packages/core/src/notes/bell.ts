import { HOUR_MS, type Instant, instant } from '../time/instant.ts'
import type { Notes } from './notes.ts'

const KEY = 'bell/'

/** How many hours before an end a bell may ring, in the order of the menu. */
export const BELL_LEADS = [3, 12, 24, 48, 72, 168] as const

export type BellLead = (typeof BELL_LEADS)[number]

/** When a player wants to hear of one activity: before its end, or at its start. */
export type BellTime =
  | { readonly edge: 'end'; readonly leadHours: BellLead }
  | { readonly edge: 'start'; readonly leadHours: 0 }

export type Bell = BellTime & {
  /** The activity is marked as done or skipped: the bell is silent until the mark goes. */
  readonly isPaused: boolean
}

export const DEFAULT_BELL: BellTime = { edge: 'end', leadHours: 24 }

export const AT_START: BellTime = { edge: 'start', leadHours: 0 }

export function bellKey(activityId: string): string {
  return `${KEY}${activityId}`
}

/** `null`: there is none. */
export function bellOf(notes: Notes, activityId: string): Bell | null {
  const value = notes[bellKey(activityId)]?.value
  if (!value) return null
  const isPaused = value.isPaused === true
  if (value.edge === 'start') return { ...AT_START, isPaused }
  const leadHours = BELL_LEADS.find((lead) => lead === value.leadHours)
  return value.edge === 'end' && leadHours !== undefined ? { edge: 'end', leadHours, isPaused } : null
}

/** By activity. */
export function bellsIn(notes: Notes): ReadonlyMap<string, Bell> {
  return new Map(
    Object.keys(notes).flatMap((key) => {
      const id = key.startsWith(KEY) ? key.slice(KEY.length) : ''
      const bell = id === '' ? null : bellOf(notes, id)
      return bell === null ? [] : [[id, bell] as const]
    }),
  )
}

interface Span {
  readonly startAt: Instant
  readonly endAt: Instant
}

/** The moment follows an edge that moves. (NOTE-10) */
export function bellMoment({ edge, leadHours }: BellTime, { startAt, endAt }: Span): Instant {
  return instant((edge === 'end' ? endAt : startAt) - leadHours * HOUR_MS)
}

/** The times that are still ahead, the nearest to the end first, the start last. (NOTE-11) */
export function openBellTimes(span: Span, now: Instant): readonly BellTime[] {
  const beforeEnd = BELL_LEADS.map((leadHours): BellTime => ({ edge: 'end', leadHours }))
  return [...beforeEnd, AT_START].filter((time) => bellMoment(time, span) > now)
}

/** What a tap sets: a day before the end, or what is left of that. `null`: it is too late for any. (NOTE-11) */
export function offeredBell(span: Span, now: Instant): BellTime | null {
  const open = openBellTimes(span, now).filter(
    ({ edge, leadHours }) => edge === 'end' && leadHours <= DEFAULT_BELL.leadHours,
  )
  return open.at(-1) ?? null
}
