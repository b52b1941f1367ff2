import { GAME_IDS, type Game } from '../games/game.ts'
import type { GameSelections } from '../games/selection/selection.ts'
import { readSelections } from '../games/selection/stored-selection.ts'
import type { SettingsObject } from '../settings/settings-object.ts'
import { BY_DEFAULT, type Moments, UNDATED } from '../sync/moments.ts'
import { type SyncedSettings, selectionPointer } from '../sync/synced-settings.ts'
import { type Instant, instant } from '../time/instant.ts'
import { GAMES_KEY, type Note, type Notes } from './notes.ts'

/**
 * The games and kinds that a player follows: as chosen last on a device, or as in the slot, whichever is later; all with
 * their defaults where nothing was ever chosen. (REM-3)
 *
 * @param slot the one that was written last; `null`: none was
 */
export function followedGames(
  notes: Notes,
  slot: Pick<SyncedSettings, 'userGameSelections' | 'moments'> | null,
  games: readonly Game[],
): GameSelections {
  const noted = notes[GAMES_KEY]
  const { userGameSelections = {}, moments = {} } = slot ?? {}
  const inSlotAt = gamesChosenAt(userGameSelections, moments)
  const isInSlot = inSlotAt > BY_DEFAULT
  if (noted?.value && speaksOfGames(noted.value) && !(isInSlot && inSlotAt >= noted.at)) {
    return readSelections(noted.value, games)
  }
  return readSelections(isInSlot ? userGameSelections : null, games)
}

/** When any of these games was chosen last, by the moments of their device or slot. */
export function gamesChosenAt(selections: SettingsObject, moments: Moments): Instant {
  const times = Object.keys(selections).map((id) => moments[selectionPointer(id)] ?? UNDATED)
  return instant(Math.max(BY_DEFAULT, ...times))
}

/** The note of a choice that was made at this moment. */
export function gamesNote(selections: GameSelections, at: Instant): Note {
  const value = Object.fromEntries(
    Object.entries(selections).map(([id, { enabled, activities }]) => [id, { enabled, activities: [...activities] }]),
  )
  return { at, value }
}

function speaksOfGames(stored: SettingsObject): boolean {
  return GAME_IDS.some((id) => Object.hasOwn(stored, id))
}
