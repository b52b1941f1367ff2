import type { PoolFacts } from '../../gacha/facts.ts'
import { costOfFiveStar, type Distribution, exactSum, mixture } from '../../gacha/figures/distribution.ts'
import { type OddsCurve, type PoolRates, ratesOf } from '../../gacha/figures/odds.ts'
import { FRESH_STANDING, type Standing } from './standing.ts'

/**
 * What is not known and makes a range. `share`: the publisher's figure for won flips is higher; `reported`: that of
 * players is; `rate`: the published rate is rounded; `spent`: what an earlier goal cost was not said;
 * `exchange`: what a shop takes for a ticket is not certain.
 */
export type Unknown =
  | 'pity'
  | 'guarantee'
  | 'fate_points'
  | 'first'
  | 'share'
  | 'reported'
  | 'rate'
  | 'spent'
  | 'exchange'

/**
 * How many pulls a goal takes, exactly. `worst` and `best` are the same where nothing is unknown; `worst` never takes
 * fewer pulls with any chance. The last number of a distribution is where it is sure.
 */
export interface GoalCost {
  readonly worst: Distribution
  readonly best: Distribution
  /** By the curve that players measured, everything else at its worst and its best; `null`: no other one. */
  readonly measured: { readonly worst: Distribution; readonly best: Distribution } | null
  readonly unknowns: readonly Unknown[]
}

/**
 * The cost of `copies` of the wanted item of a pool, from the player's pity and guarantee; `null` where no published
 * rule gives it: the share of the item is not known, a loss guarantees nothing, or the pool closes before.
 *
 * The first copy is one 5-star with the chance that the standing gives, else two; each later copy starts without a
 * guarantee. (PLAN-1)
 */
export function costOfGoal(pool: PoolFacts, standing: Standing, copies: number): GoalCost | null {
  const rates = ratesOf(pool)
  const share = rates?.share
  if (!rates || !share || (pool.endsAfterFiveStar && copies > 1)) return null
  if (share.low < 1 && !pool.guaranteeAfterLoss && pool.pointsToGuarantee !== 1) return null

  const of = (end: 'worst' | 'best', curve: OddsCurve) => {
    const settled = settle(pool, standing, { end, hard: curve.length })
    const first = costOfCopy(curve, settled.pity.count, chanceNow(pool, settled, shareAt(share, end)))
    const later = copies > 1 ? costOfCopy(curve, 0, shareAt(share, end)) : null
    let total = first
    for (let copy = 1; copy < copies && later; copy += 1) total = exactSum(total, later)
    return total
  }
  const unknowns = unknownsOf(pool, standing, { rates, share, copies })
  const worst = of('worst', rates.worst)
  const { measured } = rates
  return {
    worst,
    best: unknowns.length === 0 ? worst : of('best', rates.best),
    measured: measured && { worst: of('worst', measured), best: of('best', measured) },
    unknowns,
  }
}

/** Each unknown at its worst or its best. */
function settle(
  pool: PoolFacts,
  { pity, isGuaranteed, fatePoints, isFirstOpen }: Standing,
  { end, hard }: { end: 'worst' | 'best'; hard: number },
): Standing {
  const isBest = end === 'best'
  const known = Math.min(pity.count, hard - 1)
  return {
    pity: { count: pity.isAtLeast && isBest ? hard - 1 : known, isAtLeast: false },
    isGuaranteed: isGuaranteed ?? isBest,
    fatePoints: fatePoints ?? (isBest ? (pool.pointsToGuarantee ?? 0) : 0),
    isFirstOpen: isFirstOpen ?? isBest,
  }
}

/** The chance that the next 5-star is the wanted item. */
function chanceNow(pool: PoolFacts, standing: Standing, share: number): number {
  if (pool.isFirstChosen && standing.isFirstOpen) return 1
  if (pool.pointsToGuarantee !== null && (standing.fatePoints ?? 0) >= pool.pointsToGuarantee) return 1
  if (!pool.guaranteeAfterLoss || !standing.isGuaranteed) return share
  return pool.chosenRate5 === null || pool.featuredRate5 === null ? 1 : pool.chosenRate5 / pool.featuredRate5
}

type Share = NonNullable<PoolRates['share']>

function shareAt({ low, high }: Share, end: 'worst' | 'best'): number {
  return end === 'worst' ? low : high
}

/** One 5-star with `chance`, else a second one from pity 0, which is sure. */
function costOfCopy(curve: OddsCurve, pity: number, chance: number): Distribution {
  const first = costOfFiveStar(curve.slice(pity))
  return chance === 1 ? first : mixture(first, exactSum(first, costOfFiveStar(curve)), chance)
}

function unknownsOf(
  pool: PoolFacts,
  standing: Standing,
  { rates, share, copies }: { rates: PoolRates; share: Share; copies: number },
): readonly Unknown[] {
  const unknowns: Unknown[] = []
  if (standing.pity.isAtLeast) unknowns.push('pity')
  const isFirstSure = pool.isFirstChosen && standing.isFirstOpen === true
  const isPointSure = pool.pointsToGuarantee !== null && (standing.fatePoints ?? 0) >= pool.pointsToGuarantee
  if (!isFirstSure && !isPointSure && share.low < 1) {
    if (pool.isFirstChosen && standing.isFirstOpen === null) unknowns.push('first')
    if (pool.pointsToGuarantee !== null && standing.fatePoints === null) unknowns.push('fate_points')
    if (pool.guaranteeAfterLoss && standing.isGuaranteed === null) unknowns.push('guarantee')
  }
  const isSureNow = isFirstSure || isPointSure || standing.isGuaranteed === true
  if (share.high > share.low && (copies > 1 || !isSureNow)) {
    unknowns.push(pool.statedWinShare === null ? 'reported' : 'share')
  }
  if (rates.worst.some((chance, pull) => chance !== rates.best[pull])) unknowns.push('rate')
  return unknowns
}

/** What a further goal in a pool costs after an earlier one in it: a new banner may have its first 5-star open. */
export function standingAfter({ isFirstOpen }: Standing, isSameBanner: boolean): Standing {
  return isSameBanner ? FRESH_STANDING : { ...FRESH_STANDING, isFirstOpen }
}
