import { isNearTime, secondOfId } from '@ephemeris/core/doctor/game-id'
import { compareIds } from '@ephemeris/core/gacha/pull-order'
import type { RawRow } from '@ephemeris/core/gacha/read-row'
import { parseWallTime } from '@ephemeris/core/time/wall-time'

const ID = /^\d{1,19}$/

/**
 * The rows of a page whose ids can be believed: they begin with the hour of their pull, as those of all others do, lie
 * behind `endId`, and fall from row to row. Those that do not fall are the fewest that can be left out. `null`: none of
 * the page lies behind `endId`. (IMPORT-6, IMPORT-15)
 *
 * @param rows as a log lists them, the newest first
 */
export function rowsWithId(rows: readonly (RawRow | null)[], endId: string): ReadonlySet<RawRow> | null {
  const numbered = rows.flatMap((row) => (row && ID.test(row.id) ? [row] : []))
  const own = numbered.filter(hasOwnId)
  const areOwn = own.length * 2 > numbered.length || secondOfId(endId) !== null
  const believed = areOwn ? own : numbered
  const behind = believed.filter(({ id }) => endId === '0' || compareIds(id, endId) < 0)
  return behind.length === 0 && believed.length > 0 ? null : new Set(longestFall(behind))
}

function hasOwnId({ id, time }: RawRow): boolean {
  const second = secondOfId(id)
  const at = parseWallTime(time)
  return second !== null && (at === null || isNearTime(second, at))
}

/** The most rows, in their order, of which each id is below the one before. */
function longestFall(rows: readonly RawRow[]): readonly RawRow[] {
  // Of each length the row with the highest id in which such a run ends, and the row before each.
  const ends: RawRow[] = []
  const before = new Map<RawRow, RawRow | undefined>()
  for (const row of rows) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compareIds(ends[middle]?.id ?? '', row.id) > 0) low = middle + 1
      else high = middle
    }
    ends[low] = row
    before.set(row, ends[low - 1])
  }
  const found: RawRow[] = []
  for (let row = ends.at(-1); row; row = before.get(row)) found.push(row)
  return found
}
