import type { PoolFacts } from '../facts.ts'
import type { OddsCurve } from '../figures/odds.ts'
import type { Offer } from './offers.ts'
import type { Random } from './seeded-random.ts'

/** The counters of one counted pool. */
export interface Counters {
  since5: number
  since4: number
  isGuaranteed: boolean
  pulls: number
}

export function newCounters(): Counters {
  return { since5: 0, since4: 0, isGuaranteed: false, pulls: 0 }
}

/** A pool at a moment. */
export interface Table {
  readonly pool: PoolFacts
  /** `null` for a pool without pity: always its base rate. */
  readonly curve: OddsCurve | null
  readonly offer: Offer
  /** Whether a 5-star resets the count of 4-stars. */
  readonly resets4: boolean
}

/** With the ninth pull a 4-star becomes likely (a community model that meets the official consolidated rate). */
const SOFT_PITY_4 = { pull: 9, added: 0.51 }

/**
 * Draws by the odds of a pool: 5-star by the curve, else 4-star, else 3-star; featured by the 50/50 and its
 * guarantee. Moves the counters on.
 *
 * @returns the id of the item
 */
export function draw({ pool, curve, offer, resets4 }: Table, counters: Counters, random: Random): string {
  counters.pulls += 1
  counters.since5 += 1
  counters.since4 += 1
  if (random() < (curve?.[counters.since5 - 1] ?? pool.baseRate5)) {
    counters.since5 = 0
    if (resets4) counters.since4 = 0
    return draw5(pool, offer, counters, random)
  }
  if (random() < chanceOf4(pool, counters.since4)) {
    counters.since4 = 0
    const isFeatured = offer.featured4.length > 0 && random() < (pool.fourStar.featuredRate ?? 0)
    return pick(isFeatured ? offer.featured4 : offer.others4, random)
  }
  return pick(offer.others3, random)
}

function draw5(pool: PoolFacts, { featured5, others5 }: Offer, counters: Counters, random: Random): string {
  if (featured5.length === 0) return pick(others5, random)
  if (others5.length === 0) return pick(featured5, random)
  const isFeatured = counters.isGuaranteed || random() < (pool.featuredRate5 ?? 0.5)
  counters.isGuaranteed = !isFeatured && pool.guaranteeAfterLoss
  return pick(isFeatured ? featured5 : others5, random)
}

function chanceOf4({ fourStar }: PoolFacts, pull: number): number {
  if (pull >= (fourStar.hardPity ?? 10)) return 1
  return (fourStar.baseRate ?? 0.05) + (pull >= SOFT_PITY_4.pull ? SOFT_PITY_4.added : 0)
}

function pick(items: readonly string[], random: Random): string {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('nothing to draw from')
  return item
}
