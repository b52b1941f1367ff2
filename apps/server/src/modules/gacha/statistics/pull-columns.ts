import type { CountablePull } from '@ephemeris/core/gacha/pull'

/** The columns of some pulls, one list each, in the order in which the database puts them into one text. */
export type PullColumns = readonly [
  ids: readonly string[],
  poolIds: readonly string[],
  times: readonly string[],
  itemIds: readonly string[],
  rankTypes: readonly string[],
  orders: readonly number[],
]

/** @param text `PullColumns` as JSON, as the database has written it */
export function readPullColumns(text: string): readonly CountablePull[] {
  const [ids, poolIds, times, itemIds, rankTypes, orders] = JSON.parse(text) as PullColumns
  return ids.map((id, n) => ({
    id,
    poolId: poolIds[n] ?? '',
    time: times[n] ?? '',
    itemId: itemIds[n] ?? '',
    rankType: rankTypes[n] ?? '',
    order: orders[n] ?? 0,
  }))
}
