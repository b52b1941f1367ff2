import type { Request } from 'autocannon'
import { fillAccounts } from '../apps/server/src/testing/database/database-content.ts'
import { type AccountStage, openAccountStage, PASSWORD } from './support/account-stage.ts'
import { startBareServer } from './support/bare-server.ts'
import { databaseSeconds } from './support/database-time.ts'
import { atLeast, atMost, below, report, type Target } from './support/figure.ts'
import { runLoad } from './support/load.ts'
import { processMetric } from './support/process-metric.ts'
import { interleaved, median } from './support/samples.ts'

/** Growth is measured from one size to the next: `BENCH_USERS=1000,10000,100000`, `BENCH_PULLS=1000` for the targets. */
const SIZES = (process.env.BENCH_USERS ?? '500,5000').split(',').map(Number)
const PULLS = Number(process.env.BENCH_PULLS ?? 100)
const ROUNDS = 3
const SECONDS = 3
const JSON_BODY = { 'content-type': 'application/json' }
const WORTH = ['must', 'worth', 'rewards', 'skip']

interface Sample {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Of processor time for a thousand answers. */
  readonly serverMs: number
  readonly databaseMs: number
  readonly refused: number
}

interface Call {
  readonly name: string
  readonly connections: number
  readonly perSecond: Target
  readonly p99Ms: number
  request(turn: number): Request
}

const turns = { count: 0 }
const heights = new Map<string, number[]>()
for (const size of SIZES) await measureSize(size, size === SIZES[0])
for (const [name, values] of heights) {
  report(`${name}: half of the answers at ${SIZES.at(-1)} users to ${SIZES[0]}`, {
    value: (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN),
    target: atMost(1.5),
  })
}

async function measureSize(size: number, isFirst: boolean): Promise<void> {
  const stage = await openAccountStage(size, (db) => fillAccounts(db, PULLS))
  const calls = await callsOf(stage)
  const bare = await startBareServer(`${stage.origin}/api/user/profile`, { ...stage.users[0]?.headers })
  const kinds = [...calls.map(({ name }) => name), 'bare route']
  const samples = await interleaved(kinds, ROUNDS, (name) => {
    const call = calls.find((one) => one.name === name)
    return call
      ? measure(stage, stage.origin, call)
      : measure(stage, bare.origin, { ...profile(stage), connections: 16 })
  })
  await bare.stop()
  const middle = (name: string, key: keyof Sample) => median((samples.get(name) ?? []).map((one) => one[key]))
  for (const { name, perSecond, p99Ms } of calls) {
    const p50 = middle(name, 'p50')
    heights.set(name, [...(heights.get(name) ?? []), p50])
    report(`${name}, ${size} users: half within`, { value: p50, unit: 'ms' })
    if (!isFirst) continue
    report(`${name}: requests`, { value: middle(name, 'perSecond'), unit: 'req/s', target: perSecond })
    report(`${name}: to a bare route`, { value: middle(name, 'perSecond') / middle('bare route', 'perSecond') })
    report(`${name}: 99 of 100 within`, { value: middle(name, 'p99'), unit: 'ms', target: below(p99Ms) })
    report(`${name}: processor time of 1,000, server`, { value: middle(name, 'serverMs'), unit: 'ms' })
    report(`${name}: processor time of 1,000, database`, { value: middle(name, 'databaseMs'), unit: 'ms' })
    report(`${name}: refused`, { value: middle(name, 'refused'), target: atMost(0) })
  }
  if (isFirst) report('bare route: requests', { value: middle('bare route', 'perSecond'), unit: 'req/s' })
  const megabytes = (await processMetric(stage.origin, 'process_resident_memory_bytes')) / 1024 ** 2
  report(`memory of the server, ${size} users`, { value: megabytes, unit: 'MB', target: below(600) })
  await stage.close()
}

async function callsOf(stage: AccountStage): Promise<readonly Call[]> {
  const { data } = await (await fetch(`${stage.origin}/api/events?lang=en&games=genshin`)).json()
  const subject = { activity_uuid: data.events[0].events[0].uuid, game_id: 'genshin' }
  const upload = settingsOf(50_000)
  const as = (turn: number) => ({ ...JSON_BODY, ...stage.users[turn % stage.users.length]?.headers })
  return [
    {
      name: 'events',
      connections: 32,
      perSecond: atLeast(2000),
      p99Ms: 30,
      request: () => ({ path: '/api/events?lang=en', headers: { 'accept-encoding': 'br' } }),
    },
    profile(stage),
    {
      name: 'vote',
      connections: 8,
      perSecond: atLeast(200),
      p99Ms: 80,
      request: (turn) => ({
        method: 'POST',
        path: '/api/tags/vote',
        headers: as(turn),
        body: JSON.stringify({ ...subject, votes: { worth: WORTH[turn % WORTH.length] } }),
      }),
    },
    {
      name: 'upload of 50 KB',
      connections: 8,
      perSecond: atLeast(100),
      p99Ms: 150,
      request: (turn) => ({ method: 'POST', path: '/api/user/upload_settings', headers: as(turn), body: upload }),
    },
    {
      name: `records, ${PULLS}`,
      connections: 4,
      perSecond: atLeast(12),
      p99Ms: 500,
      request: (turn) => ({ path: '/api/gachalog/records/genshin/800000001?limit=10000', headers: as(turn) }),
    },
    {
      name: 'login',
      connections: 4,
      perSecond: atLeast(15),
      p99Ms: 500,
      request: (turn) => ({
        method: 'POST',
        path: '/api/auth/login',
        headers: { ...JSON_BODY, 'x-forwarded-for': `198.19.${(turn >> 8) & 255}.${turn & 255}` },
        body: JSON.stringify({ username: `bench-${turn % stage.users.length}`, password: PASSWORD, cf_token: '' }),
      }),
    },
  ]
}

function profile({ users }: AccountStage): Call {
  return {
    name: 'profile',
    connections: 16,
    perSecond: atLeast(500),
    p99Ms: 60,
    request: (turn) => ({ path: '/api/user/profile', headers: { ...users[turn % users.length]?.headers } }),
  }
}

async function measure(stage: AccountStage, url: string, { connections, request }: Call): Promise<Sample> {
  const spent = async () => ({
    server: await processMetric(url, 'process_cpu_seconds_total'),
    database: databaseSeconds(stage.dataDir),
  })
  const before = await spent()
  const { requests, latency, non2xx, errors } = await runLoad({
    url,
    connections,
    duration: SECONDS,
    requests: [{ setupRequest: (given) => ({ ...given, ...request(++turns.count) }) }],
  })
  const after = await spent()
  const perThousand = (seconds: number) => (seconds * 1e6) / Math.max(1, requests.total)
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    serverMs: perThousand(after.server - before.server),
    databaseMs: perThousand(after.database - before.database),
    refused: non2xx + errors,
  }
}

/** What a device uploads, with so many bytes of marks. */
function settingsOf(bytes: number): string {
  const activityStatus = Object.fromEntries(
    Array.from({ length: Math.ceil(bytes / 48) }, (_, n) => [
      `6f1c1d1e-6a0e-5f3b-9a34-${String(n).padStart(12, '0')}`,
      'done',
    ]),
  )
  return JSON.stringify({ activityStatus, userGameSelections: {}, gameOrder: [] })
}
