import type { OpenActivity } from '@ephemeris/contract/open/open-activity'
import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueAnnouncement } from '@ephemeris/core/activity/catalogue-activity'
import type { PartialText } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { offsetOf, SERVER_ZONES, WIRE_OFFSET } from '@ephemeris/core/time/zone'

/** A banner of many items names all of them. */
const LONGEST_TEXT = 1000
const LONGEST_ID = 100
const MOST_FEATURED = 200
/** The first of the four games opened in September 2020. */
const EARLIEST = Date.UTC(2020, 8, 1)
const FURTHEST_MS = 400 * DAY_MS
const LONGEST_MS = 400 * DAY_MS
/** Versions move everything that is expected after them. */
const VERSION_NEAR_MS = 60 * DAY_MS

/** How far two servers' clocks may differ. */
export const CLOCKS_DIFFER_MS = 10 * MINUTE_MS

/** Whether an activity from elsewhere says only what an announcement can say. (MIR-3) */
export function isPlausible(activity: OpenActivity, now: Instant): boolean {
  const { announcement } = activity
  return (
    hasPlausibleTexts(activity) &&
    hasPlausibleTimes(activity, now) &&
    hasPlausibleVersion(activity, now) &&
    (announcement === null || isPlausibleAnnouncement(announcement, now))
  )
}

/** No instance can have seen what is still to come. (MIR-13) */
export function isPlausibleAnnouncement(announcement: CatalogueAnnouncement, now: Instant): boolean {
  const { publishedAt, changes, goneSince, rewards } = announcement
  const seen = [...changes.map(({ at }) => at), ...(goneSince === null ? [] : [goneSince])]
  const edges = changes.flatMap(({ from, to }) => [from, to])
  return (
    seen.every((at) => at >= EARLIEST && at <= now + CLOCKS_DIFFER_MS) &&
    edges.every((edge) => isPlausibleEdge(edge, now)) &&
    (publishedAt === null || isPlausibleEdge({ kind: 'instant', at: publishedAt }, now)) &&
    rewards.every(({ id, name }) => isPlain(id) && arePlausible(name))
  )
}

function isPlausibleEdge(edge: Edge, now: Instant): boolean {
  const at = edgeInstant(edge, WIRE_OFFSET)
  return at >= EARLIEST && at <= now + FURTHEST_MS + LONGEST_MS
}

function hasPlausibleTexts({ title, shortTitle, featured }: OpenActivity): boolean {
  const isTitled = Object.values(title).some((text) => text.trim() !== '')
  const hasPlausibleItems =
    featured.length <= MOST_FEATURED &&
    featured.every(
      ({ id, name, rank }) => id.length <= LONGEST_ID && isPlain(id) && arePlausible(name) && rank >= 1 && rank <= 5,
    )
  return isTitled && arePlausible(title) && arePlausible(shortTitle) && hasPlausibleItems
}

export function arePlausible(texts: PartialText): boolean {
  return Object.values(texts).every((text) => text.length <= LONGEST_TEXT && isPlain(text))
}

/** Without control characters, overrides of the direction of text, and lone surrogates. */
function isPlain(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** On every server. */
export function hasPlausibleTimes({ start, end }: { readonly start: Edge; readonly end: Edge }, now: Instant): boolean {
  return SERVER_ZONES.map(offsetOf).every((offset) => {
    const [from, to] = [edgeInstant(start, offset), edgeInstant(end, offset)]
    return from >= EARLIEST && from <= now + FURTHEST_MS && to > from && to - from <= LONGEST_MS
  })
}

export function hasPlausibleVersion(
  { type, version, start }: Pick<OpenActivity, 'type' | 'version' | 'start'>,
  now: Instant,
): boolean {
  if (type !== 'version') return true
  const isNumbered = version !== null && /^\d{1,2}\.\d{1,2}$/.test(version)
  return isNumbered && start.kind === 'instant' && start.at <= now + VERSION_NEAR_MS
}

/** One that opened long ago is among the facts. */
export function isPastVersion({ type, start }: OpenActivity, now: Instant): boolean {
  return type === 'version' && edgeInstant(start, WIRE_OFFSET) < now - VERSION_NEAR_MS
}
