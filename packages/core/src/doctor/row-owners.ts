import type { FactsOf } from '../gacha/exchange/facts-of.ts'
import { serverOf } from '../gacha/server-of.ts'
import { GAME_IDS, type GameId } from '../games/game.ts'
import { detectGame } from './detect-game.ts'
import type { DraftAccount } from './draft.ts'

/**
 * Rows that name no account, or what is no UID of their game, are of the only account of the game that the others name,
 * as in the game's own log. (UIGF-3, IMPORT-7)
 */
export function withRowOwners(accounts: readonly DraftAccount[], factsOf: FactsOf): readonly DraftAccount[] {
  const byRow = accounts.filter(({ isByRow, rows }) => isByRow === true && rows.length > 0)
  if (byRow.length < 2) return accounts
  const games = new Map(byRow.map((account) => [account, gameOf(account, factsOf)]))
  const joined = new Map<DraftAccount, readonly DraftAccount[]>()
  for (const gameId of GAME_IDS) {
    const all = byRow.filter((account) => games.get(account) === gameId)
    const named = all.filter(({ uid }) => serverOf(uid, factsOf(gameId).facts.servers) !== null)
    const [owner] = named
    if (owner && named.length === 1) for (const one of all) joined.set(one, one === owner ? all : [])
  }
  return accounts.flatMap((account) => {
    const parts = joined.get(account)
    if (!parts) return [account]
    return parts.length === 0 ? [] : [{ ...account, rows: parts.flatMap(({ rows }) => rows) }]
  })
}

function gameOf({ gameId, rows, uid }: DraftAccount, factsOf: FactsOf): GameId | null {
  return gameId ?? detectGame(rows, uid, factsOf)
}
