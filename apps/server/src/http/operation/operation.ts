import { AppError } from '@ephemeris/contract/errors'
import { openApiDocument } from '@ephemeris/contract/openapi'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/platform/log/metrics'
import { type ReadyReply, readyReply, sendReady } from '../replies/ready-reply.ts'

interface Operation {
  readonly metrics: Metrics
  readonly version: string
  isReady(): Promise<boolean>
}

const TEXT = 'text/plain; charset=utf-8'

/** What process managers, load balancers and monitors ask. (OPS-10, OPS-11) */
export function mountOperation(fastify: FastifyInstance, { metrics, version, isReady }: Operation): void {
  fastify.get('/healthz', (_request, reply) => {
    reply.type(TEXT).header('cache-control', 'no-store').send('ok')
  })

  fastify.get('/readyz', async (_request, reply) => {
    reply.type(TEXT).header('cache-control', 'no-store')
    return (await isReady()) ? reply.send('ready') : reply.code(503).header('retry-after', '5').send('not ready')
  })

  fastify.get('/metrics', async (request, reply) => {
    if (!isDirectLoopback(request)) throw new AppError('NOT_FOUND')
    const text = await metrics.text()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store').send(text)
  })

  // Made when it is first asked for, which the start need not wait for.
  let document: ReadyReply | null = null
  fastify.get('/openapi.json', (request, reply) => {
    document ??= openApiReply(version)
    return sendReady(request, reply, document)
  })
}

function openApiReply(version: string): ReadyReply {
  return readyReply({
    bytes: Buffer.from(JSON.stringify(openApiDocument(version))),
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'public, max-age=60',
  })
}

/** What monitors, command lines and browsers send by themselves. */
const DIRECT_HEADERS = new Set(
  'accept accept-encoding accept-language authorization cache-control connection cookie dnt host if-none-match keep-alive pragma priority te traceparent tracestate upgrade-insecure-requests user-agent x-prometheus-scrape-timeout-seconds'.split(
    ' ',
  ),
)

/** A proxy on the same machine is a loopback peer too, but it says for whom it asks, each kind in headers of its own. */
function isDirectLoopback({ headers, socket }: FastifyRequest): boolean {
  if (!Object.keys(headers).every((name) => DIRECT_HEADERS.has(name) || name.startsWith('sec-'))) return false
  const { remoteAddress = '' } = socket
  return remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress)
}
