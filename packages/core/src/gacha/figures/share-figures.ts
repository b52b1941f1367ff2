import type { CountedPull, PityNow, PoolHistory } from '../counting/count-pulls.ts'
import type { FactIndex } from '../facts.ts'
import type { CountablePull, Pull } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'
import { fiveStarLuck } from './luck.ts'
import { type Flips, flipsOf, provenPities } from './pool-summary.ts'
import { mean } from './statistics.ts'

/** What a picture of an account's pulls says; `null` where the history does not carry a figure. (SHARE-1) */
export interface ShareFigures<P extends CountablePull = Pull> {
  readonly pulls: number
  /** Wall time of the server, `2026-05-20 12:00:00`; empty without pulls. */
  readonly firstTime: string
  readonly lastTime: string
  /** Pulls per 5-star over all pools. */
  readonly average: number | null
  readonly flips: Flips | null
  readonly luck: ShareLuck | null
  /** At most five, newest first. */
  readonly lastFiveStars: readonly CountedPull<P>[]
  /** Of the pool with most pulls, where no 5-star came yet. */
  readonly pity: (PityNow & { readonly poolId: string }) | null
}

/** Luck in 5-stars of one pool, by the model of its odds. */
export interface ShareLuck {
  /** From 0.01 to 0.99: no player is luckier than all others, and none less lucky than all. */
  readonly low: number
  readonly high: number
  readonly poolId: string
  readonly pulls: number
}

const SHOWN_FIVE_STARS = 5

/** The same figures as on the overview; luck is that of the pool with the longest stretch that can be judged. */
export function shareFigures<P extends CountablePull>(
  histories: readonly PoolHistory<P>[],
  index: FactIndex,
): ShareFigures<P> {
  const all = histories.flatMap(({ pulls }) => pulls).toSorted((one, other) => comparePulls(one.pull, other.pull))
  const flips = evenFlips(histories, index)
  const fiveStars = all.filter(({ rarity }) => rarity === 5)
  const largest = histories.toSorted((one, other) => other.pulls.length - one.pulls.length)[0]
  return {
    pulls: all.length,
    firstTime: all[0]?.pull.time ?? '',
    lastTime: all.at(-1)?.pull.time ?? '',
    average: mean(histories.flatMap(({ pulls }) => provenPities(pulls, 5))),
    flips: flips.total === 0 ? null : flips,
    luck: bestJudged(histories, index),
    lastFiveStars: fiveStars.slice(-SHOWN_FIVE_STARS).reverse(),
    pity: fiveStars.length > 0 || !largest ? null : { poolId: largest.poolId, ...largest.pity[5] },
  }
}

/** Flips of pools in which half of the 5-stars are featured: others are no 50/50s. (GACHA-36) */
export function evenFlips(histories: readonly PoolHistory<CountablePull>[], index: Pick<FactIndex, 'pools'>): Flips {
  const even = histories.filter(({ poolId }) => index.pools.get(poolId)?.featuredRate5 === 0.5)
  return flipsOf(even.flatMap(({ pulls }) => pulls))
}

/** What is left after rounding to whole per cent is neither nothing nor everybody. */
export function clampedPercentile(percentile: number): number {
  return Math.max(0.01, Math.min(0.99, percentile))
}

function bestJudged(histories: readonly PoolHistory<CountablePull>[], index: FactIndex): ShareLuck | null {
  const judged = histories.flatMap((history) => {
    const luck = fiveStarLuck(history, index.pools.get(history.poolId))
    if (!luck?.percentile) return []
    const { low, high } = luck.percentile
    const range = { low: clampedPercentile(low), high: clampedPercentile(high) }
    return [{ ...range, poolId: history.poolId, pulls: luck.pulls }]
  })
  return judged.toSorted((one, other) => other.pulls - one.pulls)[0] ?? null
}
