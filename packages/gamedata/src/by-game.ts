import type { GameId } from '@ephemeris/core/games/game'

export type ByGame<T> = Readonly<Record<GameId, T>>

/** What `read` makes of each game's data file; `where` names the file in error messages. */
export function readEach<T>(
  files: ByGame<unknown>,
  name: string,
  read: (file: unknown, where: string) => T,
): ByGame<T> {
  const of = (game: GameId) => read(files[game], `${game}/${name}.json`)
  return { genshin: of('genshin'), starrail: of('starrail'), zenless: of('zenless'), wuthering: of('wuthering') }
}
