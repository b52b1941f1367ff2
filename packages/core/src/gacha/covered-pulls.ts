import { instantOn } from '@ephemeris/core/gacha/fact-span'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { uigfPoolOf } from '@ephemeris/core/gacha/uigf-pool'
import type { UtcOffset } from '@ephemeris/core/time/zone'

/** A time of which pulls may be missing, in ms since 1970. */
export interface StoredGap {
  readonly from: number
  readonly to: number
}

/** What is proven of a pool. */
export interface StoredCoverage {
  readonly isCompleteFromStart: boolean
  readonly gaps: readonly StoredGap[]
  /** Import before this; `null` without an official import. */
  readonly safeUntil: number | null
}

/** By pool. */
export type CoverageByPool = Readonly<Record<string, StoredCoverage>>

/** Pulls with what is proven of them. */
export interface CoveredPulls {
  readonly pulls: readonly Pull[]
  readonly coverage: CoverageByPool
}

const UNPROVEN: StoredCoverage = { isCompleteFromStart: false, gaps: [], safeUntil: null }

interface Range {
  readonly first: number
  readonly last: number
}

/** Of what the server tells: that of the pool that was fetched, or of all (`null`). */
export function coverageOfPool(coverage: CoverageByPool, poolId: string | null): CoverageByPool {
  return Object.fromEntries(Object.entries(coverage).filter(([pool]) => poolId === null || uigfPoolOf(pool) === poolId))
}

/**
 * What holds for two sets of pulls together. The server tells of its own pulls only: where those on the device reach
 * further, what was known of them holds there, and pulls may be missing between two sets that do not meet. (LOCAL-7)
 */
export function coverageTogether(kept: CoveredPulls, come: CoveredPulls, server: UtcOffset): CoverageByPool {
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
  readonly coverage: StoredCoverage | undefined
}

function joined(kept: Known, come: { readonly range: Range; readonly coverage: StoredCoverage }): StoredCoverage {
  const outside = (kept.coverage?.gaps ?? []).filter(({ from, to }) => from < come.range.first || to > come.range.last)
  const gaps = [...come.coverage.gaps, ...outside, ...gapBetween(kept.range, come.range)]
  const isKeptEarlier = kept.range.first < come.range.first
  return {
    isCompleteFromStart: (isKeptEarlier ? kept.coverage : come.coverage)?.isCompleteFromStart === true,
    gaps: [...new Map(gaps.map((gap) => [`${gap.from}-${gap.to}`, gap])).values()].sort((a, b) => a.from - b.from),
    safeUntil: come.coverage.safeUntil,
  }
}

function gapBetween(a: Range, b: Range): readonly StoredGap[] {
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
