import { groupBy } from '../group-by.ts'
import { itemKey, type Pull, TEN_PULL } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'
import { UNKNOWN_RANK } from '../rarity.ts'
import { hasIdLength } from '../rows/game-id.ts'
import { pullKey } from '../rows/pull-key.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'
import { isCounter, occurrenceOf } from './derived-id.ts'
import { reissuedOnes, reissuedTens } from './reissued.ts'
import { combine } from './same-pull.ts'

/** A second of one log: its rows are pulls of one press. */
export function secondOf({ poolId, time }: Pick<Pull, 'poolId' | 'time'>): string {
  return `${uigfPoolOf(poolId)} ${time}`
}

/** What is known and what has come, of one second. */
export type Views = readonly (readonly Pull[])[]

export interface Settled {
  /** Rows that others represent. */
  readonly gone: readonly Pull[]
  /** Rows with new content. */
  readonly kept: readonly Pull[]
}

/**
 * Finds the rows of one second of one log that are the same pulls under several ids.
 *
 * - The game once issued new ids for pulls that it had listed before. The smallest id of each pull stays. (GACHA-5)
 * - Rows without an id of the game are matched by their item, and if it is unknown by their rank. Of one item in one
 *   second there are as many as the fuller view says, never the sum of both. (GACHA-4)
 *
 * @param union of both views
 */
export function settleSecond(union: readonly Pull[], views: Views): Settled {
  const kept = new Map<string, Pull>()
  const twinOf = new Map<string, string>()
  const gone: Pull[] = []
  for (const [stays, goes] of [...reissuedOnes(union), ...reissuedTens(views)]) {
    const key = pullKey(stays)
    kept.set(key, combine(kept.get(key) ?? stays, goes))
    twinOf.set(pullKey(goes), key)
    gone.push(goes)
  }
  const combinedOf = (pull: Pull) => kept.get(twinOf.get(pullKey(pull)) ?? pullKey(pull)) ?? pull
  const joined = (list: readonly Pull[]) => (gone.length === 0 ? list : [...new Set(list.map(combinedOf))])
  const seen = views.map(joined)
  let rows = joined(union)
  for (const match of MATCHINGS) {
    if (rows.every(match.isSure)) continue
    const settled = matched(rows, seen, match)
    for (const pull of settled.kept) kept.set(pullKey(pull), pull)
    const left = new Set(settled.gone.map(pullKey))
    gone.push(...settled.gone)
    rows = rows.filter((pull) => !left.has(pullKey(pull))).map(combinedOf)
  }
  return { gone, kept: [...kept.values()] }
}

interface Matching {
  /** What rows must share to be the same thing pulled. */
  readonly keyOf: (pull: Pull) => string
  /** Whether a row stands for itself; others make way for such rows. */
  readonly isSure: (pull: Pull) => boolean
}

/** One after the other. Rows without a rank may be any of the second. */
const MATCHINGS: readonly Matching[] = [
  { keyOf: itemKey, isSure: hasOwnId },
  { keyOf: ({ rankType }) => rankType, isSure: isNamedPull },
  { keyOf: () => '', isSure: (pull) => isNamedPull(pull) || pull.rankType !== UNKNOWN_RANK },
]

function matched(rows: readonly Pull[], views: Views, { keyOf, isSure }: Matching): Settled {
  const isOpen = (pull: Pull) => !isSure(pull)
  // Who knows ten pulls by their ids knows all of the press, whatever other files call the items.
  const isFull = rows.filter(hasOwnId).length >= TEN_PULL
  const seen = views.map((view) => groupBy(view, keyOf))
  const settled = [...groupBy(rows, keyOf)].map(([key, group]): Settled => {
    const sure = group.filter(isSure)
    const lists = seen.map((view) => (view.get(key) ?? []).filter(isOpen))
    const fullest = fullestOf(lists)
    const open = group.filter(isOpen).sort((a, b) => compareForms(a, b, fullest))
    const counts = seen.map((view) => countOf(view.get(key) ?? [], isSure))
    // Two lists that call an item by the same name name different items differently.
    if (shareAName(lists)) counts.push(countOf(open, isSure))
    const most = isFull ? sure.length : Math.max(sure.length, ...counts)
    const gone = open.slice(most - sure.length)
    return { gone, kept: ofSecondBanner(gone, sure) }
  })
  return { gone: settled.flatMap(({ gone }) => gone), kept: settled.flatMap(({ kept }) => kept) }
}

/**
 * Whether two lists of one second contradict each other: each has more of some rank. Rows of unknown items may then be
 * the same pulls all the same, and only the player knows.
 */
export function contradict(one: readonly Pull[], other: readonly Pull[]): boolean {
  const more = new Map<string, number>()
  for (const { rankType } of one) more.set(rankType, (more.get(rankType) ?? 0) + 1)
  for (const { rankType } of other) more.set(rankType, (more.get(rankType) ?? 0) - 1)
  const surpluses = [...more.values()]
  return surpluses.some((count) => count > 0) && surpluses.some((count) => count < 0)
}

function shareAName([known = [], incoming = []]: Views): boolean {
  const names = new Set(known.map(itemKey))
  return incoming.some((pull) => names.has(itemKey(pull)))
}

/** Of a row with a counter and one with a derived id, one is the other. (LEDGER-21) */
function countOf(rows: readonly Pull[], isSure: Matching['isSure']): number {
  const sure = rows.filter(isSure).length
  const counters = rows.filter((pull) => !isSure(pull) && isCounter(pull.id)).length
  return sure + Math.max(counters, rows.length - sure - counters)
}

/** What stays first: rows of the fuller list, which names all of them in one language. */
function compareForms(a: Pull, b: Pull, fullest: ReadonlySet<string>): number {
  return (
    Number(isCounter(b.id)) - Number(isCounter(a.id)) ||
    Number(fullest.has(pullKey(b))) - Number(fullest.has(pullKey(a))) ||
    occurrenceOf(a.id) - occurrenceOf(b.id) ||
    comparePulls(a, b)
  )
}

/** The longest of the lists, by `pullKey`; of two that are as long the one with the smallest key. */
function fullestOf(lists: readonly (readonly Pull[])[]): ReadonlySet<string> {
  const keys = lists.map((list) => list.map(pullKey).sort())
  const [first = []] = keys.sort((a, b) => b.length - a.length || ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1))
  return new Set(first)
}

function hasOwnId({ id }: Pull): boolean {
  return hasIdLength(id)
}

/** Whether a row says what was pulled, or the game itself has listed it. */
export function isNamedPull(pull: Pull): boolean {
  return hasOwnId(pull) || pull.itemId !== ''
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
