import { isSettingsObject } from '../../settings/settings-object.ts'
import type { Game } from '../game.ts'
import { type GameSelection, type GameSelections, knownTypes } from './selection.ts'

/**
 * Reads what a device has stored about the choice of games, in any form it ever had. (GAME-3)
 *
 * - now: `{ genshin: { enabled: true, activities: ['event'] } }`
 * - before: `{ games: ['genshin'], activities: { genshin: ['event'] } }`
 * - `null`, a first visit: every game is on with its defaults
 *
 * The present form wins per game; a game that neither form speaks of is off. Unknown kinds are dropped.
 */
export function readSelections(stored: unknown, games: readonly Game[]): GameSelections {
  return Object.fromEntries(games.map((game) => [game.id, readSelection(stored, game)]))
}

function readSelection(stored: unknown, game: Game): GameSelection {
  if (!isSettingsObject(stored)) return { enabled: true, activities: knownTypes(game, null) }

  const present = Object.hasOwn(stored, game.id) ? stored[game.id] : undefined
  if (isSettingsObject(present)) {
    return { enabled: present.enabled !== false, activities: knownTypes(game, present.activities) }
  }

  const oldTypes = isSettingsObject(stored.activities) ? stored.activities[game.id] : null
  const enabled = Array.isArray(stored.games) && stored.games.includes(game.id)
  return { enabled, activities: knownTypes(game, oldTypes) }
}

/** The form to store: the known games as they are now, games this product does not know untouched. (GAME-3) */
export function writeSelections(stored: unknown, selections: GameSelections): Readonly<Record<string, unknown>> {
  const { games: _oldGames, activities: _oldTypes, ...others } = isSettingsObject(stored) ? stored : {}
  return { ...others, ...selections }
}
