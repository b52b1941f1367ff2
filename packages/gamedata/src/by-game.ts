import type { GameId } from '@ephemeris/core/games/game'

export type ByGame<T> = Readonly<Record<GameId, T>>

/**
 * What `read` makes of each game's data file, when it is first asked for: a page reads the facts of the games that it
 * shows. `where` names the file in error messages.
 */
export function readEach<T>(
  files: ByGame<unknown>,
  name: string,
  read: (file: unknown, where: string) => T,
): ByGame<T> {
  const known = new Map<GameId, T>()
  function of(game: GameId): T {
    const value = known.get(game) ?? read(files[game], `${game}/${name}.json`)
    known.set(game, value)
    return value
  }
  return {
    get genshin() {
      return of('genshin')
    },
    get starrail() {
      return of('starrail')
    },
    get zenless() {
      return of('zenless')
    },
    get wuthering() {
      return of('wuthering')
    },
  }
}
