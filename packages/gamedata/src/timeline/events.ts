import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { name, orNull, provenance, type RowsOf, someText } from '../shape.ts'

/** The kinds that the timeline shows. */
const TIMELINE_KINDS = [
  'flagship',
  'limited',
  'exploration',
  'story',
  'login',
  'collaboration',
  'anniversary',
  'challenge_mode',
  'double_drop',
] as const

/** Kinds kept as facts only: cards, player-made levels, offers to returning players, pages outside the game. */
const OTHER_KINDS = ['tcg', 'ugc', 'returner', 'web'] as const

export const EVENT_KINDS = [...TIMELINE_KINDS, ...OTHER_KINDS] as const

/**
 * Where an event's times come from: it opens with the `update`; the notice's `text` states them; a `tracker` gives
 * them; only the `notice`'s own window is known; or a `calendar` names the days.
 */
export const START_BASES = ['update', 'text', 'tracker', 'notice', 'calendar'] as const

const event = z.strictObject({
  id: someText,
  kind: z.enum(EVENT_KINDS),
  version: someText,
  /** As published; other languages are in the translations. */
  title: name,
  start: someText,
  end: someText,
  startBasis: z.enum(START_BASES),
  /** Only the days are known, the hours are placeholders. */
  precision: orNull(z.enum(['day'])),
  /** The recurring cycle this event is one period of; the cycle shows it then. */
  cycle: orNull(someText),
  /** A post about it. */
  ref: orNull(someText),
  ...provenance,
})

export type GameEvent = RowsOf<typeof event>

export function isOnTimeline({ kind }: Pick<GameEvent, 'kind'>): boolean {
  return TIMELINE_KINDS.some((shown) => shown === kind)
}

export const EVENTS = readKind(CATALOGUE_FILES_BY_GAME, 'events', z.array(event))
