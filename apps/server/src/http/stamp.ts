import type { FastifyReply } from 'fastify'
import type { Deps } from '#server/deps'
import { securityHeaders } from './security-headers.ts'

/** Puts on a reply what every answer carries. */
export type Stamp = (reply: FastifyReply) => void

/**
 * Request id, security headers and `Date`, which is the server's own clock: pages correct theirs by it,
 * also where a demonstration has shifted it. (API-9)
 */
export function createStamp({ env, clock }: Pick<Deps, 'env' | 'clock'>): Stamp {
  const headers = securityHeaders({ isHttps: env.publicUrl?.startsWith('https:') ?? false })
  let second = Number.NaN
  let date = ''

  return (reply) => {
    const now = clock.now()
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000)
      date = new Date(now).toUTCString()
    }
    reply.headers(headers).header('date', date).header('x-request-id', reply.request.id)
  }
}
