import { hasLetterRanks } from '../games/first-traits.ts'
import type { GameId } from '../games/game.ts'
import type { FactIndex } from './facts.ts'
import type { CountablePull } from './pull.ts'

/** Stars, on one scale for all games. */
export type Rarity = 3 | 4 | 5

const STARS: ReadonlyMap<string, Rarity> = new Map([
  ['3', 3],
  ['4', 4],
  ['5', 5],
])

/** B, A and S. */
const RANKS_OF_LETTERS: ReadonlyMap<string, Rarity> = new Map([
  ['2', 3],
  ['3', 4],
  ['4', 5],
])

const LETTERS: ReadonlyMap<number, string> = new Map([
  [5, 'S'],
  [4, 'A'],
  [3, 'B'],
])

/**
 * The rarity of a rank as the game's log writes it; `null` for anything else. Rows keep the log's rank, so there is
 * nothing that could be raised twice. (GACHA-1)
 */
export function rarityOf(gameId: GameId, rankType: string): Rarity | null {
  return ranks(gameId).get(rankType) ?? null
}

/** The rarity of a pull: by its rank, else by the facts, which may have learnt the item since. */
export function rarityIn(
  { gameId, items }: Pick<FactIndex, 'gameId' | 'items'>,
  { rankType, itemId }: Pick<CountablePull, 'rankType' | 'itemId'>,
): Rarity | null {
  const loggedRarity = rarityOf(gameId, rankType)
  const item = loggedRarity === null ? items.get(itemId) : undefined
  return item ? rarityOf(gameId, rankTypeOf(gameId, item.rank)) : loggedRarity
}

/** The rank of an item that neither the log nor the facts know. */
export const UNKNOWN_RANK = ''

/** How the game's log writes a rarity, given as stars. */
export function rankTypeOf(gameId: GameId, stars: number): string {
  return hasLetterRanks(gameId) ? String(stars - 1) : String(stars)
}

/** The letter by which a game names a rank; `null` for games that count stars. */
export function rankLetterOf(gameId: GameId, stars: number): string | null {
  return hasLetterRanks(gameId) ? (LETTERS.get(stars) ?? null) : null
}

function ranks(gameId: GameId): ReadonlyMap<string, Rarity> {
  return hasLetterRanks(gameId) ? RANKS_OF_LETTERS : STARS
}
