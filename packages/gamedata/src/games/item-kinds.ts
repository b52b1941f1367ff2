import { isGameId } from '@ephemeris/core/games/game'
import type { ItemKind } from './named-game.ts'
import { NAMED_GAMES } from './named-games.ts'

/** `null` of a game or a kind that is not known. */
export function itemKindOf(game: string, id: string): ItemKind | null {
  return (isGameId(game) && NAMED_GAMES[game].itemKinds.find((kind) => kind.id === id)) || null
}
