import autocannon from 'autocannon'
import { type BareServer, startBareServer } from './support/bare-server.ts'
import { atLeast, below, report, type Target } from './support/figure.ts'
import { processMetric } from './support/process-metric.ts'
import { startProduct } from './support/product.ts'
import { interleaved, median } from './support/samples.ts'

/**
 * How fast the catalogue's main answer is served, beside a bare Fastify route that sends the same bytes: what is left
 * of the framework's speed once the product has done everything it does for a request.
 */
const PATH = '/api/events?lang=en'
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
const ENCODING = { 'accept-encoding': 'br, gzip' }

interface Load {
  readonly perSecond: number
  /** Of processor time, which does not depend on what else the machine does. */
  readonly perProcessorSecond: number
  readonly p99Ms: number
}

async function load(origin: string, headers: Record<string, string>): Promise<Load> {
  const startedAt = await processMetric(origin, 'process_cpu_seconds_total')
  const { requests, latency, errors, non2xx, statusCodeStats } = await autocannon({
    url: `${origin}${PATH}`,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  const processorSeconds = (await processMetric(origin, 'process_cpu_seconds_total')) - startedAt

  const unchanged = statusCodeStats?.['304']?.count ?? 0
  if (errors > 0 || non2xx > unchanged) throw new Error(`${errors} errors, ${non2xx - unchanged} refusals`)
  return {
    perSecond: requests.average,
    perProcessorSecond: requests.total / processorSeconds,
    p99Ms: latency.p99,
  }
}

interface Comparison {
  readonly name: string
  readonly headers: Record<string, string>
  /** How close to a bare route that sends the same bytes; absent where no bytes are sent. */
  readonly closeness?: Target
}

async function compare(origins: { ours: string; bare: string }, { name, headers, closeness }: Comparison) {
  const loads = await interleaved(['ours', 'bare'] as const, ROUNDS, (who) => load(origins[who], headers))
  const middle = (who: 'ours' | 'bare', key: keyof Load) => median((loads.get(who) ?? []).map((sample) => sample[key]))
  const ratio = (key: keyof Load) => middle('ours', key) / middle('bare', key)

  report(`${name}, requests`, { value: middle('ours', 'perSecond'), unit: 'req/s', target: atLeast(2000) })
  report(`${name}, bare route`, { value: middle('bare', 'perSecond'), unit: 'req/s' })
  report(`${name}, to a bare route`, { value: ratio('perSecond'), ...(closeness && { target: closeness }) })
  report(`${name}, to a bare route, by processor time`, { value: ratio('perProcessorSecond') })
  report(`${name}, 99 of 100 within`, { value: middle('ours', 'p99Ms'), unit: 'ms', target: below(30) })
}

const product = await startProduct()
const answer = await fetch(`${product.origin}${PATH}`, { headers: ENCODING })
await answer.arrayBuffer()
const bare: BareServer = await startBareServer(`${product.origin}${PATH}`, ENCODING)

const origins = { ours: product.origin, bare: bare.origin }
await compare(origins, { name: 'events', headers: ENCODING, closeness: atLeast(0.7) })
const revalidating = { ...ENCODING, 'if-none-match': answer.headers.get('etag') ?? '' }
await compare(origins, { name: 'events unchanged (304)', headers: revalidating })
const megabytes = (await processMetric(product.origin, 'process_resident_memory_bytes')) / 1024 ** 2
report('memory of the server after load', { value: megabytes, unit: 'MB', target: below(600) })

await bare.stop()
await product.stop()
