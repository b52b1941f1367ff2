import { NAMED_GAMES } from '../games/named-games.ts'
import type { Check } from './check-kind.ts'

/** Rows name only kinds, pools, items, versions and cycles that exist; featured items have the rank they are featured at. */
export const referenceFaults: Check = ({ banners, events, history, permanent, items, pools, cycles }, game) => {
  const kinds = NAMED_GAMES[game].itemKinds.map(({ id }) => id)
  const ranks = new Map(items.map(({ id, rank }) => [id, rank]))
  const poolIds = new Set(pools.map(({ id }) => id))
  const cycleIds = new Set(cycles.map(({ id }) => id))

  const featured = (ids: readonly string[], rank: number, where: string) =>
    ids.filter((id) => ranks.get(id) !== rank).map((id) => [where, `no item ${id} of rank ${rank}`] as const)
  const pool = (id: string | null, where: string) =>
    id === null || poolIds.has(id) ? [] : [[where, `no pool ${id}`] as const]

  return [
    ...items
      .filter(({ type }) => !kinds.includes(type))
      .map(({ id, type }) => [id, `no kind of items ${type}`] as const),
    ...pools.flatMap(({ id, itemTypes }) =>
      itemTypes.filter((type) => !kinds.includes(type)).map((type) => [id, `no kind of items ${type}`] as const),
    ),
    ...banners.flatMap((row) => [
      ...pool(row.pool, row.id),
      ...featured(row.featured5, 5, row.id),
      ...featured(row.featured4 ?? [], 4, row.id),
    ]),
    ...history.flatMap((row) => [
      ...pool(row.pool, `history ${row.start}`),
      ...featured(row.featured5, 5, `history ${row.start}`),
      ...featured(row.featured4 ?? [], 4, `history ${row.start}`),
    ]),
    ...permanent.flatMap((row) => [
      ...row.pools.flatMap((id) => pool(id, row.item)),
      ...(ranks.has(row.item) ? [] : [[row.item, 'permanent item does not exist'] as const]),
    ]),
    ...events
      .filter(({ cycle }) => cycle !== null && !cycleIds.has(cycle))
      .map(({ id, cycle }) => [id, `no cycle ${cycle}`] as const),
  ]
}
