import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'

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
  const facts = Object.create(null)
  for (const game of GAME_IDS) Object.defineProperty(facts, game, { get: () => of(game), enumerable: true })
  return facts
}

/** `readEach` for one kind of file of a list in `games/`. */
export function readKind<Kind extends string, T>(
  lists: ByGame<Readonly<Record<Kind, unknown>>>,
  kind: Kind,
  read: (file: unknown, where: string) => T,
): ByGame<T> {
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return readEach(
    mapGames((game) => lists[game][kind]),
    name,
    read,
  )
}
