import { HOUR_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { HeavyBudget } from '#server/platform/processes/heavy-work'
import type { Limit, RateLimits } from './rate-limits.ts'

const HOUR = HOUR_MS / SECOND_MS

/** In seconds of work. All files that one user may send in an hour take less. */
export const HEAVY_OF_USER: Limit = { name: 'heavy-user', points: 600, seconds: HOUR }
/** Half of what one of the two processes can do. */
const HEAVY_OF_NETWORK: Limit = { name: 'heavy-network', points: 1800, seconds: HOUR }

/** What users and networks may have the server work for them within an hour, counted over all processes. (LEDGER-18) */
export function createHeavyBudget({ requireLeft, charge }: Pick<RateLimits, 'requireLeft' | 'charge'>): HeavyBudget {
  return {
    requireLeft: async ({ id, network }) => {
      await requireLeft(HEAVY_OF_USER, id)
      await requireLeft(HEAVY_OF_NETWORK, network)
    },
    spend: async ({ id, network }, seconds) => {
      const points = Math.max(1, Math.round(seconds))
      await charge(HEAVY_OF_USER, id, points)
      await charge(HEAVY_OF_NETWORK, network, points)
    },
  }
}
