import { DAY_MS } from '../../time/instant.ts'
import { type WallTime, wallTime } from '../../time/wall-time.ts'
import type { CalendarRule } from './recurrence-rule.ts'

const MONDAY_MS = 4 * DAY_MS

/** The boundaries of a rule from the last one at or before `from` to the first one after `to`, ascending. */
export function boundariesOf(rule: CalendarRule, from: WallTime, to: WallTime): WallTime[] {
  switch (rule.unit) {
    case 'month':
      return monthly(rule.day, rule.time, from, to)
    case 'week': {
      const first = wallTime(MONDAY_MS + (rule.weekday - 1) * DAY_MS + rule.time)
      return spaced(first, 7 * DAY_MS, from, to)
    }
    case 'days':
      return anchored(rule.anchors, rule.every * DAY_MS, from, to)
  }
}

function monthly(day: number, time: number, from: WallTime, to: WallTime): WallTime[] {
  const start = new Date(from)
  const boundaries: WallTime[] = []
  for (let month = start.getUTCMonth() - 1; ; month += 1) {
    const boundary = wallTime(Date.UTC(start.getUTCFullYear(), month, day) + time)
    boundaries.push(boundary)
    if (boundary > to) return fromLastBefore(boundaries, from)
  }
}

function anchored(anchors: readonly WallTime[], everyMs: number, from: WallTime, to: WallTime): WallTime[] {
  const boundaries = anchors.flatMap((anchor, index) => {
    const previous = index === 0 ? from : wallTime(Math.max(from, anchor))
    const next = anchors[index + 1]
    return spaced(anchor, everyMs, previous, to).filter((boundary) => next === undefined || boundary < next)
  })
  return toFirstAfter(fromLastBefore(boundaries, from), to)
}

function spaced(anchor: WallTime, everyMs: number, from: WallTime, to: WallTime): WallTime[] {
  const boundaries: WallTime[] = []
  for (let at = anchor + Math.floor((from - anchor) / everyMs) * everyMs; ; at += everyMs) {
    boundaries.push(wallTime(at))
    if (at > to) return boundaries
  }
}

function fromLastBefore(boundaries: readonly WallTime[], from: WallTime): WallTime[] {
  const last = boundaries.findLastIndex((boundary) => boundary <= from)
  return boundaries.slice(Math.max(last, 0))
}

function toFirstAfter(boundaries: readonly WallTime[], to: WallTime): WallTime[] {
  const first = boundaries.findIndex((boundary) => boundary > to)
  return boundaries.slice(0, first + 1)
}
