import { groupBy } from '../group-by.ts'
import { itemKey, type Pull, TEN_PULL } from '../pull.ts'
import { hasIdLength } from '../rows/game-id.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'
import { isCounter, isDerivedId, occurrenceOf } from './derived-id.ts'

export interface Absorbed {
  /** Rows that others represent. */
  readonly gone: readonly Pull[]
  /** Those others: the same item in the same second, by the game's own id. */
  readonly own: readonly Pull[]
}

/**
 * The rows without an id of the game that another row of the union represents: old files lack ids that the log or a
 * newer file has. Of one item in one second there are as many as the fuller of both views says, never their sum.
 * Counters that earlier versions stored as ids are rows without an id of the game, too. (LEDGER-21)
 */
export function absorbed(
  known: readonly Pull[],
  incoming: readonly Pull[],
  union: Iterable<Pull>,
): readonly Absorbed[] {
  const whole = [...union]
  const mixed = [...byItem(whole)].filter(([, pulls]) => !pulls.every(hasOwnId))
  if (mixed.length === 0 || whole.every(({ id }) => isDerivedId(id))) return []

  const full = fullSeconds(whole)
  const views = [byItem(known), byItem(incoming)]
  return mixed.flatMap(([key, pulls]) => {
    const own = pulls.filter(hasOwnId).length
    const most = Math.max(own, ...views.map((view) => countIn(view.get(key) ?? [])))
    const derived = pulls
      .filter((pull) => !hasOwnId(pull))
      .toSorted((a, b) => Number(isCounter(b.id)) - Number(isCounter(a.id)) || occurrenceOf(a.id) - occurrenceOf(b.id))
    const gone = pulls[0] && full.has(secondOf(pulls[0])) ? derived : derived.slice(most - own)
    return gone.length === 0 ? [] : [{ gone, own: pulls.filter(hasOwnId) }]
  })
}

/**
 * The seconds of which all ten pulls are known by their ids: no one pulls more, whatever other files call the items.
 */
function fullSeconds(pulls: readonly Pull[]): ReadonlySet<string> {
  const own = groupBy(pulls.filter(hasOwnId), secondOf)
  return new Set([...own].filter(([, found]) => found.length >= TEN_PULL).map(([second]) => second))
}

function secondOf({ poolId, time }: Pull): string {
  return `${uigfPoolOf(poolId)} ${time}`
}

function byItem(pulls: Iterable<Pull>): ReadonlyMap<string, readonly Pull[]> {
  return groupBy(pulls, (pull) => `${secondOf(pull)} ${itemKey(pull)}`)
}

function hasOwnId({ id }: Pull): boolean {
  return hasIdLength(id)
}

/** Of one item in one second: a row with a counter and one with a derived id are one pull. */
function countIn(pulls: readonly Pull[]): number {
  const own = pulls.filter(hasOwnId).length
  const counters = pulls.filter(({ id }) => isCounter(id)).length
  return own + Math.max(counters, pulls.length - own - counters)
}
