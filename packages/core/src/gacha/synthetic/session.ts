import { SECOND_MS } from '../../time/instant.ts'
import type { UtcOffset } from '../../time/zone.ts'
import { resetsFourStars } from '../counting/pity-reset.ts'
import { countedPoolOf, type FactIndex, type PoolFacts } from '../facts.ts'
import { type OddsCurve, oddsCurveOf } from '../figures/odds.ts'
import { type Offer, offersOf } from './offers.ts'
import type { Random } from './seeded-random.ts'

/** The counters of one counted pool. */
interface Counters {
  since5: number
  since4: number
  isGuaranteed: boolean
  pulls: number
}

/** A pool at a moment. */
interface Table {
  readonly pool: PoolFacts
  /** `null` for a pool without pity: always its base rate. */
  readonly curve: OddsCurve | null
  readonly offer: Offer
  /** Whether a 5-star resets the count of 4-stars. */
  readonly resets4: boolean
}

/** With the ninth pull a 4-star becomes likely (a community model that meets the official consolidated rate). */
const SOFT_PITY_4 = { pull: 9, added: 0.51 }

/** An account at play. */
export interface Account {
  readonly index: FactIndex
  readonly random: Random
  readonly offers: (pool: PoolFacts, at: number) => Offer | null
  readonly curves: ReadonlyMap<string, OddsCurve | null>
  /** By counted pool. */
  readonly counters: ReadonlyMap<string, Counters>
}

export function newAccount(index: FactIndex, server: UtcOffset, random: Random): Account {
  const { pools } = index.facts
  return {
    index,
    random,
    offers: offersOf(index, server),
    curves: new Map(pools.map((pool) => [pool.id, oddsCurveOf(pool)])),
    counters: new Map(pools.map(({ id }) => [countedPoolOf(index, id), newCounters()])),
  }
}

/** What came out of one pool in one second. */
export interface Batch {
  /** Milliseconds since 1970 UTC, a full second. */
  readonly at: number
  readonly poolId: string
  readonly items: readonly string[]
}

const TEN = 10
const TEN_SHARE = 0.8

/** Some pulls in one pool, ten at once or one by one; ends early when the banner closes or the pool is used up. */
export function playSession(account: Account, start: number, size: number): readonly Batch[] {
  const pool = choosePool(account, start)
  if (!pool) return []

  const { random, offers, curves } = account
  const counters = countersOf(account, pool)
  const batches: Batch[] = []
  let at = start
  for (let left = Math.min(size, leftIn(pool, counters)); left > 0; ) {
    const offer = offers(pool, at)
    if (!offer) break
    const count = left >= TEN && random() < TEN_SHARE ? TEN : 1
    const table = { pool, curve: curves.get(pool.id) ?? null, offer, resets4: resetsFourStars(account.index.gameId) }
    batches.push({ at, poolId: pool.id, items: Array.from({ length: count }, () => draw(table, counters, random)) })
    left -= count
    at += Math.round((count === TEN ? 25 : 8) + random() * 20) * SECOND_MS
  }
  return batches
}

function countersOf({ counters, index }: Account, pool: PoolFacts): Counters {
  return counters.get(countedPoolOf(index, pool.id)) ?? newCounters()
}

function leftIn({ maxPulls, endsAfterFiveStar }: PoolFacts, { pulls, since5 }: Counters): number {
  if (endsAfterFiveStar && since5 < pulls) return 0
  return maxPulls === null ? Number.POSITIVE_INFINITY : maxPulls - pulls
}

/** A beginner's pool first, then mostly the character banners, as players do. */
function choosePool(account: Account, at: number): PoolFacts | null {
  const pools = account.index.facts.pools.filter(
    (pool) => leftIn(pool, countersOf(account, pool)) > 0 && account.offers(pool, at) !== null,
  )
  const beginner = pools.find(({ maxPulls }) => maxPulls !== null)
  if (beginner) return beginner

  const weighted = pools.flatMap((pool) => Array.from({ length: weightOf(pool) }, () => pool))
  return weighted[Math.floor(account.random() * weighted.length)] ?? null
}

function weightOf({ guaranteeAfterLoss, featuredRate5 }: PoolFacts): number {
  if (!guaranteeAfterLoss) return featuredRate5 === null ? 2 : 1
  return featuredRate5 === 0.5 ? 6 : 2
}

function newCounters(): Counters {
  return { since5: 0, since4: 0, isGuaranteed: false, pulls: 0 }
}

/**
 * Draws by the odds of a pool: 5-star by the curve, else 4-star, else 3-star; featured by the 50/50 and its
 * guarantee. Moves the counters on.
 *
 * @returns the id of the item
 */
function draw({ pool, curve, offer, resets4 }: Table, counters: Counters, random: Random): string {
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
