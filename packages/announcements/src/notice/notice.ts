import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { wallTime } from '@ephemeris/core/time/wall-time'
import { utcOffset } from '@ephemeris/core/time/zone'

/** The publishers' clock: a notice that names no zone means it, and every country reads it as UTC+8. */
export const PUBLISHER_OFFSET = utcOffset(8 * 60)

/** The moment of an edge on that clock. */
export function momentOf(edge: Edge): Instant {
  return edgeInstant(edge, PUBLISHER_OFFSET)
}

/** The same edge some time later, or earlier. */
export function movedBy(edge: Edge, ms: number): Edge {
  const at = edge.at + ms
  return edge.kind === 'instant' ? { kind: 'instant', at: instant(at) } : { kind: 'wall', at: wallTime(at) }
}

/** A notice in one language. */
export interface NoticeText {
  /** Plain text in one line. */
  readonly title: string
  /** The name of the activity, if the text gives it; else the title does. */
  readonly name?: string
  /** Plain text in one line; empty where the publisher gives none. */
  readonly subtitle: string
  /** The body, see `noticeLines`; empty where the answer holds none. */
  readonly lines: readonly string[]
  /** https; `null` without a picture. */
  readonly bannerUrl: string | null
}

/** A publisher's notice as it was read, the same for every source; nothing in it is interpreted yet. */
export interface PublisherNotice {
  readonly gameId: GameId
  /** The publisher's number; the same in every language. Not unique: several titles may have one number. */
  readonly id: string
  /** Where the publisher files it, e.g. `3/7` (category and tag) or `4` (type); rules name it. */
  readonly section: string
  /** The publisher's label, in Chinese whatever the language; empty without one. */
  readonly label: string
  /** When the notice is shown, which is not when the activity runs. */
  readonly shownFrom: Edge
  readonly shownUntil: Edge
  readonly isPermanent: boolean
  /** The list does not say when the notice is shown; the two times come from its text or from the rest of the list. */
  readonly isWindowGuessed?: true
  readonly texts: ReadonlyMap<Language, NoticeText>
}
