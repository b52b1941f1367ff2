import type { Pull } from '../pull.ts'
import type { PullAccount } from '../pull-account.ts'
import { uigfPoolOf } from './uigf-pool.ts'

/**
 * What makes a pull one pull of an account: the log that lists it and its id there. Logs are numbered apart: two pools of
 * one game may give one id to two pulls. Pools that interchange files do not distinguish are one log. (GACHA-4)
 */
export function pullKey({ id, poolId }: Pick<Pull, 'id' | 'poolId'>): string {
  return `${uigfPoolOf(poolId)} ${id}`
}

/** The same among the pulls of several accounts. */
export function pullKeyIn({ gameId, uid }: PullAccount, pull: Pick<Pull, 'id' | 'poolId'>): string {
  return `${gameId} ${uid} ${pullKey(pull)}`
}
