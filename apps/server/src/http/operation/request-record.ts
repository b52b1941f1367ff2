import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '#server/platform/log/log'
import type { Metrics } from '#server/platform/log/metrics'

/** Asked many times a second by machines: beside them, the calls of people could not be seen. */
const WATCHED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Measures and logs each request when its answer has left: one line, never the query, never the path itself. (API-14)
 * Holds for the routes that are added from now on, and for requests that no route takes.
 */
export function recordRequests(fastify: FastifyInstance, { metrics, log }: { metrics: Metrics; log: Log }): void {
  function record(route: string, { method, id }: FastifyRequest, reply: FastifyReply): void {
    const status = reply.statusCode
    const elapsedMs = reply.elapsedTime
    metrics.observeRequest({ method, route, status }, elapsedMs)
    log.info('request', { method, route, status, ms: Math.round(elapsedMs * 10) / 10, id })
  }

  // Fastify builds `request.routeOptions` each time it is read, so a route keeps its own template.
  fastify.addHook('onRoute', (options) => {
    if (WATCHED.has(options.url)) return
    options.onResponse = (request, reply, next) => {
      record(options.url, request, reply)
      next()
    }
  })

  fastify.addHook('onResponse', (request, reply, next) => {
    if (request.is404) record(templateOf(request), request, reply)
    next()
  })
}

/** The template of the path: the path itself may hold what is private. */
export function templateOf({ routeOptions, raw }: FastifyRequest): string {
  if (routeOptions.url !== undefined) return routeOptions.url
  return raw.url?.startsWith('/api') ? '/api/*' : '/*'
}
