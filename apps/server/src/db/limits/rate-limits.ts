import { createHash } from 'node:crypto'
import { AppError, type ErrorCode } from '@ephemeris/contract/errors'
import { sql } from 'kysely'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { CallOrigin } from '#server/platform/client-network'
import { type Db, poolOf } from '../client.ts'

/** How often something may happen within a span that begins with the first time. */
export interface Limit {
  /** Of the counters, unique in the product. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** What is said beyond it; unset: `RATE_LIMITED`. */
  readonly refusal?: ErrorCode
  /** Set: also a flood is answered by the database, in the same time as the first. */
  readonly isUnblocked?: boolean
  /** How many networks' worth one site may take; unset: 20. */
  readonly networksOfSite?: number
}

/** One count of a limit. */
export interface Counter {
  readonly limit: Limit
  readonly key: string
}

/**
 * Counters in the database, so that no burst over several processes exceeds them. Keys are stored as hashes. (ACC-30)
 */
export interface RateLimits {
  /** Counts once, or `points` times. @throws AppError the limit's refusal, if that was too often */
  take(limit: Limit, key: string, points?: number): Promise<void>
  /** Counts once against a network and the site that it is part of. @throws as `take` */
  takeFrom(limit: Limit, origin: CallOrigin): Promise<void>
  /** Counts once. @returns whether that was still within the limit */
  tryTake(limit: Limit, key: string): Promise<boolean>
  /** Counts points that have been used, also beyond the limit. */
  charge(limit: Limit, key: string, points: number): Promise<void>
  /** @throws AppError the limit's refusal, if nothing is left; counts nothing */
  requireLeft(limit: Limit, key: string): Promise<void>
  /** Undoes what `take` has counted. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Removes counters whose span is over. */
  deleteExpired(): Promise<void>
}

/** A site may be one subscriber, or many phones of one carrier. (ACC-32) */
const NETWORKS_OF_SITE = 20

/** What counts from one place: its network, and the site that it is part of. @param subject what is counted there */
export function countersAt(limit: Limit, { network, site }: CallOrigin, subject = ''): readonly Counter[] {
  const keyOf = (place: string) => (subject === '' ? place : `${subject} ${place}`)
  const ofNetwork = { limit, key: keyOf(network) }
  return site === null ? [ofNetwork] : [ofNetwork, { limit: ofSite(limit), key: keyOf(site) }]
}

export function createRateLimits(db: Db): RateLimits {
  const counters = createCounters(
    ({ name, points, seconds, isUnblocked = false }) =>
      new RateLimiterPostgres({
        storeClient: withoutNames(poolOf(db)),
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        // A flood is answered from memory; one more than the limit, since what is left may still be given back.
        ...(!isUnblocked && { inMemoryBlockOnConsumed: points + 1 }),
      }),
  )

  return {
    ...counters,
    requireLeft: async (limit, key) => {
      const state = await counters.of(limit).get(hashOf(key))
      if (state && state.consumedPoints >= limit.points) throw refusal(limit, state.msBeforeNext)
    },
    giveBack: async (limit, key) => {
      await counters.of(limit).reward(hashOf(key))
    },
    deleteExpired: async () => {
      await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`.execute(db)
    },
  }
}

/** The library names its statements, and a pooler in transaction mode does not keep what has a name. (OPS-85) */
function withoutNames(pool: pg.Pool) {
  return { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values: values ?? [] }) }
}

/** Counters in this process: for what has to be counted without a database, and costs this process alone. */
export function createProcessLimits(): Pick<RateLimits, 'takeFrom'> {
  return createCounters(
    ({ name, points, seconds }) => new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  )
}

function createCounters(create: (limit: Limit) => RateLimiterAbstract) {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterOf(limit: Limit): RateLimiterAbstract {
    const limiter = limiters.get(limit.name) ?? create(limit)
    limiters.set(limit.name, limiter)
    return limiter
  }

  async function consume(limit: Limit, key: string, points = 1): Promise<RateLimiterRes | null> {
    try {
      await limiterOf(limit).consume(hashOf(key), points)
      return null
    } catch (error) {
      if (error instanceof RateLimiterRes) return error
      throw error
    }
  }

  async function take(limit: Limit, key: string, points = 1): Promise<void> {
    const spent = await consume(limit, key, points)
    if (spent) throw refusal(limit, spent.msBeforeNext)
  }

  return {
    of: limiterOf,
    take,
    takeFrom: async (limit: Limit, origin: CallOrigin): Promise<void> => {
      for (const counter of countersAt(limit, origin)) await take(counter.limit, counter.key)
    },
    tryTake: async (limit: Limit, key: string): Promise<boolean> => (await consume(limit, key)) === null,
    charge: async (limit: Limit, key: string, points: number): Promise<void> => {
      await consume(limit, key, points)
    },
  }
}

function ofSite(limit: Limit): Limit {
  return { ...limit, name: `${limit.name}-site`, points: limit.points * (limit.networksOfSite ?? NETWORKS_OF_SITE) }
}

function refusal({ refusal: code = 'RATE_LIMITED' }: Limit, msBeforeNext: number): AppError {
  return new AppError(code, '', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
