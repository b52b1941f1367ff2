import { randomUUID } from 'node:crypto'
import { MAX_BODY_BYTES } from '@ephemeris/contract/endpoint'
import { AppError } from '@ephemeris/contract/errors'
import { BYTES_TYPE } from '@ephemeris/contract/request'
import { isJsonWithin } from '@ephemeris/core/json/json-size'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps'
import { originOf } from '#server/platform/client-network'
import type { Metrics } from '#server/platform/log/metrics'
import { refuseCrossSite } from './admission/cross-site.ts'
import { jsonBounds, LIMITS } from './admission/limits.ts'
import { createHeadAdmission, routedAddress } from './admission/request-head.ts'
import { limitSockets } from './admission/socket-limit.ts'
import { recordRequests, templateOf } from './operation/request-record.ts'
import { connectionRefuser } from './refusals/bad-request.ts'
import { refusalOf } from './refusals/refusal.ts'
import { watchRoutes } from './refusals/route-table.ts'
import { refuseUnfinished } from './refusals/unfinished.ts'
import { answerUnmatched } from './refusals/unmatched.ts'
import { discardBody, isEarly } from './replies/early-reply.ts'
import { createStamp } from './replies/stamp.ts'
import { languageOf } from './request/request-language.ts'
import type { WebApp } from './web-app/web-app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in, as far as that has been found out; `null`: no user, or not known yet. */
    userId: string | null
  }
}

/** The server with everything that holds for every request; the calls themselves are mounted on it. */
export function createServer(
  deps: Pick<Deps, 'env' | 'clock' | 'log' | 'audit'>,
  { metrics, webApp, finishMs = LIMITS.finishMs }: { metrics: Metrics; webApp: WebApp; finishMs?: number | undefined },
): FastifyInstance {
  const { env, log, audit } = deps
  const stamp = createStamp(deps)
  const warnOfProxy = createProxyWarning(deps)
  const admitHead = createHeadAdmission(env)

  const fastify = Fastify({
    logger: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < env.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    rewriteUrl: routedAddress,
    // What a part of a path may hold is the calls' own matter.
    routerOptions: { maxParamLength: LIMITS.addressBytes },
    requestTimeout: LIMITS.requestMs,
    keepAliveTimeout: LIMITS.keepAliveMs,
    http: {
      maxHeaderSize: LIMITS.headerBytes,
      headersTimeout: LIMITS.headersMs,
      connectionsCheckingInterval: LIMITS.checkEveryMs,
      // Node's own refusal has neither our form nor our headers: `own-host.ts`.
      requireHostHeader: false,
    },
    // A stopping server finishes what reaches it on open connections.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: connectionRefuser(stamp),
    frameworkErrors: (error, request, reply) => {
      reply.headers(stamp(request.id))
      refuse(error, request, reply)
    },
  })
  limitSockets(fastify.server, { most: LIMITS.sockets, isDirect: env.trustedProxies === 0 })
  // Node drops what comes after; one more than we take shows that there were too many.
  fastify.server.maxHeadersCount = LIMITS.headers + 1
  // Node answers an unknown `Expect` itself, without our headers. RFC 9110 permits to ignore it.
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response))
  const methodsAt = watchRoutes(fastify)
  const isOver = refuseUnfinished(fastify, finishMs)

  fastify.decorateRequest('userId', null)
  recordRequests(fastify, { metrics, log })
  acceptJson(fastify)
  acceptForms(fastify)
  fastify.setErrorHandler(refuse)

  fastify.addHook('onRequest', (request, reply, next) => {
    reply.headers(stamp(request.id))
    warnOfProxy(request)
    admitHead(request)
    if (!request.is404) {
      refuseCrossSite(request)
      next()
      return
    }
    Promise.resolve(answerUnmatched({ methodsAt, webApp }, request, reply)).catch((error) => reply.send(error))
  })

  fastify.addHook('onSend', ({ raw }, reply, payload, next) => {
    if (!isEarly(raw)) return next(null, payload)
    // The answer leaves before the time of the request is over.
    discardBody(raw, isOver() ? 0 : fastify.server.requestTimeout / 2).then(() => {
      if (!raw.complete) reply.header('connection', 'close')
      next(null, payload)
    }, next)
  })

  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const language = languageOf(request)
    const { status, envelope, retryAfterSeconds, isFault } = refusalOf(error, { requestId: request.id, language })
    if (isFault) log.error('request failed', { id: request.id, route: templateOf(request), error })
    if (status === 403 || status === 429) auditRefusal(request, { status, number: envelope.error_code })
    if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
    const asPage = request.routeOptions.config?.refuse
    reply
      .code(status)
      .header('content-type', asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .send(asPage ? asPage(envelope.message, language) : JSON.stringify(envelope))
  }

  /** Who was kept out of what. (API-34) */
  function auditRefusal(request: FastifyRequest, refusal: { status: number; number: number | undefined }): void {
    const { method, id, userId } = request
    const { network } = originOf(request.ip)
    const who = userId === null ? { network } : { network, userId }
    audit('call refused', { ...who, method, route: templateOf(request), ...refusal, id })
  }

  return fastify
}

/** The contract checks what comes in and writes what goes out; Fastify's own way to do so would be read at each start. */
function noSchemas(): never {
  throw new RangeError('a route has a schema of its own')
}

/** JSON, and bytes for calls that take the body as it is; an empty body counts as absent. */
function acceptJson(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(BYTES_TYPE, { parseAs: 'buffer' }, ({ routeOptions }, body, done) => {
    if (routeOptions.config.isBodyRaw) done(null, body)
    else done(new AppError('MEDIA_TYPE'))
  })
  // As bytes: a file may be in another coding than UTF-8. (DOC-30)
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, ({ routeOptions }, body, done) => {
    if (routeOptions.config.isBodyRaw) return done(null, body)
    const text = String(body)
    if (text === '') return done(null)
    if (!isJsonWithin(text, jsonBounds(routeOptions.bodyLimit ?? MAX_BODY_BYTES)))
      return done(new AppError('TOO_LARGE'))
    try {
      done(null, JSON.parse(text))
    } catch {
      done(new AppError('JSON_INVALID'))
    }
  })
}

/** Programs that read mails send a form where they unsubscribe (RFC 8058); nothing in it counts. */
function acceptForms(fastify: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
  fastify.addContentTypeParser(types, { parseAs: 'string' }, ({ routeOptions }, _body, done) => {
    if (routeOptions.config.takesForm) done(null)
    else done(new AppError('MEDIA_TYPE'))
  })
}

/**
 * Warns once that a request carries a forwarded address although no proxy is trusted: behind a proxy all clients count as
 * one. A client can forge the header too; the warning is logged once so that no client can fill the log with it. (OPS-70)
 */
function createProxyWarning({ env, log }: Pick<Deps, 'env' | 'log'>): (request: FastifyRequest) => void {
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
