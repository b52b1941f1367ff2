import type { GameTints } from '../../../packages/gamedata/src/games/named-game.ts'
import { NAMED_GAMES } from '../../../packages/gamedata/src/games/named-games.ts'
import { PAGES_BY_ID } from '../src/app/pages.ts'

/** What the build reads of the app and its packages. `read-app` runs it in Vite, which alone knows their names and globs. */
export const FOUND = {
  pages: PAGES_BY_ID,
  games: NAMED_GAMES,
  /** By file, such as `./fr/home.ts`: of every language that has a folder. */
  texts: import.meta.glob<Readonly<Record<string, object>>>('./*/{home,shell,welcome}.ts', {
    base: '../../../packages/texts/src',
    eager: true,
  }),
  /** By file, such as `./genshin/tints.ts`. */
  tints: import.meta.glob<GameTints>('./*/tints.ts', {
    base: '../../../packages/gamedata/src/games',
    eager: true,
    import: 'TINTS',
  }),
}
