import { type Instant, instant } from './instant.ts'
import { instantOf, type WallTime } from './wall-time.ts'
import type { UtcOffset } from './zone.ts'

/** The span that the timeline may show, on the wall clock of the player's server; guards against absurd dates. */
export interface EventWindow {
  readonly start: WallTime
  readonly end: WallTime
}

export interface Span {
  readonly startAt: Instant
  readonly endAt: Instant
}

/**
 * Moves both ends of a span into the window; the start is never after the end. (TIME-6)
 * `isClamped`: whether anything was moved.
 */
export function clampToWindow(span: Span, window: EventWindow, server: UtcOffset): Span & { isClamped: boolean } {
  const first = instantOf(window.start, server)
  const last = instantOf(window.end, server)
  const endAt = within(span.endAt, first, last)
  const startAt = instant(Math.min(within(span.startAt, first, last), endAt))
  return { startAt, endAt, isClamped: startAt !== span.startAt || endAt !== span.endAt }
}

function within(at: Instant, first: Instant, last: Instant): Instant {
  return instant(Math.min(Math.max(at, first), last))
}
