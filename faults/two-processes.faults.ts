import { STAGE_ENV } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { type LoadResult, runLoad } from '../bench/support/load.ts'
import { processMetric } from '../bench/support/process-metric.ts'
import { startProduct } from '../bench/support/product.ts'
import { interleaved, median } from '../bench/support/samples.ts'
import { prepareUsers } from './support/stage.ts'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 32
const USERS = 200

/*
 * What a second process adds to read-heavy traffic: nine of ten calls for the catalogue, one of a user. The machine's
 * cores also run the load and the database, so that requests per second would measure those; what counts is how many
 * requests one second of a process's own processor time answers, alone and beside another process.
 */
const dataDir = temporaryFolder()
const users = await prepareUsers(dataDir, USERS)
const processes = [await startProduct({ dataDir, env: STAGE_ENV }), await startProduct({ dataDir, env: STAGE_ENV })]
const origins = processes.map(({ origin }) => origin)
let turn = 0

const samples = await interleaved([1, 2] as const, ROUNDS, measure)
const middle = (count: 1 | 2, key: 'perCore' | 'perSecond' | 'refused') =>
  median((samples.get(count) ?? []).map((sample) => sample[key]))
for (const one of processes) await one.stop()
removeFolder(dataDir)

const efficiency = middle(2, 'perCore') / middle(1, 'perCore')
report('one process, read-heavy: requests per second of its processor time', { value: middle(1, 'perCore') })
report('two processes: the same of each', { value: middle(2, 'perCore') })
report('two processes to one, a core each', { value: 2 * efficiency, target: atLeast(1.6) })
report('one process, with load and database on the same cores', { value: middle(1, 'perSecond'), unit: 'req/s' })
report('two processes, with load and database on the same cores', { value: middle(2, 'perSecond'), unit: 'req/s' })
report('… refused', { value: Math.max(middle(1, 'refused'), middle(2, 'refused')), target: atMost(0) })

async function measure(count: 1 | 2) {
  const asked = origins.slice(0, count)
  const startedAt = await processorSeconds(asked)
  const results = await Promise.all(asked.map((url) => load(url, CONNECTIONS / count)))
  const spent = (await processorSeconds(asked)) - startedAt
  const total = results.reduce((sum, { requests }) => sum + requests.total, 0)
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  return { perCore: total / spent, perSecond: total / SECONDS, refused }
}

async function load(url: string, connections: number): Promise<LoadResult> {
  return runLoad({
    url,
    connections,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request) => {
          turn++
          const user = users[Math.floor(turn / 10) % USERS]
          const path = turn % 10 === 0 ? '/api/user/profile' : turn % 2 === 0 ? '/api/games' : '/api/events?lang=en'
          return { ...request, path, headers: { 'accept-encoding': 'br', ...user?.headers } }
        },
      },
    ],
  })
}

async function processorSeconds(asked: readonly string[]): Promise<number> {
  const each = await Promise.all(asked.map((origin) => processMetric(origin, 'process_cpu_seconds_total')))
  return each.reduce((sum, seconds) => sum + seconds, 0)
}
