import { setTimeout as pause } from 'node:timers/promises'
import { openAccountStage } from '../bench/support/account-stage.ts'
import { atLeast, atMost, below, report } from '../bench/support/figure.ts'
import { runLoad } from '../bench/support/load.ts'
import { type ProcessMetric, processMetric } from '../bench/support/process-metric.ts'

/** `FAULT_SOAK_MIN=30` for the promise: a slope over less is mostly the warm-up. */
const MINUTES = Number(process.env.FAULT_SOAK_MIN ?? 1)
const IS_LONG = MINUTES >= 10
/** In its first minutes a process collects its garbage rarely, and grows to the size that it then has. */
const WARM_UP_S = IS_LONG ? 300 : 20
const PER_SECOND = 200
const USERS = 200
const SAMPLE_S = 5
const SAMPLES_A_MINUTE = 60 / SAMPLE_S

interface Sample {
  readonly minute: number
  readonly residentMb: number
  readonly heapMb: number
  readonly lagMs: number
  readonly handles: number
}

/* Serves a steady load and watches the process: neither its memory nor its handles grow. (R19) */
const stage = await openAccountStage(USERS)
let turn = 0
const running = runLoad({
  url: stage.origin,
  connections: 16,
  overallRate: PER_SECOND,
  duration: WARM_UP_S + MINUTES * 60,
  requests: [
    {
      setupRequest: (request) => {
        const user = stage.users[++turn % USERS]
        const path = ['/api/events?lang=en', '/api/games', '/api/user/profile', '/'][turn % 4] ?? '/'
        return { ...request, path, headers: { 'accept-encoding': 'br', ...user?.headers } }
      },
    },
  ],
})
await pause(WARM_UP_S * 1000)
const samples: Sample[] = []
for (const startedAt = performance.now(); performance.now() - startedAt < MINUTES * 60_000; ) {
  samples.push(await sample((performance.now() - startedAt) / 60_000))
  await pause(SAMPLE_S * 1000)
}
const { requests, errors, '5xx': failed } = await running
await stage.close()

report(`steady load for ${MINUTES} min: answers`, { value: requests.total, target: atLeast(MINUTES * 60 * 50) })
report('… 5xx or cut off', { value: errors + failed, target: atMost(0) })
const [first, last] = [samples[0], samples.at(-1)]
report('… memory at the end', { value: last?.residentMb ?? 0, unit: 'MB', target: below(600) })
report('… growth of memory', {
  value: slopeOf(samples.map(({ minute, residentMb }) => [minute, residentMb])),
  unit: 'MB/min',
  ...(IS_LONG && { target: below(1) }),
})
if (IS_LONG) {
  const value = slopeOf(leastOfEachMinute())
  report('… growth of what is left after garbage collection', { value, unit: 'MB/min', target: below(0.5) })
}
report('… more open handles than at first', {
  value: (last?.handles ?? 0) - (first?.handles ?? 0),
  ...(IS_LONG && { target: atMost(10) }),
})
report('… delay of the event loop, 99 of 100 below', {
  value: Math.max(...samples.map(({ lagMs }) => lagMs)),
  unit: 'ms',
})

async function sample(minute: number): Promise<Sample> {
  const read = (name: ProcessMetric) => processMetric(stage.origin, name)
  return {
    minute,
    residentMb: (await read('process_resident_memory_bytes')) / 1024 ** 2,
    heapMb: (await read('nodejs_heap_size_used_bytes')) / 1024 ** 2,
    lagMs: (await read('nodejs_eventloop_lag_p99_seconds')) * 1000,
    handles: await read('nodejs_active_handles_total'),
  }
}

/** The heap is smallest right after its garbage was collected. */
function leastOfEachMinute(): readonly Point[] {
  const minutes = Array.from({ length: Math.floor(samples.length / SAMPLES_A_MINUTE) }, (_, n) =>
    samples.slice(n * SAMPLES_A_MINUTE, (n + 1) * SAMPLES_A_MINUTE),
  )
  return minutes.map((part, n) => [n, Math.min(...part.map(({ heapMb }) => heapMb))])
}

type Point = readonly [x: number, y: number]

/** Of the line through all points. */
function slopeOf(points: readonly Point[]): number {
  const mean = (read: (point: Point) => number) => points.reduce((sum, point) => sum + read(point), 0) / points.length
  const [x, y] = [mean(([at]) => at), mean(([, value]) => value)]
  return mean(([at, value]) => (at - x) * (value - y)) / mean(([at]) => (at - x) ** 2)
}
