import { groupBy } from '../../gacha/group-by.ts'
import { identify, type RowWithoutId } from '../../gacha/merging/derived-id.ts'
import { mergePulls } from '../../gacha/merging/merge-pulls.ts'
import { itemKey, type Pull, TEN_PULL } from '../../gacha/pull.ts'
import { compareIds } from '../../gacha/pull-order.ts'
import { uigfPoolOf } from '../../gacha/rows/uigf-pool.ts'

export interface OrderedPulls {
  /** With the ids that are derived for them. */
  readonly pulls: readonly Pull[]
  /** How many rows repeat others of the same list. */
  readonly repeated: number
}

export interface MarkedPull {
  readonly pull: Pull
  /** What the file has as its id, which is none of the game's: it may still count. */
  readonly mark: string
}

/**
 * Puts the rows of one view that have no id into their order. The times of each pool show its order. Where the time
 * jumps back and the same seconds occur again as a whole, the tool has written a block twice. (DOC-6)
 *
 * @param pulls as the file lists them
 */
export function orderRows(rows: readonly MarkedPull[], isNewestFirst: boolean): OrderedPulls {
  const pools = [...groupBy(rows, ({ pull }) => uigfPoolOf(pull.poolId)).values()]
  const ordered = pools.map((pool) => {
    const listed = pool.map(({ pull }) => pull)
    return inBlocks(
      isSorted(listed) ? oldestFirst(listed, isNewestFirst) : (byMarks(pool) ?? oldestFirst(listed, isNewestFirst)),
    )
  })
  return {
    pulls: ordered.flatMap((one) => one.pulls),
    repeated: ordered.reduce((total, one) => total + one.repeated, 0),
  }
}

function oldestFirst(pool: readonly Pull[], isNewestFirst: boolean): readonly Pull[] {
  let steps = 0
  for (const [at, { time }] of pool.entries()) {
    const before = pool[at - 1]?.time ?? time
    if (before !== time) steps += before < time ? 1 : -1
  }
  return steps < 0 || (steps === 0 && isNewestFirst) ? pool.toReversed() : pool
}

function isSorted(pool: readonly Pull[]): boolean {
  const isStep = (sign: 1 | -1) =>
    pool.every(({ time }, at) => sign * compareText(pool[at - 1]?.time ?? time, time) <= 0)
  return isStep(1) || isStep(-1)
}

/** An unsorted list by its own counters, oldest first, where these rise or fall with the time; `null` for no such ones. */
function byMarks(pool: readonly MarkedPull[]): readonly Pull[] | null {
  const marks = new Set(pool.map(({ mark }) => mark))
  if (marks.size < pool.length || !pool.every(({ mark }) => /^\d+$/.test(mark))) return null
  const counted = pool.toSorted((a, b) => compareIds(a.mark, b.mark)).map(({ pull }) => pull)
  if (!isSorted(counted)) return null
  return (counted[0]?.time ?? '') > (counted.at(-1)?.time ?? '') ? counted.toReversed() : counted
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** A list that jumps back more often is only unsorted. */
const MAX_BLOCKS = 64

function inBlocks(pool: readonly Pull[]): OrderedPulls {
  const [first = [], ...others] = blocksOf(pool)
  if (others.length >= MAX_BLOCKS) return { pulls: identified(pool), repeated: 0 }
  let whole: readonly RowWithoutId[] = first
  let repeated = 0
  for (const block of others) {
    if (!isRepeated(whole, block)) {
      whole = [...whole, ...block]
      continue
    }
    const { pulls, known } = mergePulls(identified(whole), identified(block))
    whole = pulls
    repeated += known
  }
  return { pulls: identified(whole), repeated }
}

/** A block ends where the time jumps back. */
function blocksOf(pool: readonly Pull[]): readonly (readonly Pull[])[] {
  const blocks: Pull[][] = [[]]
  let before = ''
  for (const pull of pool) {
    if (pull.time < before) blocks.push([])
    before = pull.time
    blocks.at(-1)?.push(pull)
  }
  return blocks
}

/**
 * Whether a block repeats seconds that come before it. The seconds that both have are equal, except that a block may
 * be cut in its first and its last one, and between the first and the last of them none is missing on either side.
 * Otherwise rows are only unsorted. One second alone must be a whole ten-pull.
 */
function isRepeated(whole: readonly RowWithoutId[], block: readonly RowWithoutId[]): boolean {
  const before = groupBy(whole, ({ time }) => time)
  const inBlock = groupBy(block, ({ time }) => time)
  const times = [...inBlock.keys()].filter((time) => before.has(time))
  const [first = '', last = ''] = [times[0], times.at(-1)]
  const between = [...before.keys(), ...inBlock.keys()].filter((time) => time >= first && time <= last)
  if (new Set(between).size > times.length) return false
  if (times.length === 1 && (inBlock.get(first)?.length ?? 0) < TEN_PULL) return false

  const shared = times.map((time) => ({
    known: contentOf(before.get(time) ?? []),
    listed: contentOf(inBlock.get(time) ?? []),
  }))
  const isAlike = ({ known, listed }: Shared) => contains(known, listed) && contains(listed, known)
  const isCut = ({ known, listed }: Shared) => contains(known, listed) || contains(listed, known)
  const inside = shared.slice(1, -1)
  return shared.some(isAlike) && shared.every(isCut) && inside.every(isAlike)
}

interface Shared {
  readonly known: ReadonlyMap<string, number>
  readonly listed: ReadonlyMap<string, number>
}

function contentOf(rows: readonly RowWithoutId[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(itemKey(row), (counts.get(itemKey(row)) ?? 0) + 1)
  return counts
}

function contains(large: ReadonlyMap<string, number>, small: ReadonlyMap<string, number>): boolean {
  return [...small].every(([item, count]) => (large.get(item) ?? 0) >= count)
}

/** Stable: rows of one second are in the order that they give, else as listed. */
function identified(rows: readonly RowWithoutId[]): readonly Pull[] {
  const orderOf = (row: RowWithoutId & { order?: number }) => row.order ?? 0
  return identify([...rows].sort((a, b) => (a.time === b.time ? orderOf(a) - orderOf(b) : a.time < b.time ? -1 : 1)))
}
