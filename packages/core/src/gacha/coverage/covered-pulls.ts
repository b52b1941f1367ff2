import type { UtcOffset } from '../../time/zone.ts'
import { instantOn } from '../fact-span.ts'
import { mergePulls } from '../merging/merge-pulls.ts'
import type { Pull } from '../pull.ts'
import { pullKey } from '../rows/pull-key.ts'
import { uigfPoolOf } from '../rows/uigf-pool.ts'

/** A time of which pulls may be missing, in ms since 1970. */
export interface ProofGap {
  readonly from: number
  readonly to: number
}

/** What is proven of a pool. */
export interface PoolProof {
  readonly isCompleteFromStart: boolean
  readonly gaps: readonly ProofGap[]
  /** Import before this; `null` without an official import. */
  readonly safeUntil: number | null
}

/** By pool. */
export type ProofByPool = Readonly<Record<string, PoolProof>>

/** Pulls with what is proven of them. */
export interface CoveredPulls {
  readonly pulls: readonly Pull[]
  readonly coverage: ProofByPool
}

const UNPROVEN: PoolProof = { isCompleteFromStart: false, gaps: [], safeUntil: null }

interface Range {
  readonly first: number
  readonly last: number
}

/** Of the server's coverage: that of the pool that was fetched, or of all (`null`). */
export function coverageOfPool(coverage: ProofByPool, poolId: string | null): ProofByPool {
  return Object.fromEntries(Object.entries(coverage).filter(([pool]) => poolId === null || uigfPoolOf(pool) === poolId))
}

/** Both sets of pulls, each pull once, with what is proven of them together. (LOCAL-2, LOCAL-7) */
export function joinCovered(kept: CoveredPulls, come: CoveredPulls, server: UtcOffset): CoveredPulls {
  return { pulls: mergePulls(kept.pulls, come.pulls).pulls, coverage: coverageTogether(kept, come, server) }
}

/**
 * The set without some pulls; of the pools that lose any, nothing stays proven. (LOCAL-8)
 *
 * @param goneKeys of `pullKey`
 */
export function withoutPulls(kept: CoveredPulls, goneKeys: ReadonlySet<string>): CoveredPulls {
  const isGone = (pull: Pull) => goneKeys.has(pullKey(pull))
  const pools = new Set(kept.pulls.filter(isGone).map(({ poolId }) => uigfPoolOf(poolId)))
  const proven = Object.entries(kept.coverage).filter(([pool]) => !pools.has(uigfPoolOf(pool)))
  return { pulls: kept.pulls.filter((pull) => !isGone(pull)), coverage: Object.fromEntries(proven) }
}

/**
 * What holds for two sets of pulls together. The server reports its own pulls only: where those on the device reach
 * further, what was known of them holds there, and pulls may be missing between two sets that do not meet. (LOCAL-7)
 */
function coverageTogether(kept: CoveredPulls, come: CoveredPulls, server: UtcOffset): ProofByPool {
  const keptRanges = rangesOf(kept.pulls, server)
  const comeRanges = rangesOf(come.pulls, server)
  const together = Object.entries(come.coverage).map(([pool, coverage]) => {
    const before = keptRanges.get(uigfPoolOf(pool))
    const now = comeRanges.get(uigfPoolOf(pool))
    const known = kept.coverage[pool]
    if (!before || (now && now.first <= before.first && before.last <= now.last)) return [pool, coverage]
    if (!now) return [pool, { ...(known ?? UNPROVEN), safeUntil: coverage.safeUntil }]
    return [pool, joined({ range: before, coverage: known }, { range: now, coverage })]
  })
  return { ...kept.coverage, ...Object.fromEntries(together) }
}

interface Known {
  readonly range: Range
  readonly coverage: PoolProof | undefined
}

function joined(kept: Known, come: { readonly range: Range; readonly coverage: PoolProof }): PoolProof {
  const outside = (kept.coverage?.gaps ?? []).filter(({ from, to }) => from < come.range.first || to > come.range.last)
  const gaps = [...come.coverage.gaps, ...outside, ...gapBetween(kept.range, come.range)]
  const isKeptEarlier = kept.range.first < come.range.first
  return {
    isCompleteFromStart: (isKeptEarlier ? kept.coverage : come.coverage)?.isCompleteFromStart === true,
    gaps: [...new Map(gaps.map((gap) => [`${gap.from}-${gap.to}`, gap])).values()].sort((a, b) => a.from - b.from),
    safeUntil: come.coverage.safeUntil,
  }
}

function gapBetween(a: Range, b: Range): readonly ProofGap[] {
  if (a.last < b.first) return [{ from: a.last, to: b.first }]
  return b.last < a.first ? [{ from: b.last, to: a.first }] : []
}

function rangesOf(pulls: readonly Pull[], server: UtcOffset): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>()
  for (const { poolId, time } of pulls) {
    const pool = uigfPoolOf(poolId)
    const at = instantOn(server, time)
    const { first, last } = ranges.get(pool) ?? { first: at, last: at }
    ranges.set(pool, { first: Math.min(first, at), last: Math.max(last, at) })
  }
  return ranges
}
