import { AppError } from '@ephemeris/contract/errors'
import { type Counter, countersAt, type RateLimits } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import type { Caller } from '#server/http/caller'
import type { CallOrigin } from '#server/platform/client-network'
import { hashToken } from '#server/platform/secrets/tokens'
import { WRONG_PASSWORDS_OF_USER, WRONG_PASSWORDS_OF_USER_ANYWHERE } from '../account-limits.ts'
import { isKnownDevice } from '../session/session.queries.ts'
import { DEVICE_COOKIE } from '../session/session-cookies.ts'

export interface PasswordTry {
  /** For each user: whether the caller's network and site have tries left. */
  readonly isPermitted: readonly boolean[]
  /** Whether the users have had few wrong passwords from anywhere. */
  readonly isUsual: boolean
  /** @throws AppError RATE_LIMITED unless every user is permitted */
  requirePermitted(): Promise<void>
  /** For a right password: takes the try off all counts. */
  giveBack(): Promise<void>
}

/**
 * Counts one try of a password, before it is looked at: per user from the network and the site of the caller, and per
 * user from anywhere. (ACC-21, ACC-22, ACC-32, ACC-64)
 *
 * @param users whose password it may be; a key of its own in the place of one who is not there
 */
export async function countPasswordTry(
  limits: RateLimits,
  users: readonly string[],
  origin: CallOrigin,
): Promise<PasswordTry> {
  const atPlace = users.map((user) => countersAt(WRONG_PASSWORDS_OF_USER, origin, user))
  const anywhere = users.map((key) => ({ limit: WRONG_PASSWORDS_OF_USER_ANYWHERE, key }))
  const isPermitted = await Promise.all(atPlace.map((counters) => tryAll(limits, counters)))
  const isUsual = await tryAll(limits, anywhere)
  return {
    isPermitted,
    isUsual,
    requirePermitted: async () => {
      if (isPermitted.every(Boolean)) return
      for (const { limit, key } of atPlace.flat()) await limits.requireLeft(limit, key)
    },
    giveBack: () => refundAll(limits, [...atPlace.flat(), ...anywhere]),
  }
}

/** Counts each once. @returns whether all were within their limits */
async function tryAll(limits: RateLimits, counters: readonly Counter[]): Promise<boolean> {
  const within = await Promise.all(counters.map(({ limit, key }) => limits.tryTake(limit, key)))
  return within.every(Boolean)
}

/** All at once: on a busy server each statement waits for a connection. */
export async function refundAll(limits: RateLimits, counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limit, key }) => limits.giveBack(limit, key)))
}

/**
 * What `hashing` computes. A password for which there was no turn has not been looked at, so that what was counted
 * before is given back. (ACC-66)
 *
 * @throws what `hashing` throws
 */
export async function orGiveBack<Result>(hashing: Promise<Result>, giveBack: () => Promise<void>): Promise<Result> {
  try {
    return await hashing
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') await giveBack()
    throw error
  }
}

/** Whether one of the users has signed in from this browser before. */
export async function isOwnDevice(
  { db }: Pick<Deps, 'db'>,
  userIds: readonly string[],
  caller: Caller,
): Promise<boolean> {
  const device = caller.cookie(DEVICE_COOKIE)
  if (device === null) return false
  for (const userId of userIds) {
    if (await isKnownDevice(db, userId, hashToken(device))) return true
  }
  return false
}
