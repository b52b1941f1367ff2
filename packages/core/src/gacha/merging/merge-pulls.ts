import { groupBy } from '../group-by.ts'
import { itemKey, type Pull, TEN_PULL } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'
import { UNKNOWN_RANK } from '../rarity.ts'
import { hasIdLength } from '../rows/game-id.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'
import { absorbed } from './merge-derived.ts'

/** The same id for two different pulls. */
export interface PullConflict {
  readonly known: Pull
  readonly incoming: Pull
}

export interface Merge {
  /** The union, oldest first. */
  readonly pulls: readonly Pull[]
  /** What is new in it. */
  readonly added: readonly Pull[]
  /** Known rows of which the incoming ones say more: same id, new content. */
  readonly changed: readonly Pull[]
  /** Known rows without an id of the game, for which the game's own row has come. */
  readonly replaced: readonly Pull[]
  /** How many incoming rows were there already. */
  readonly known: number
  /** The known row stays. */
  readonly conflicting: readonly PullConflict[]
}

/**
 * The union of two views of one account's log. Nothing is ever lost, whatever the two overlap in, and it does not
 * matter which comes first or how often. (GACHA-4)
 *
 * Rows are the same by the game's id; where there is none, by occurrence inside their second (`identify`).
 */
export function mergePulls(known: readonly Pull[], incoming: readonly Pull[]): Merge {
  const before = new Map(known.map((pull) => [pull.id, pull]))
  const doubled = reissued(known, incoming)
  const after = new Map(before)
  const conflicting: PullConflict[] = []
  for (const pull of incoming) {
    if (doubled.has(pull.id)) continue
    const present = after.get(pull.id)
    if (!present) after.set(pull.id, pull)
    else if (isSamePull(present, pull)) after.set(pull.id, combine(present, pull))
    else conflicting.push({ known: present, incoming: pull })
  }
  for (const { gone, own } of absorbed(known, incoming, after.values())) {
    for (const { id } of gone) after.delete(id)
    for (const pull of ofSecondBanner(gone, own)) after.set(pull.id, pull)
  }

  const pulls = [...after.values()].sort(comparePulls)
  const added = pulls.filter(({ id }) => !before.has(id))
  return {
    pulls,
    added,
    changed: pulls.filter((pull) => before.has(pull.id) && before.get(pull.id) !== pull),
    replaced: known.filter(({ id }) => !after.has(id)),
    known: incoming.length - added.length - conflicting.length,
    conflicting,
  }
}

/** A name alone and an id alone do not contradict each other; the second character banner is part of the first. */
function isSamePull(a: Pull, b: Pull): boolean {
  const isSameItem = a.itemId === '' || b.itemId === '' || a.itemId === b.itemId
  const isSameRank = a.rankType === UNKNOWN_RANK || b.rankType === UNKNOWN_RANK || a.rankType === b.rankType
  return a.time === b.time && isSameRank && isSameItem && uigfPoolOf(a.poolId) === uigfPoolOf(b.poolId)
}

/** The contents of both together, the same whichever comes first; `a` itself when there is nothing to add. */
function combine(a: Pull, b: Pull): Pull {
  const both: Pull = {
    ...a,
    poolId: [a.poolId, b.poolId].sort()[1] ?? a.poolId,
    itemId: a.itemId || b.itemId,
    name: either(a.name, b.name),
    itemType: either(a.itemType, b.itemType),
    rankType: a.rankType || b.rankType,
    gachaId: either(a.gachaId, b.gachaId),
    order: Math.max(a.order, b.order),
  }
  const isSame = (Object.keys(both) as (keyof Pull)[]).every((field) => both[field] === a[field])
  return isSame ? a : both
}

/**
 * Rows that represent others take from them which character banner they are of: files with ids may have lost it that
 * files without ids have kept. As many are of the second one as the fuller of both says.
 */
function ofSecondBanner(gone: readonly Pull[], own: readonly Pull[]): readonly Pull[] {
  const isSecond = ({ poolId }: Pull) => poolId !== uigfPoolOf(poolId)
  const missing = gone.filter(isSecond).length - own.filter(isSecond).length
  if (missing <= 0) return []
  const poolId = gone.find(isSecond)?.poolId ?? ''
  const rest = own.filter((pull) => !isSecond(pull)).sort(comparePulls)
  return rest.slice(0, missing).map((pull) => ({ ...pull, poolId }))
}

function either(a: string, b: string): string {
  if (a === '' || b === '') return a || b
  return a < b ? a : b
}

/**
 * The incoming ids of ten-pulls that are known under other ids: a game once issued new ids for pulls that it had listed
 * before (genshin, 2024-11-20; lgou2w/HoYo.Gacha issue 56). Only a whole ten-pull counts, all of it new, with the same
 * items in the same order in the same second of the same pool; two of those cannot happen to be equal. Rows without an
 * id are another matter: the game's own take their place. (GACHA-5)
 */
function reissued(known: readonly Pull[], incoming: readonly Pull[]): ReadonlySet<string> {
  const ids = new Set(known.map(({ id }) => id))
  const isNew = ({ id }: Pull) => !ids.has(id) && hasIdLength(id)
  const fresh = [...bySecond(incoming)].filter(([, pulls]) => pulls.length >= TEN_PULL && pulls.every(isNew))
  if (fresh.length === 0) return new Set()

  const knownBySecond = bySecond(known.filter(({ id }) => hasIdLength(id)))
  const doubled = fresh.filter(([second, pulls]) => sequence(knownBySecond.get(second) ?? []) === sequence(pulls))
  return new Set(doubled.flatMap(([, pulls]) => pulls.map(({ id }) => id)))
}

function bySecond(pulls: readonly Pull[]): ReadonlyMap<string, readonly Pull[]> {
  return groupBy(pulls, ({ poolId, time }) => `${poolId} ${time}`)
}

function sequence(pulls: readonly Pull[]): string {
  return pulls.toSorted(comparePulls).map(itemKey).join('\n')
}
