import { setTimeout as pause } from 'node:timers/promises'
import { openAccountStage } from '../bench/support/account-stage.ts'
import { atLeast, atMost, below, report } from '../bench/support/figure.ts'
import { runLoad } from '../bench/support/load.ts'
import { processMetric } from '../bench/support/process-metric.ts'

/** `FAULT_SOAK_MIN=30` for the promise: a slope over less is mostly the warm-up. */
const MINUTES = Number(process.env.FAULT_SOAK_MIN ?? 1)
const WARM_UP_S = 20
const PER_SECOND = 200
const USERS = 200
const SAMPLE_S = 5

/* Serves a steady load and watches the memory of the process: it does not grow. (R19) */
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
const samples: { minute: number; megabytes: number }[] = []
for (const startedAt = performance.now(); performance.now() - startedAt < MINUTES * 60_000; ) {
  const megabytes = (await processMetric(stage.origin, 'process_resident_memory_bytes')) / 1024 ** 2
  samples.push({ minute: (performance.now() - startedAt) / 60_000, megabytes })
  await pause(SAMPLE_S * 1000)
}
const { requests, errors, '5xx': failed } = await running
await stage.close()

report(`steady load for ${MINUTES} min: answers`, { value: requests.total, target: atLeast(MINUTES * 60 * 50) })
report('… 5xx or cut off', { value: errors + failed, target: atMost(0) })
report('… memory at the end', { value: samples.at(-1)?.megabytes ?? 0, unit: 'MB', target: below(600) })
const enough = MINUTES >= 10
report('… growth of memory', { value: slope(), unit: 'MB/min', ...(enough && { target: below(1) }) })

/** Of the line through all samples. */
function slope(): number {
  const mean = (read: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((sum, sample) => sum + read(sample), 0) / samples.length
  const [x, y] = [mean(({ minute }) => minute), mean(({ megabytes }) => megabytes)]
  const over = mean(({ minute, megabytes }) => (minute - x) * (megabytes - y))
  return over / mean(({ minute }) => (minute - x) ** 2)
}
