import { type BareServer, startBareServer } from './support/bare-server.ts'
import { atLeast, below, report, type Target } from './support/figure.ts'
import { type Load, underLoad } from './support/load.ts'
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
const ENCODING = { 'accept-encoding': 'br, gzip' }

interface MeasuredLoad extends Load {
  /** Of processor time, which does not depend on what else the machine does. */
  readonly perProcessorSecond: number
}

async function load(origin: string, headers: Record<string, string>): Promise<MeasuredLoad> {
  const startedAt = await processMetric(origin, 'process_cpu_seconds_total')
  const measured = await underLoad({ url: `${origin}${PATH}`, headers, duration: SECONDS })
  const processorSeconds = (await processMetric(origin, 'process_cpu_seconds_total')) - startedAt
  return { ...measured, perProcessorSecond: measured.requests / processorSeconds }
}

interface Comparison {
  readonly name: string
  readonly headers: Record<string, string>
  /** How close to a bare route that sends the same bytes; absent where no bytes are sent. */
  readonly closeness?: Target
}

async function compare(origins: { ours: string; bare: string }, { name, headers, closeness }: Comparison) {
  const loads = await interleaved(['ours', 'bare'] as const, ROUNDS, (who) => load(origins[who], headers))
  const middle = (who: 'ours' | 'bare', key: keyof MeasuredLoad) =>
    median((loads.get(who) ?? []).map((sample) => sample[key]))
  const ratio = (key: keyof MeasuredLoad) => middle('ours', key) / middle('bare', key)

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

// An instance that reads this one asks once an hour; a thousand of them are one request in 3.6 seconds.
const WHOLE = '/api/catalogue/v1.json'
const whole = await fetch(`${product.origin}${WHOLE}`, { headers: ENCODING })
report('whole catalogue, decoded', { value: (await whole.arrayBuffer()).byteLength / 1000, unit: 'kB' })
for (const [name, headers] of [
  ['whole catalogue', ENCODING],
  ['whole catalogue unchanged (304)', { ...ENCODING, 'if-none-match': whole.headers.get('etag') ?? '' }],
] as const) {
  const { perSecond } = await underLoad({ url: `${product.origin}${WHOLE}`, headers, duration: SECONDS })
  report(name, { value: perSecond, unit: 'req/s', target: atLeast(20) })
}

const megabytes = (await processMetric(product.origin, 'process_resident_memory_bytes')) / 1024 ** 2
report('memory of the server after load', { value: megabytes, unit: 'MB', target: below(600) })

await bare.stop()
await product.stop()
