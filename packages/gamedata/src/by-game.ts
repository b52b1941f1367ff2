import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { type FactShape, readShape } from './shape.ts'

export type ByGame<T> = Readonly<Record<GameId, T>>

/** What `of` makes of each game when it is first asked for it: a page reads the facts of the games that it shows. */
export function lazyByGame<T>(of: (game: GameId) => T): ByGame<T> {
  const known = new Map<GameId, T>()
  function get(game: GameId): T {
    const value = known.get(game) ?? of(game)
    known.set(game, value)
    return value
  }
  const facts = Object.create(null)
  for (const game of GAME_IDS) Object.defineProperty(facts, game, { get: () => get(game), enumerable: true })
  return facts
}

interface FactKind {
  readonly name: string
  readonly files: ByGame<unknown>
  readonly shape: FactShape
}

/** Those that someone reads, for the check. */
export const FACT_KINDS: FactKind[] = []

/** One kind of file of a list in `games/`, read by its shape. */
export function readKind<Kind extends string, T>(
  lists: ByGame<Readonly<Record<Kind, unknown>>>,
  kind: Kind,
  shape: FactShape<T>,
): ByGame<T> {
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const files = lazyByGame((game) => lists[game][kind])
  FACT_KINDS.push({ name, files, shape })
  return lazyByGame((game) => readShape(shape, files[game]))
}
