import { GAME_IDS, type Game } from '../games/game.ts'
import type { GameSelections } from '../games/selection/selection.ts'
import { readSelections } from '../games/selection/stored-selection.ts'
import type { SettingsObject } from '../settings/settings-object.ts'
import { type Instant, instant } from '../time/instant.ts'
import { GAMES_KEY, type Note, type Notes } from './notes.ts'

const EARLIEST = instant(0)

/** What a slot says of games, and when it was written. */
export interface SlotChoice {
  readonly at: Instant
  /** Empty: it comes from a device that never chose. */
  readonly selections: Readonly<Record<string, unknown>>
}

/**
 * The games and kinds that a player follows: as chosen last on a device, or as in the slot, whichever is later; all with
 * their defaults where nothing was ever chosen. (REM-3)
 *
 * @param slot the one that was written last; `null`: none was
 */
export function followedGames(notes: Notes, slot: SlotChoice | null, games: readonly Game[]): GameSelections {
  const noted = notes[GAMES_KEY]
  const inSlot = slot !== null && speaksOfGames(slot.selections) ? slot : null
  const isNoted = noted?.value && speaksOfGames(noted.value) && (inSlot === null || noted.at > inSlot.at)
  return readSelections(isNoted ? noted.value : (inSlot?.selections ?? null), games)
}

/** The note of a choice; one of which the moment is not known counts as older than any other. */
export function gamesNote(selections: GameSelections, at: Instant | null): Note {
  const value = Object.fromEntries(
    Object.entries(selections).map(([id, { enabled, activities }]) => [id, { enabled, activities: [...activities] }]),
  )
  return { at: at ?? EARLIEST, value }
}

function speaksOfGames(stored: SettingsObject): boolean {
  return GAME_IDS.some((id) => Object.hasOwn(stored, id))
}
