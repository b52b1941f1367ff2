import { SECOND_MS } from '../../time/instant.ts'
import type { UtcOffset } from '../../time/zone.ts'
import { resetsFourStars } from '../counting/pity-reset.ts'
import { countedPoolOf, type FactIndex, type PoolFacts } from '../facts.ts'
import { type OddsCurve, oddsCurveOf } from '../figures/odds.ts'
import { type Offer, offersOf } from './offers.ts'
import { type Counters, draw, newCounters } from './player.ts'
import type { Random } from './seeded-random.ts'

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
