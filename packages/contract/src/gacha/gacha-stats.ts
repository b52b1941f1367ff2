import type { Luck } from '@ephemeris/core/gacha/figures/luck'
import type {
  CostSummary,
  FiftyFiftySummary,
  PoolSummary,
  RaritySummary,
} from '@ephemeris/core/gacha/figures/pool-summary'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { wire } from '../wire/wire.ts'
import { accountFields, accountOnWire, readPullAccount } from './gacha-fields.ts'

export interface PullStatistics {
  /** Of the last change to the pulls. */
  readonly updatedAt: Instant
  readonly pools: readonly PoolSummary[]
}

const share = z.number().check(z.gte(0), z.lte(1))
const cost = {
  sample: z.int(),
  mean: z.nullable(z.number()),
  median: z.nullable(z.number()),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
}

const pityOnWire = z.object({
  current: z.int(),
  current_at_least: z.boolean(),
  hard: z.nullable(z.int()),
  ...cost,
})

const rarityOnWire = z.object({ count: z.int(), share, pity: z.nullable(pityOnWire) })

const luckOnWire = z.object({
  /** The middle of the range; `null` below the gate. */
  percentile: z.nullable(share),
  percentile_low: z.nullable(share),
  percentile_high: z.nullable(share),
  sample: z.int(),
  pulls: z.int(),
  enough: z.boolean(),
  doubts: z.optional(z.array(z.enum(['stopped', 'rates', 'points']))),
})

const featuredOnWire = z.object({
  applies: z.boolean(),
  guaranteed_next: z.nullable(z.boolean()),
  won: z.nullable(z.int()),
  lost: z.nullable(z.int()),
  guaranteed: z.nullable(z.int()),
  unknown: z.nullable(z.int()),
  /** Of how many 50/50s `win_rate` is, and how many of those were won; programs of others read these names. */
  flips: z.nullable(z.int()),
  flips_won: z.optional(z.nullable(z.int())),
  /** How many of `unknown` may have come by fate points. */
  by_points: z.optional(z.nullable(z.int())),
  win_rate: z.nullable(share),
  win_rate_low: z.nullable(share),
  win_rate_high: z.nullable(share),
  sample: z.nullable(z.int()),
  mean_cost: z.nullable(z.number()),
  median_cost: z.nullable(z.number()),
  min_cost: z.nullable(z.int()),
  max_cost: z.nullable(z.int()),
  luck: z.nullable(luckOnWire),
})

const poolOnWire = z.object({
  gacha_type: z.string(),
  total: z.int(),
  first_time: z.string(),
  last_time: z.string(),
  complete_from_start: z.boolean(),
  rarities: z.object({ 3: rarityOnWire, 4: rarityOnWire, 5: rarityOnWire }),
  featured: featuredOnWire,
  luck: z.nullable(luckOnWire),
})

export const getPullStatistics = endpoint({
  method: 'GET',
  path: '/api/gachalog/stats/:game_id/:uid',
  auth: 'user',
  summary: 'What the pulls of an account amount to, pool by pool.',
  input: wire(z.object({ ...accountFields, lang: z.optional(z.string()) }), {
    read: readPullAccount,
    write: (account: PullAccount) => accountOnWire(account),
  }),
  reply: wire(z.object({ updated_at: instantText, pools: z.array(poolOnWire) }), {
    read: (w): PullStatistics => ({ updatedAt: readInstant(w.updated_at), pools: w.pools.map(readPool) }),
    write: (statistics) => ({
      updated_at: formatInstant(statistics.updatedAt),
      pools: statistics.pools.map(writePool),
    }),
  }),
})

function readPool(w: z.output<typeof poolOnWire>): PoolSummary {
  return {
    poolId: w.gacha_type,
    total: w.total,
    firstTime: w.first_time,
    lastTime: w.last_time,
    isCompleteFromStart: w.complete_from_start,
    rarities: {
      3: readRarity(w.rarities[3]),
      4: readRarity(w.rarities[4]),
      5: readRarity(w.rarities[5]),
    },
    fiftyFifty: readFeatured(w.featured),
    luck: w.luck && readLuck(w.luck),
  }
}

function writePool(pool: PoolSummary): z.input<typeof poolOnWire> {
  return {
    gacha_type: pool.poolId,
    total: pool.total,
    first_time: pool.firstTime,
    last_time: pool.lastTime,
    complete_from_start: pool.isCompleteFromStart,
    rarities: {
      3: writeRarity(pool.rarities[3]),
      4: writeRarity(pool.rarities[4]),
      5: writeRarity(pool.rarities[5]),
    },
    featured: writeFeatured(pool.fiftyFifty),
    luck: pool.luck && writeLuck(pool.luck),
  }
}

function readRarity({ count, share: part, pity }: z.output<typeof rarityOnWire>): RaritySummary {
  if (pity === null) return { count, share: part, pity: null }
  const { current, current_at_least, hard, ...costs } = pity
  return { count, share: part, pity: { ...costs, now: { count: current, isAtLeast: current_at_least }, hard } }
}

function writeRarity({ count, share: part, pity }: RaritySummary): z.input<typeof rarityOnWire> {
  if (pity === null) return { count, share: part, pity: null }
  const { now, hard, ...costs } = pity
  return { count, share: part, pity: { ...costs, current: now.count, current_at_least: now.isAtLeast, hard } }
}

function readFeatured(w: z.output<typeof featuredOnWire>): FiftyFiftySummary | null {
  const { won, lost, guaranteed, unknown, flips, sample } = w
  if (!w.applies || won === null || lost === null || guaranteed === null || unknown === null) return null
  if (flips === null || sample === null) return null
  const { win_rate: value, win_rate_low: low, win_rate_high: high } = w
  const costs: CostSummary = { sample, mean: w.mean_cost, median: w.median_cost, min: w.min_cost, max: w.max_cost }
  return {
    isGuaranteed: w.guaranteed_next,
    count: { won, lost, guaranteed, unknown },
    flips: { won: w.flips_won ?? won, total: flips },
    byPoint: w.by_points ?? 0,
    winRate: value !== null && low !== null && high !== null ? { value, low, high } : null,
    cost: costs,
    luck: w.luck && readLuck(w.luck),
  }
}

function writeFeatured(flips: FiftyFiftySummary | null): z.input<typeof featuredOnWire> {
  return {
    applies: flips !== null,
    guaranteed_next: flips?.isGuaranteed ?? null,
    won: flips?.count.won ?? null,
    lost: flips?.count.lost ?? null,
    guaranteed: flips?.count.guaranteed ?? null,
    unknown: flips?.count.unknown ?? null,
    flips: flips?.flips.total ?? null,
    flips_won: flips?.flips.won ?? null,
    by_points: flips?.byPoint ?? null,
    win_rate: flips?.winRate?.value ?? null,
    win_rate_low: flips?.winRate?.low ?? null,
    win_rate_high: flips?.winRate?.high ?? null,
    sample: flips?.cost.sample ?? null,
    mean_cost: flips?.cost.mean ?? null,
    median_cost: flips?.cost.median ?? null,
    min_cost: flips?.cost.min ?? null,
    max_cost: flips?.cost.max ?? null,
    luck: flips?.luck ? writeLuck(flips.luck) : null,
  }
}

function readLuck(w: z.output<typeof luckOnWire>): Luck {
  const { percentile_low: low, percentile_high: high } = w
  return {
    percentile: low !== null && high !== null ? { low, high } : null,
    sample: w.sample,
    pulls: w.pulls,
    isEnough: w.enough,
    doubts: w.doubts ?? [],
  }
}

function writeLuck({ percentile, sample, pulls, isEnough, doubts }: Luck): z.input<typeof luckOnWire> {
  return {
    percentile: percentile && (percentile.low + percentile.high) / 2,
    percentile_low: percentile?.low ?? null,
    percentile_high: percentile?.high ?? null,
    sample,
    pulls,
    enough: isEnough,
    doubts: [...doubts],
  }
}
