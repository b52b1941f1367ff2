import type { Deps } from '#server/deps'
import { securityHeaders } from './security-headers.ts'

/** The headers that every answer carries, for the one to the request of this id. */
export type Stamp = (requestId: string) => Readonly<Record<string, string>>

/**
 * Request id, security headers and `Date`, which is the server's own clock: pages correct theirs by it,
 * also where a demonstration has shifted it. (API-9)
 */
export function createStamp({ env, clock }: Pick<Deps, 'env' | 'clock'>): Stamp {
  const headers = securityHeaders(env)
  let second = Number.NaN
  let date = ''

  return (requestId) => {
    const now = clock.now()
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000)
      date = new Date(now).toUTCString()
    }
    return { ...headers, date, 'x-request-id': requestId }
  }
}
