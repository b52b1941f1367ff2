import type { FactsOf } from '../../gacha/exchange/facts-of.ts'
import type { FactIndex } from '../../gacha/facts.ts'
import { nameKey } from '../../gacha/facts.ts'
import { isApart } from '../../gacha/rows/apart.ts'
import { serverOf } from '../../gacha/server-of.ts'
import { GAME_IDS, type GameId } from '../../games/game.ts'
import type { DraftRow } from '../rows/draft.ts'
import { poolByName } from '../rows/pool-names.ts'

const MOST_ROWS = 200

/** The game of rows that do not name it: by items first, then by pools and the account. (DOC-5) */
export function detectGame(rows: readonly (DraftRow | null)[], uid: string, factsOf: FactsOf): GameId | null {
  const some = rows.filter((row) => row !== null).slice(0, MOST_ROWS)
  let best: GameId | null = null
  let most = 0
  for (const gameId of GAME_IDS) {
    const index = factsOf(gameId)
    const score = some.reduce(
      (sum, row) => sum + scoreOf(row, gameId, index),
      serverOf(uid, index.facts.servers) ? 0.5 : 0,
    )
    if (score > most) [best, most] = [gameId, score]
  }
  return some.length > 0 ? best : null
}

function scoreOf(row: DraftRow, gameId: GameId, index: FactIndex): number {
  // Games give one number to different items; with its name it is that of one game.
  const known = [index.items.has(row.itemId), index.itemsByName.has(nameKey(row.name))].filter(Boolean).length
  const isPool =
    index.pools.has(row.poolId) ||
    isApart(gameId, row.poolId) ||
    poolByName(gameId, row.poolId) !== null ||
    index.poolIdsByName.has(nameKey(row.poolId))
  return (known === 0 ? 0 : 1 + known) + (isPool ? 1 : 0)
}
