import { nameKey } from '../../gacha/facts.ts'
import type { GameId } from '../../games/game.ts'
import { POOL_NAMES as genshin } from '../../games/genshin/pool-names.ts'
import { POOL_NAMES as starrail } from '../../games/starrail/pool-names.ts'
import { POOL_NAMES as wuthering } from '../../games/wuthering/pool-names.ts'
import { POOL_NAMES as zenless } from '../../games/zenless/pool-names.ts'

const NAMES: Readonly<Record<GameId, typeof genshin>> = { genshin, starrail, zenless, wuthering }

const IDS = new Map(
  Object.entries(NAMES).map(([gameId, pools]) => [
    gameId,
    new Map(Object.entries(pools).flatMap(([id, names]) => names.map((name) => [nameKey(name), id] as const))),
  ]),
)

/** The pool that a tool means by a name of its own; `null` for another. */
export function poolByName(gameId: GameId, name: string): string | null {
  return IDS.get(gameId)?.get(nameKey(name)) ?? null
}
