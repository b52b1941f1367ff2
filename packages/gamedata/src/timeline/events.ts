import type { FactTime } from '@ephemeris/core/gacha/facts'
import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import type { Provenance } from '../confidence.ts'
import { CATALOGUE_FILES_BY_GAME } from '../games/catalogue-files.ts'
import { rowsOf } from '../row.ts'

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

export type EventKind = (typeof EVENT_KINDS)[number]

/**
 * Where an event's times come from: it opens with the `update`; the notice's `text` states them; a `tracker` gives
 * them; only the `notice`'s own window is known; or a `calendar` names the days.
 */
export const START_BASES = ['update', 'text', 'tracker', 'notice', 'calendar'] as const

export function isOnTimeline(event: Pick<GameEvent, 'kind'>): boolean {
  return TIMELINE_KINDS.some((kind) => kind === event.kind)
}

export interface GameEvent extends Provenance {
  readonly id: string
  readonly kind: EventKind
  readonly version: string
  /** As published; other languages are in the translations. */
  readonly title: PartialText
  readonly start: FactTime
  readonly end: FactTime
  readonly startBasis: (typeof START_BASES)[number]
  /** Only the days are known, the hours are placeholders. */
  readonly isDayOnly: boolean
  /** The recurring cycle this event is one period of; the cycle shows it then. */
  readonly cycle: string | null
  /** A post about it. */
  readonly ref: string | null
}

export function readEvents(file: unknown, where: string): readonly GameEvent[] {
  return rowsOf(file, where).map((row) => ({
    id: row.text('id'),
    kind: row.oneOf('kind', EVENT_KINDS),
    version: row.text('version'),
    title: row.name('title'),
    start: row.text('start'),
    end: row.text('end'),
    startBasis: row.oneOf('startBasis', START_BASES),
    isDayOnly: row.textOrNull('precision') === 'day',
    cycle: row.textOrNull('cycle'),
    ref: row.textOrNull('ref'),
    ...row.provenance(),
  }))
}

export const EVENTS: ByGame<readonly GameEvent[]> = readKind(CATALOGUE_FILES_BY_GAME, 'events', readEvents)
