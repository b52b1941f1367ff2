import process from 'node:process'
import { expect, test } from 'vitest'
import type { CountedPull, PoolHistory } from '../counting/count-pulls.ts'
import type { PoolFacts } from '../facts.ts'
import { GENSHIN, STARRAIL, WUTHERING, ZENLESS } from '../sample-facts.test-data.ts'
import { samplePull } from '../synthetic/sample-pulls.test-data.ts'
import { type Random, seededRandom } from '../synthetic/seeded-random.ts'
import { costOfFeatured, costOfFiveStar, type Distribution } from './distribution.ts'
import { featuredLuck, fiveStarLuck, luckGatesOf } from './luck.ts'
import { ratesOf } from './odds.ts'
import { percentilesOf } from './percentile.ts'

/** `EPHEMERIS_LUCK=all` plays every pool, press and stop, with 1,200 players each. */
const ARE_ALL = process.env.EPHEMERIS_LUCK === 'all'
const PLAYERS = ARE_ALL ? 1200 : 300
/** Kolmogorov and Smirnov's at 1 %. */
const LIMIT = 1.63 / Math.sqrt(PLAYERS)
const SEED = process.env.EPHEMERIS_SEED ?? 'luck'

const POOLS = { 301: GENSHIN, 302: GENSHIN, 11: STARRAIL, 12: STARRAIL, 2: ZENLESS, 3: ZENLESS, 1: WUTHERING } as const
type PoolId = keyof typeof POOLS

/** How many pulls are made at once. */
const PRESSES = {
  singly: () => 1,
  'in tens': () => 10,
  mixed: (random: Random) => (random() < 0.5 ? 1 : 10),
} as const

/** The numbers of the pulls that brought one. */
interface Played {
  pulls: number
  readonly fiveStars: number[]
  readonly featured: number[]
}

type Kind = 'fiveStars' | 'featured'
/** Asked after each press. */
type IsEnd = (now: Played) => boolean

interface Wish {
  readonly kind: Kind
  /** Pulls from which on luck is shown. */
  readonly gate: number
  readonly random: Random
}

const STOPS = {
  anywhere: (wish: Wish) => after(wish, () => true),
  'with a 5-star': (wish: Wish) => after(wish, came('fiveStars')),
  'with a featured one': (wish: Wish) => after(wish, came('featured')),
  'with so many': (wish: Wish) => later(wish, 0),
  'up to nine pulls later': (wish: Wish) => later(wish, 1 + Math.floor(wish.random() * 9)),
  '10 to 25 pulls later': (wish: Wish) => later(wish, 10 + Math.floor(wish.random() * 16)),
  'in a dry spell': (wish: Wish) => after(wish, ({ pulls, fiveStars }) => pulls - (fiveStars.at(-1) ?? 0) >= 60),
  'at the end of a budget for a banner': (wish: Wish) => {
    let [end, seen] = [0, 0]
    return after(wish, ({ pulls, featured }) => {
      if (featured.length === seen && pulls - end < 80) return false
      end = pulls
      seen = featured.length
      return true
    })
  },
} as const

/** Asks from a number of pulls on, but lets the stop see every press. */
function after({ gate, random }: Wish, isEnd: IsEnd): IsEnd {
  const wanted = gate + Math.floor(random() * gate)
  return (now) => isEnd(now) && now.pulls >= wanted
}

/** Whether the press brought one. */
function came(kind: Kind): IsEnd {
  let seen = 0
  return (now) => {
    const isNew = now[kind].length > seen
    seen = now[kind].length
    return isNew
  }
}

function later({ kind, random }: Wish, pulls: number): IsEnd {
  const wanted = 6 + Math.floor(random() * 8)
  return (now) => now.pulls - (now[kind][wanted - 1] ?? Number.POSITIVE_INFINITY) >= pulls
}

function poolOf(id: PoolId): PoolFacts {
  const pool = POOLS[id].pools.get(String(id))
  if (!pool) throw new RangeError(`no pool ${id}`)
  return pool
}

function curveOf(pool: PoolFacts) {
  const rates = ratesOf(pool)
  if (!rates) throw new RangeError(`no rates of ${pool.id}`)
  return rates.model
}

/** A player of the pool's odds; where there are fate points, one who has chosen. */
function play(pool: PoolFacts, press: (random: Random) => number, isEnd: IsEnd, random: Random): Played {
  const curve = curveOf(pool)
  const now: Played = { pulls: 0, fiveStars: [], featured: [] }
  let [pity, isGuaranteed, hasPoint] = [0, false, false]
  do {
    for (let left = press(random); left > 0; left -= 1) {
      now.pulls += 1
      pity += 1
      if (random() >= (curve[pity - 1] ?? 1)) continue
      pity = 0
      const isFeatured = isGuaranteed || hasPoint || random() < (pool.featuredRate5 ?? 0)
      const isChosen: boolean = hasPoint || (isFeatured && random() < 0.5)
      isGuaranteed = !isFeatured
      hasPoint = pool.pointsToGuarantee !== null && !isChosen
      now.fiveStars.push(now.pulls)
      if (isFeatured) now.featured.push(now.pulls)
    }
  } while (!isEnd(now))
  return now
}

const PULL: CountedPull = {
  ...{ pull: samplePull(), rarity: 3, number: 1, pity: null, isPityAtLeast: false, outcome: null, isFlip: false },
  ...{ isByPoint: false, judgement: null, isAfterBreak: false },
}
const LOST: CountedPull = { ...PULL, rarity: 5, judgement: 'lost' }
const FEATURED: CountedPull = { ...PULL, rarity: 5, judgement: 'featured' }

function historyOf({ pulls, fiveStars, featured }: Played): PoolHistory {
  const all = Array.from({ length: pulls }, () => PULL)
  for (const number of fiveStars) all[number - 1] = LOST
  for (const number of featured) all[number - 1] = FEATURED
  const now = { count: 0, isAtLeast: false }
  return {
    poolId: '',
    isCompleteFromStart: true,
    pulls: all,
    pity: { 4: now, 5: now },
    isGuaranteed: null,
    impossible: 0,
  }
}

/** By how much a share of players below a percentile is too large, and too small. */
function missOf(percentiles: readonly number[]): { readonly above: number; readonly below: number } {
  const sorted = percentiles.toSorted((one, other) => one - other)
  const share = (count: number) => count / sorted.length
  return {
    above: Math.max(...sorted.map((value, place) => share(place + 1) - value)),
    below: Math.max(...sorted.map((value, place) => value - share(place))),
  }
}

type Row = readonly [kind: Kind, poolId: PoolId, press: keyof typeof PRESSES, stop: keyof typeof STOPS]

const FEW: readonly Row[] = [
  ['fiveStars', 301, 'in tens', 'with a 5-star'],
  ['fiveStars', 301, 'singly', 'up to nine pulls later'],
  ['fiveStars', 3, 'in tens', 'with so many'],
  ['fiveStars', 12, 'mixed', '10 to 25 pulls later'],
  ['featured', 2, 'singly', 'up to nine pulls later'],
  ['featured', 302, 'singly', 'with a featured one'],
  ['featured', 1, 'in tens', 'anywhere'],
]

function keysOf<T extends object>(table: T): readonly (keyof T)[] {
  return Object.keys(table) as (keyof T)[]
}

const ALL = (['fiveStars', 'featured'] as const).flatMap((kind) =>
  ([301, 302, 11, 12, 2, 3, 1] as const).flatMap((poolId) =>
    keysOf(PRESSES).flatMap((press) => keysOf(STOPS).map((stop): Row => [kind, poolId, press, stop])),
  ),
)

test.each(ARE_ALL ? ALL : FEW)(
  'GACHA-35 luck in %s of %d, for players who pull %s and stop %s, is a range that contains what is uniform',
  (kind, poolId, press, stop) => {
    const pool = poolOf(poolId)
    const random = seededRandom(`${SEED} ${kind} ${poolId} ${press} ${stop}`)
    const gate = luckGatesOf(pool)[kind === 'featured' ? 'featured' : 'fiveStar'] ?? 0
    const ranges = Array.from({ length: PLAYERS }, () => {
      const played = play(pool, PRESSES[press], STOPS[stop]({ kind, gate, random }), random)
      const luck = (kind === 'featured' ? featuredLuck : fiveStarLuck)(historyOf(played), pool)
      expect(luck?.percentile === null || luck?.doubts.includes('stopped')).toBe(true)
      return luck?.percentile ?? []
    }).flat()
    // Some stop before luck is shown: those are luckier than most, and the rest is judged as it is.
    expect(ranges.length).toBeGreaterThan(0.9 * PLAYERS)
    expect(missOf(ranges.map(({ low }) => low)).below, `${SEED}: low ends`).toBeLessThan(LIMIT)
    expect(missOf(ranges.map(({ high }) => high)).above, `${SEED}: high ends`).toBeLessThan(LIMIT)
  },
  120_000,
)

/** Ten-pulls of which one brought a 5-star, as a player who stops with it or goes on. */
test('GACHA-35 the ten of a 5-star is as much of a stop as the 5-star, and a long history has a narrow range', () => {
  const pool = poolOf(301)
  const rangeOf = (pulls: number, fiveStars: readonly number[]) => {
    const { low = 0, high = 1 } =
      fiveStarLuck(historyOf({ pulls, fiveStars: [...fiveStars], featured: [] }), pool)?.percentile ?? {}
    return { low, high }
  }
  const before = [75, 150, 225, 300]
  const last = rangeOf(377, [...before, 377])
  const inTheTen = rangeOf(377, [...before, 370])
  expect(last.low).toBeCloseTo(0.1415, 3)
  expect(last.high).toBeCloseTo(0.3306, 3)
  expect(inTheTen.high).toBeCloseTo(0.3306, 3)
  expect(inTheTen.low).toBeLessThan(0.2)
  const long = Array.from({ length: 100 }, (_, place) => 62 * (place + 1))
  const { low, high } = rangeOf(6200, long)
  expect(high - low).toBeLessThan(0.07)
})

const ONE = costOfFiveStar(curveOf(poolOf(301)))

test('GACHA-35 one success in a stretch, or none, has both readings too', () => {
  const at = (pulls: number, successes: number, cost: Distribution) =>
    percentilesOf({ pulls, successes }, [{ pulls, successes }], cost)
  expect(at(90, 1, ONE).stopped[0]).toBeCloseTo((ONE.chances.at(-1) ?? 0) / 2, 9)
  expect(percentilesOf({ pulls: 10, successes: 0 }, [], ONE).anywhere).toBeCloseTo(0.5 * (0.994 ** 10 + 0), 6)
})

test('GACHA-32 luck and plan take the rates from one place: Star Rail from 50 to 56.25 %, a rounded rate as a range', () => {
  expect(ratesOf(poolOf(11))?.share).toEqual({ low: 0.5, high: 0.5625 })
  expect(ratesOf(poolOf(12))?.share).toEqual({ low: 0.75, high: 0.78125 })
  const rates = ratesOf(poolOf(1))
  const at = (curve: readonly number[] = []) =>
    percentilesOf({ pulls: 700, successes: 9 }, [], costOfFeatured(costOfFiveStar(curve), 0.5)).anywhere
  expect(at(rates?.best)).toBeLessThan(at(rates?.worst))
})
