import { GAME_IDS, type GameId } from './game.ts'

/** One value for each game. */
export function mapGames<T>(of: (gameId: GameId) => T): Readonly<Record<GameId, T>> {
  return Object.fromEntries(GAME_IDS.map((gameId) => [gameId, of(gameId)])) as Record<GameId, T>
}
