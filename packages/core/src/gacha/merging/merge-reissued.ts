import { hasIdLength } from '../../doctor/game-id.ts'
import { groupBy } from '../group-by.ts'
import { itemKey, type Pull, TEN_PULL } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'

/**
 * The incoming ids of ten-pulls that are known under other ids: a game once issued new ids for pulls that it had listed
 * before (genshin, 2024-11-20; lgou2w/HoYo.Gacha issue 56). Only a whole ten-pull counts, all of it new, with the same
 * items in the same order in the same second of the same pool; two of those cannot happen to be equal. Rows without an
 * id are another matter: the game's own take their place. (GACHA-5)
 */
export function reissued(known: readonly Pull[], incoming: readonly Pull[]): ReadonlySet<string> {
  const ids = new Set(known.map(({ id }) => id))
  const isNew = ({ id }: Pull) => !ids.has(id) && hasIdLength(id)
  const fresh = [...bySecond(incoming)].filter(([, pulls]) => pulls.length >= TEN_PULL && pulls.every(isNew))
  if (fresh.length === 0) return new Set()

  const told = bySecond(known.filter(({ id }) => hasIdLength(id)))
  const doubled = fresh.filter(([second, pulls]) => sequence(told.get(second) ?? []) === sequence(pulls))
  return new Set(doubled.flatMap(([, pulls]) => pulls.map(({ id }) => id)))
}

function bySecond(pulls: readonly Pull[]): ReadonlyMap<string, readonly Pull[]> {
  return groupBy(pulls, ({ poolId, time }) => `${poolId} ${time}`)
}

function sequence(pulls: readonly Pull[]): string {
  return pulls.toSorted(comparePulls).map(itemKey).join('\n')
}
