import type { Pull } from '@ephemeris/core/gacha/pull'
import type { GameId } from '@ephemeris/core/games/game'
import type { ReadPulls } from '../read-whole.ts'

/** How often each row is in a file. Rows without an id of the game's own are distinguished by everything else. */
export type RowCounts = ReadonlyMap<string, number>

export function rowCounts(accounts: readonly Pick<ReadPulls, 'gameId' | 'uid' | 'pulls'>[]): RowCounts {
  const counts = new Map<string, number>()
  for (const { gameId, uid, pulls } of accounts) {
    for (const pull of pulls) {
      const key = keyOf(gameId, uid, pull)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

function keyOf(gameId: GameId, uid: string, { id, poolId, time, itemId, rankType }: Pull): string {
  return [gameId, uid, /^\d{19}$/.test(id) ? id : '', poolId, time, itemId, rankType].join(' ')
}

/** How many of `rows` are not among `others`. */
export function missingFrom(others: RowCounts, rows: RowCounts): number {
  let missing = 0
  for (const [key, count] of rows) missing += Math.max(0, count - (others.get(key) ?? 0))
  return missing
}

export function sizeOf(rows: RowCounts): number {
  return [...rows.values()].reduce((total, count) => total + count, 0)
}
