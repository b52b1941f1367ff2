import { formatWallTime, wallTimeOf } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { Gap } from '../coverage/coverage.ts'
import { countedPoolOf, type FactIndex } from '../facts.ts'
import { groupBy } from '../group-by.ts'
import type { CountablePull, Pull } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'
import { type Rarity, rarityIn } from '../rarity.ts'
import { impossibleIn } from './impossible.ts'
import { type Judge, type Judgement, judgesOf } from './judge.ts'
import { resetsFourStars } from './pity-reset.ts'

/**
 * How a 5-star of a coin-flip pool came about: `won` and `lost` the flip, `guaranteed` after a lost one, `unknown`
 * where the facts or the history do not say.
 */
export type Outcome = 'won' | 'lost' | 'guaranteed' | 'unknown'

export interface CountedPull<P extends CountablePull = Pull> {
  readonly pull: P
  /** `null`: neither the row nor the facts state it. */
  readonly rarity: Rarity | null
  /** From 1, in the counted pool. */
  readonly number: number
  /** Pulls since the last one of its rarity, itself included; `null` for 3 stars and an unknown rarity. */
  readonly pity: number | null
  /**
   * Pulls may be missing since the last one of its rarity; the pity counts from behind them, the true one is this or
   * more.
   */
  readonly isPityAtLeast: boolean
  /** `null` where nothing is judged: other rarities, pools without a 50/50. */
  readonly outcome: Outcome | null
  /** Known to be a 50/50, whatever its outcome: the history shows that it was not guaranteed. */
  readonly isFlip: boolean
  /** A featured one that may have come by fate points, so that it is not known to be won. (GACHA-14) */
  readonly isByPoint: boolean
  readonly judgement: Judgement | null
  /**
   * Counts begin again with it: pulls before it may be missing, or its own rarity or that of the one before it is unknown.
   */
  readonly isAfterBreak: boolean
}

/** The state of the next pull. */
export interface PityNow {
  readonly count: number
  readonly isAtLeast: boolean
}

/** The pulls of one counted pool, and its current state. */
export interface PoolHistory<P extends CountablePull = Pull> {
  readonly poolId: string
  readonly isCompleteFromStart: boolean
  /** Oldest first. */
  readonly pulls: readonly CountedPull<P>[]
  readonly pity: Readonly<Record<4 | 5, PityNow>>
  /** Whether the next 5-star is certainly a featured one; `null` if that is unknown or the pool has no 50/50. */
  readonly isGuaranteed: boolean | null
  /** How many pulls cannot be: more than ten of a second, and those at which the hard pity is passed. (GACHA-9) */
  readonly impossible: number
}

/** What is known of a pool's completeness; without it a history begins somewhere in the middle. */
export interface Completeness {
  readonly isCompleteFromStart: boolean
  readonly gaps: readonly Gap[]
}

export interface CountOptions {
  readonly index: FactIndex
  readonly server: UtcOffset
  /** By counted pool. */
  readonly completeness?: ReadonlyMap<string, Completeness>
}

const UNPROVEN: Completeness = { isCompleteFromStart: false, gaps: [] }

/**
 * Numbers the pulls of an account, counts pity and judges outcomes, per counted pool in the order in which pools are
 * shown, unknown ones last. Pulls may come in any order. (GACHA-7)
 */
export function countPulls<P extends CountablePull>(
  pulls: readonly P[],
  options: CountOptions,
): ReadonlyMap<string, PoolHistory<P>> {
  const { index, server, completeness } = options
  const judges = judgesOf(index, server)
  const groups = groupBy(pulls, ({ poolId }) => countedPoolOf(index, poolId))
  const known = index.facts.pools.map(({ id }) => id).filter((id) => groups.has(id))
  const unknown = [...groups.keys()].filter((id) => !index.pools.has(id)).sort((a, b) => Number(a) - Number(b))
  return new Map(
    [...known, ...unknown].map((poolId) => {
      const context = { index, server, judges, completeness: completeness?.get(poolId) ?? UNPROVEN }
      return [poolId, countPool(poolId, [...(groups.get(poolId) ?? [])].sort(comparePulls), context)]
    }),
  )
}

interface PoolContext {
  readonly index: FactIndex
  readonly server: UtcOffset
  readonly judges: Judge
  readonly completeness: Completeness
}

/**
 * One walk from the oldest pull to the newest. A 5-star resets the count of 5-stars. Where `topRankResetsAll`
 * holds, every 5-star, the first one too, also resets that of 4-stars. Two lost 50/50s in a row stay two lost ones. (GACHA-8,
 * GACHA-11)
 */
function countPool<P extends CountablePull>(
  poolId: string,
  sorted: readonly P[],
  context: PoolContext,
): PoolHistory<P> {
  const { index, judges, completeness } = context
  const facts = index.pools.get(poolId)
  const resetsBoth = resetsFourStars(index.gameId)
  const isJudged = facts?.isOutcomeComputed === true && facts.hasFiftyFifty === true
  const isBreak = breaksOf(completeness, context.server)
  const rarities = sorted.map((pull) => rarityIn(index, pull))
  // A pull of unknown rarity may be one of any: nothing is counted over it.
  const missing = sorted.map(
    (pull, place) =>
      isBreak(sorted[place - 1] ?? null, pull) || rarities[place] === null || rarities[place - 1] === null,
  )
  const { crowded, beyond } = impossibleIn(sorted, { rarities, breaks: missing, hardPity: facts?.hardPity5 ?? null })
  const breaks = missing.map(
    (isMissing, place) => isMissing || beyond.has(place) || crowded.has(place) || crowded.has(place - 1),
  )
  const judge = judges.among(() => {
    const stretches: P[][] = [[]]
    for (const [place, pull] of sorted.entries()) {
      if (breaks[place]) stretches.push([])
      if (rarities[place] === 5) stretches.at(-1)?.push(pull)
    }
    return stretches
  })

  const since = { 4: 0, 5: 0 }
  const isWhole = { 4: completeness.isCompleteFromStart, 5: completeness.isCompleteFromStart }
  let guaranteed: boolean | null = completeness.isCompleteFromStart ? false : null
  let lastFiveStar: P | null = null

  const counted: CountedPull<P>[] = []
  for (const [place, pull] of sorted.entries()) {
    const rarity = rarities[place] ?? null
    const isAfterBreak = breaks[place] ?? false
    if (isAfterBreak) {
      // Among what is missing there may be one of any rarity: what came before counts no longer.
      since[4] = 0
      since[5] = 0
      isWhole[4] = false
      isWhole[5] = false
      guaranteed = null
    }
    since[4] += 1
    since[5] += 1

    const judgement = rarity === 5 && isJudged ? judge(pull, guaranteed) : null
    const mayHavePoint = judgement !== null && guaranteed === false && judges.mayComeByPoints(lastFiveStar, pull)
    const isByPoint = mayHavePoint && judgement === 'featured' && pull.itemId !== lastFiveStar?.itemId
    const outcome = judgement === null ? null : isByPoint ? 'unknown' : outcomeOf(judgement, guaranteed)
    counted.push({
      pull,
      rarity,
      number: counted.length + 1,
      pity: rarity === null || rarity === 3 ? null : since[rarity],
      isPityAtLeast: rarity !== null && rarity !== 3 && !isWhole[rarity],
      outcome,
      isFlip: guaranteed !== null && !mayHavePoint && (outcome === 'won' || outcome === 'lost'),
      isByPoint,
      judgement,
      isAfterBreak,
    })

    if (rarity === 5) lastFiveStar = pull
    if (judgement !== null) guaranteed = guaranteeAfter(judgement, facts?.guaranteeAfterLoss ?? false)
    for (const counter of [4, 5] as const) {
      if (rarity !== counter && !(rarity === 5 && resetsBoth)) continue
      since[counter] = 0
      isWhole[counter] = true
    }
  }
  const isBreakNow = isBreak(sorted.at(-1) ?? null, null) || crowded.has(sorted.length - 1)
  const now = (counter: 4 | 5): PityNow =>
    isBreakNow ? { count: 0, isAtLeast: true } : { count: since[counter], isAtLeast: !isWhole[counter] }
  return {
    poolId,
    isCompleteFromStart: completeness.isCompleteFromStart,
    pulls: counted,
    pity: { 4: now(4), 5: now(5) },
    isGuaranteed: isJudged && !isBreakNow ? guaranteed : null,
    impossible: crowded.size + beyond.size,
  }
}

function outcomeOf(judgement: Judgement, guaranteed: boolean | null): Outcome {
  if (judgement !== 'featured') return judgement
  if (guaranteed === null) return 'unknown'
  return guaranteed ? 'guaranteed' : 'won'
}

function guaranteeAfter(judgement: Judgement, afterLoss: boolean): boolean | null {
  return judgement === 'unknown' ? null : judgement === 'lost' && afterLoss
}

/**
 * Whether pulls may be missing between two that follow each other; `null` before the first pull, and after the last
 * one. Times are compared as the text they are. (GACHA-9)
 */
function breaksOf(
  { isCompleteFromStart, gaps }: Completeness,
  server: UtcOffset,
): (before: CountablePull | null, after: CountablePull | null) => boolean {
  const holes = gaps.map(({ from, to }) => ({
    from: formatWallTime(wallTimeOf(from, server)),
    to: formatWallTime(wallTimeOf(to, server)),
  }))
  return (before, after) => {
    if (before === null && !isCompleteFromStart) return true
    return holes.some(({ from, to }) => (after === null || from < after.time) && (before === null || to > before.time))
  }
}
