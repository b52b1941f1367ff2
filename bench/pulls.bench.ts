import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { confirmFile, MAX_PULL_FILE_BYTES, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { getImportTask, startImport } from '@ephemeris/contract/gacha/gacha-import'
import { listRecords, type RecordsQuery } from '@ephemeris/contract/gacha/gacha-records'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps } from '../apps/server/src/create-deps.ts'
import { connect, createDb } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { readEnv } from '../apps/server/src/env/env.ts'
import { completenessOf } from '../apps/server/src/modules/gacha/ledger/coverage.service.ts'
import { mergeImport } from '../apps/server/src/modules/gacha/ledger/merge.service.ts'
import { listPulls } from '../apps/server/src/modules/gacha/ledger/pull.queries.ts'
import { AMOUNTS } from '../apps/server/src/modules/gacha/statistics/summarise.ts'
import { createLog } from '../apps/server/src/platform/log/log.ts'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { testCallerOf } from '../apps/server/src/testing/calls/test-call.ts'
import { pullFile } from '../apps/server/src/testing/pull-logs/pull-file.ts'
import { linkTo, startPullLogSimulator } from '../apps/server/src/testing/pull-logs/pull-log-simulator.ts'
import { type SimulatedAccount, simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { createTestUser } from '../apps/server/src/testing/test-user.ts'
import { STAGE_ENV } from './support/account-stage.ts'
import { atMost, below, report } from './support/figure.ts'
import { removeFolder, temporaryFolder } from './support/folders.ts'
import { startProduct } from './support/product.ts'
import { interleaved, median } from './support/samples.ts'

/** What the tracker's server needs for an import, for everything of an account, and for its statistics. */
const ROUNDS = 15
/** Close enough to measure one import by. */
const POLL_MS = 100
/** As the product's own page asks. */
const PAGE_POLL_MS = 2000
const AT_ONCE = 20
const STATISTICS_ROUNDS = 7

const dataDir = temporaryFolder()
const imported = simulatedAccount('genshin', { pulls: 10_000 })
const simulator = await startPullLogSimulator([imported])
const upstreams = path.join(dataDir, 'upstreams.json')
writeFileSync(upstreams, JSON.stringify(simulator.upstreams))

const postgres = await startEmbeddedPostgres(dataDir)
const db = createDb(postgres.address)
await migrate(db)
const env = readEnv({
  EPHEMERIS_ENV: 'test',
  PORT: '0',
  DATA_DIR: dataDir,
  CHALLENGE: 'off',
  TRUST_PROXY: '1',
  EPHEMERIS_UPSTREAMS: upstreams,
  EPHEMERIS_PAGE_PAUSE_MS: '0',
})
const deps = createDeps({ env, db, log: createLog('error', () => {}) })
const app = await createApp(deps)
const ask = asker(await app.listen())
const { call } = testCallerOf(ask)
const { id: userId, token } = await createTestUser({ deps, call }, 'bench')

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function importAll(account: SimulatedAccount, as: string, pollMs: number): Promise<void> {
  const { taskId } = await call(startImport, { text: linkTo(account), gameId: account.gameId }, { as })
  for (;;) {
    const { status, failure } = await call(getImportTask, { taskId }, { as })
    if (status === 'completed') return
    if (status === 'failed') throw new Error(`the import failed: ${failure}`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

const importMs = await timed(() => importAll(imported, token, POLL_MS))
report('import of 10,000 pulls, without the pauses', { value: importMs, unit: 'ms', target: below(20_000) })

const others: string[] = []
for (let n = 0; n < AT_ONCE; n++) others.push((await createTestUser({ deps, call }, `bench-${n}`)).token)
const togetherMs = await timed(() => Promise.all(others.map((as) => importAll(imported, as, PAGE_POLL_MS))))
report(`${AT_ONCE} such imports at once`, { value: togetherMs, unit: 'ms', target: below(60_000) })

const { gameId, uid } = imported
const query: RecordsQuery = { gameId, uid, poolId: null, limit: 10_000, cursor: null, language: 'en' }
const raw = await connect(postgres.address)
const ROWS = `select id, pool_id, time, item_id, name, item_type, rank_type, count, gacha_id, position, is_official
  from gacha_pull where user_id = $1 and game_id = $2 and uid = $3 and not is_absorbed order by sort_key limit 10000`
const answers = await interleaved(['ours', 'raw'] as const, ROUNDS, (who) =>
  timed(() =>
    who === 'raw'
      ? raw.query(ROWS, [userId, gameId, uid])
      : ask(recordsLine(query), { headers: { authorization: `Bearer ${token}` } }),
  ),
)
const middle = (who: 'ours' | 'raw') => median(answers.get(who) ?? [])
report('10,000 records, answered', { value: middle('ours'), unit: 'ms', target: below(500) })
report('10,000 records, to the query alone', { value: middle('ours') / middle('raw') })

const many = simulatedAccount('starrail', { pulls: 100_000 })
const key = { userId, gameId: many.gameId, uid: many.uid }
const mergeMs = await timed(() =>
  db
    .transaction()
    .execute((transaction) => mergeImport(transaction, deps, key, { kind: 'file', pulls: many.pulls, evidence: {} })),
)
report('100,000 pulls into the ledger', { value: mergeMs, unit: 'ms', target: below(20_000) })
// The built product starts its thread from one program; this process would compile a hundred sources for it first.
const product = await startProduct({ dataDir, env: STAGE_ENV })
const built = testCallerOf(asker(product.origin))
const statistics = await interleaved(['thread', 'here'] as const, STATISTICS_ROUNDS, (where) =>
  timed(() => (where === 'thread' ? built.call(getPullStatistics, key, { as: token }) : summariseHere())),
)
await product.stop()
const [inThreadMs, hereMs] = [median(statistics.get('thread') ?? []), median(statistics.get('here') ?? [])]
report('statistics of 100,000 pulls', { value: inThreadMs, unit: 'ms', target: below(3000) })
report('statistics of 100,000 pulls, to the same in a warm main thread', {
  value: inThreadMs / hereMs,
  target: atMost(1.5),
})
const counting = await watched(() => call(getPullStatistics, key, { as: token }))
report('statistics of 100,000 pulls, longest stop of the server', {
  value: counting.stopMs,
  unit: 'ms',
  target: below(200),
})

const text = largestFile()
const { token: filer } = await createTestUser({ deps, call }, 'bench-file')
let previewId = ''
const reading = await watched(async () => {
  previewId = (await call(previewFile, { text, gameId: null, uid: null }, { as: filer })).previewId
})
report('20 MB file, told what it would bring', { value: reading.ms, unit: 'ms', target: below(10_000) })
report('20 MB file, longest stop of the server', { value: reading.stopMs, unit: 'ms', target: below(200) })
const confirming = await watched(() => call(confirmFile, { previewId }, { as: filer }))
report('20 MB file, imported', { value: confirming.ms, unit: 'ms', target: below(20_000) })
report('20 MB file, longest stop while it is imported', { value: confirming.stopMs, unit: 'ms', target: below(300) })

await raw.end()
await app.close()
await db.destroy()
await simulator.close()
await postgres.stop()
removeFolder(dataDir)

/** As many pulls as the largest file that is accepted has. */
function largestFile(): string {
  const whole = pullFile([many])
  const pulls = Math.floor((many.pulls.length * MAX_PULL_FILE_BYTES) / whole.length / 1.01)
  return pullFile([{ ...many, pulls: many.pulls.slice(-pulls) }])
}

/** What the statistics would take where all others wait for them. */
async function summariseHere(): Promise<void> {
  AMOUNTS.summarise(await listPulls(db, key), { ...key, completeness: await completenessOf(db, key) })
}

/** How long work takes, and how long at most no other work got a turn meanwhile. */
async function watched(work: () => Promise<unknown>): Promise<{ ms: number; stopMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const ms = await timed(work)
  delay.disable()
  return { ms, stopMs: delay.max / 1e6 }
}

function recordsLine({ limit }: RecordsQuery): string {
  return `GET ${listRecords.path.replace(':game_id', gameId).replace(':uid', uid)}?limit=${limit}`
}
