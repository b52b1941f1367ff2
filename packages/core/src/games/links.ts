import type { GameId } from './game.ts'
import type { GameLinks } from './game-links.ts'
import { LINKS as genshin } from './genshin/links.ts'
import { LINKS as starrail } from './starrail/links.ts'
import { LINKS as wuthering } from './wuthering/links.ts'
import { LINKS as zenless } from './zenless/links.ts'

const LINKS_BY_GAME: Readonly<Record<GameId, GameLinks>> = { genshin, starrail, zenless, wuthering }

export function linksOf(game: GameId): GameLinks {
  return LINKS_BY_GAME[game]
}
