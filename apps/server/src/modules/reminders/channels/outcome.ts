import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'
import type { OutboundAnswer } from '#server/platform/outbound/outbound-http'

/**
 * What became of a message. `unwanted`: its user has ended this way of being reminded; `gone`: the receiver exists no
 * more; `refused`: it is worth nothing to try again; `late`: it was not sent before it became useless; `unknown`: it may
 * have arrived.
 */
export type DeliveryOutcome =
  | { readonly kind: 'sent' | 'unwanted' | 'gone' | 'refused' | 'late' | 'unknown' }
  /** `afterMs` `null`: as long as usual; `isRefused`: the receiver refuses this installation, and with it every message. */
  | { readonly kind: 'later'; readonly afterMs: number | null; readonly isRefused?: true }

export const SENT: DeliveryOutcome = { kind: 'sent' }
export const UNWANTED: DeliveryOutcome = { kind: 'unwanted' }
export const LATE: DeliveryOutcome = { kind: 'late' }
export const GONE: DeliveryOutcome = { kind: 'gone' }
const REFUSED: DeliveryOutcome = { kind: 'refused' }
export const UNKNOWN: DeliveryOutcome = { kind: 'unknown' }
export const LATER = { kind: 'later', afterMs: null } as const satisfies DeliveryOutcome

const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410])
const LATER_STATUSES: ReadonlySet<number> = new Set([408, 429])

/** By the status of an answer over HTTP. */
export function outcomeOf(
  { status, header }: Pick<OutboundAnswer, 'status' | 'header'>,
  now: Instant,
): DeliveryOutcome {
  if (status >= 200 && status < 300) return SENT
  if (GONE_STATUSES.has(status)) return GONE
  if (status < 500 && !LATER_STATUSES.has(status)) return REFUSED
  return { kind: 'later', afterMs: waitOf(header('retry-after'), now) }
}

/** Seconds, or a date, whatever is asked for; `null` for anything else. */
function waitOf(text: string | null, now: Instant): number | null {
  if (text === null) return null
  const waitMs = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now
  return Number.isNaN(waitMs) ? null : Math.max(waitMs, SECOND_MS)
}
