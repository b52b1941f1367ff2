import type { GameId } from './game.ts'
import type { GameTraits } from './game-traits.ts'
import { GENSHIN_TRAITS } from './genshin/traits.ts'
import { STARRAIL_TRAITS } from './starrail/traits.ts'
import { WUTHERING_TRAITS } from './wuthering/traits.ts'
import { ZENLESS_TRAITS } from './zenless/traits.ts'

const TRAITS: Readonly<Record<GameId, GameTraits>> = {
  genshin: GENSHIN_TRAITS,
  starrail: STARRAIL_TRAITS,
  zenless: ZENLESS_TRAITS,
  wuthering: WUTHERING_TRAITS,
}

export function traitsOf(gameId: GameId): GameTraits {
  return TRAITS[gameId]
}
