import { type ActivityType, GAME_IDS, type Game, type GameId, isActivityType } from '../game.ts'

/** What a player wants to see of one game. `activities` is never empty, also while the game is off. */
export interface GameSelection {
  readonly enabled: boolean
  /** In the game's type order. */
  readonly activities: readonly ActivityType[]
}

/** One entry per game of the catalogue. */
export type GameSelections = Readonly<Partial<Record<GameId, GameSelection>>>

/** The kinds that are chosen for a player who never chose. */
export function defaultTypes(game: Game): readonly ActivityType[] {
  return game.typeOrder.filter((type) => game.subTypes[type].isDefault)
}

/** The games that are switched on, in the order of the catalogue. */
export function enabledGames(selections: GameSelections): readonly GameId[] {
  return GAME_IDS.filter((id) => selections[id]?.enabled)
}

/** Switches a game on or off; what was chosen in it stays, and nothing chosen means its defaults. (GAME-4) */
export function toggleGame(selections: GameSelections, game: Game): GameSelections {
  const { enabled, activities } = selectionIn(selections, game)
  return { ...selections, [game.id]: { enabled: !enabled, activities } }
}

/**
 * Adds or removes one kind of activity. Removing the last one brings the first default back, so a game that is on
 * always shows something. (GAME-5)
 */
export function toggleSubType(selections: GameSelections, game: Game, type: ActivityType): GameSelections {
  const { enabled, activities } = selectionIn(selections, game)
  const chosen = game.typeOrder.filter((other) => (other === type) !== activities.includes(other))
  return { ...selections, [game.id]: { enabled, activities: chosen.length > 0 ? chosen : firstDefault(game) } }
}

/** Whether this kind is the only one left and therefore cannot be removed. (GAME-5) */
export function isSoleSubType(selection: GameSelection, type: ActivityType): boolean {
  return selection.activities.length === 1 && selection.activities[0] === type
}

/** A game that the player has no word about is off, with its defaults. */
export function selectionIn(selections: GameSelections, game: Game): GameSelection {
  return selections[game.id] ?? { enabled: false, activities: defaultTypes(game) }
}

/** The kinds among `stored`, in the game's order and each once; none left means the defaults. */
export function knownTypes(game: Game, stored: unknown): readonly ActivityType[] {
  const listed = Array.isArray(stored) ? stored.filter((key) => typeof key === 'string' && isActivityType(key)) : []
  const chosen = game.typeOrder.filter((type) => listed.includes(type))
  return chosen.length > 0 ? chosen : defaultTypes(game)
}

function firstDefault(game: Game): readonly ActivityType[] {
  return defaultTypes(game).slice(0, 1)
}
