import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps'

/**
 * Warns once that a request carries a forwarded address although no proxy is trusted: behind a proxy all clients count as
 * one. A client can forge the header too; the warning is logged once so that no client can fill the log with it. (OPS-70)
 */
export function createProxyWarning({ env, log }: Pick<Deps, 'env' | 'log'>): (request: FastifyRequest) => void {
  let isSettled = env.trustedProxies > 0
  return ({ headers }) => {
    if (isSettled || headers['x-forwarded-for'] === undefined) return
    isSettled = true
    log.warn('forwarded address ignored', {
      advice:
        'If a reverse proxy stands in front, set TRUST_PROXY to the number of proxies; otherwise all its clients share the limits. If none does, a client has sent the address itself. This is logged once per start.',
    })
  }
}
