import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps'

/** Says once that a proxy seems to stand in front although none is trusted: all its clients count as one. (OPS-70) */
export function createProxyWarning({ env, log }: Pick<Deps, 'env' | 'log'>): (request: FastifyRequest) => void {
  let isSettled = env.trustedProxies > 0
  return ({ headers }) => {
    if (isSettled || headers['x-forwarded-for'] === undefined) return
    isSettled = true
    log.warn('forwarded address ignored', {
      advice:
        'Behind a reverse proxy set TRUST_PROXY to the number of proxies; without it all clients share the limits.',
    })
  }
}
