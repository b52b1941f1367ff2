import { itemKey, type Pull } from '../pull.ts'
import { hasIdLength } from '../rows/game-id.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'

/** A row of a log that gives no ids. */
export type RowWithoutId = Omit<Pull, 'id' | 'order'>

/**
 * Gives rows without an id one that any other answer of the same log derives alike: pool, second, item, and which
 * occurrence of the three it is. A ten-pull holds the same item several times in one second, so nothing shorter will
 * do.
 *
 * Occurrences are counted from the newest: when the far end of the log falls away in the middle of a second, those that
 * are left keep their ids. Pools that interchange files do not distinguish are one pool here.
 * `order` counts from the oldest row that was seen; `mergePulls` takes the larger one. (GACHA-2)
 *
 * @param rows oldest first; pools may be mixed
 */
export function identify(rows: readonly RowWithoutId[]): readonly Pull[] {
  const seen = new Map<string, number>()
  const ids = rows.toReversed().map((row) => {
    const stem = `${uigfPoolOf(row.poolId)}-${row.time.replaceAll(/\D/g, '')}-${itemKey(row)}`
    return `${stem}-${increment(seen, stem)}`
  })
  const placed = new Map<string, number>()
  return rows.map((row, index) => ({
    ...row,
    id: ids[rows.length - 1 - index] ?? '',
    order: increment(placed, `${uigfPoolOf(row.poolId)} ${row.time}`),
  }))
}

/** Whether the id is ours and not the game's. */
export function isDerivedId(id: string): boolean {
  return id.includes('-')
}

/** What earlier versions stored of files that count: no id of the game, and no occurrence either. (LEDGER-21) */
export function isCounter(id: string): boolean {
  return !isDerivedId(id) && !hasIdLength(id)
}

/** Which occurrence a derived id means, from 1, the newest first. */
export function occurrenceOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}

function increment(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count
}
