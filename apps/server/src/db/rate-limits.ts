import { createHash } from 'node:crypto'
import { AppError, type ErrorCode } from '@ephemeris/contract/errors'
import { sql } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Db, poolOf } from './client.ts'

/** How often something may happen within a span that begins with the first time. */
export interface Limit {
  /** Of the counters, unique in the product. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /** What is said beyond it; unset: `RATE_LIMITED`. */
  readonly refusal?: ErrorCode
}

/** Counters in the database, so that no burst over several processes exceeds them. Keys are stored as hashes. (ACC-30) */
export interface RateLimits {
  /** Counts once. @throws AppError the limit's refusal, if that was once too often */
  take(limit: Limit, key: string): Promise<void>
  /** Counts once. @returns whether that was still within the limit */
  tryTake(limit: Limit, key: string): Promise<boolean>
  /** @throws AppError the limit's refusal, if nothing is left; counts nothing */
  requireLeft(limit: Limit, key: string): Promise<void>
  /** Takes back what `take` has counted. */
  giveBack(limit: Limit, key: string): Promise<void>
  /** Removes counters whose span is over. */
  forgetExpired(): Promise<void>
}

export function createRateLimits(db: Db): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: poolOf(db),
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
      // A flood is answered from memory; one more than the limit, since what is left may still be given back.
      inMemoryBlockOnConsumed: points + 1,
    })
    limiters.set(name, limiter)
    return limiter
  }

  async function consume(limit: Limit, key: string): Promise<RateLimiterRes | null> {
    try {
      await limiterOf(limit).consume(hashOf(key))
      return null
    } catch (error) {
      if (error instanceof RateLimiterRes) return error
      throw error
    }
  }

  return {
    take: async (limit, key) => {
      const spent = await consume(limit, key)
      if (spent) throw refusal(limit, spent.msBeforeNext)
    },
    tryTake: async (limit, key) => (await consume(limit, key)) === null,
    requireLeft: async (limit, key) => {
      const state = await limiterOf(limit).get(hashOf(key))
      if (state && state.consumedPoints >= limit.points) throw refusal(limit, state.msBeforeNext)
    },
    giveBack: async (limit, key) => {
      await limiterOf(limit).reward(hashOf(key))
    },
    forgetExpired: async () => {
      await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`.execute(db)
    },
  }
}

function refusal({ refusal: code = 'RATE_LIMITED' }: Limit, msBeforeNext: number): AppError {
  return new AppError(code, '', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
