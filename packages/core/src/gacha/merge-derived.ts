import { isDerivedId, occurrenceOf } from './derived-id.ts'
import { groupBy } from './group-by.ts'
import { itemKey, type Pull } from './pull.ts'

/**
 * The ids of rows without an id of the game that another row of the union stands for: old files lack ids that the log
 * or a newer file has. Of one item in one second there are as many as the fuller of both views says, never their sum.
 */
export function absorbed(known: readonly Pull[], incoming: readonly Pull[], union: Iterable<Pull>): readonly string[] {
  const groups = byItem(union)
  const mixed = [...groups].filter(([, pulls]) => pulls.some(hasOwnId) && !pulls.every(hasOwnId))
  if (mixed.length === 0) return []

  const views = [byItem(known), byItem(incoming)]
  return mixed.flatMap(([key, pulls]) => {
    const own = pulls.filter(hasOwnId).length
    const most = Math.max(own, ...views.map((view) => view.get(key)?.length ?? 0))
    return pulls
      .filter(({ id }) => isDerivedId(id))
      .toSorted((a, b) => occurrenceOf(a.id) - occurrenceOf(b.id))
      .slice(most - own)
      .map(({ id }) => id)
  })
}

function byItem(pulls: Iterable<Pull>): ReadonlyMap<string, readonly Pull[]> {
  return groupBy(pulls, (pull) => `${pull.poolId} ${pull.time} ${itemKey(pull)}`)
}

function hasOwnId({ id }: Pull): boolean {
  return !isDerivedId(id)
}
