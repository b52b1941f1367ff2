import type { GameId } from './game.ts'
import type { GameTraits } from './game-traits.ts'
import { TRAITS as genshin } from './genshin/traits.ts'
import { TRAITS as starrail } from './starrail/traits.ts'
import { TRAITS as wuthering } from './wuthering/traits.ts'
import { TRAITS as zenless } from './zenless/traits.ts'

const TRAITS_BY_GAME: Readonly<Record<GameId, GameTraits>> = { genshin, starrail, zenless, wuthering }

export function traitsOf(gameId: GameId): GameTraits {
  return TRAITS_BY_GAME[gameId]
}
