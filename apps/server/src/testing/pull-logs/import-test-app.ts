import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getImportTask, type ImportTask, startImport } from '@ephemeris/contract/gacha/gacha-import'
import type { RecordsPage } from '@ephemeris/contract/gacha/gacha-records'
import { listRecords } from '@ephemeris/contract/gacha/gacha-records'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { afterAll } from 'vitest'
import { sweepExpiredPulls } from '#server/modules/gacha/pull-sweep.service'
import { createSeal } from '#server/platform/secrets/seal'
import { pause } from '#server/platform/timers'
import { startTestApp, type TestApp, type TestAppOptions } from '../test-app.ts'
import { linkTo, type PullLogSimulator, startPullLogSimulator } from './pull-log-simulator.ts'
import type { SimulatedAccount } from './simulated-account.ts'

const TASK_LIMIT_MS = 300_000
const POLL_MS = 20

export interface ImportTestApp extends TestApp {
  readonly simulator: PullLogSimulator
  /** Imports by the account's link and waits for the end. */
  importFrom(account: SimulatedAccount, as: string): Promise<ImportTask>
  /** Waits for the end of a task. */
  ended(taskId: string, as: string): Promise<ImportTask>
  /** What the ledger holds, page by page. */
  recordsOf(account: Pick<SimulatedAccount, 'gameId' | 'uid'>, as: string, limit?: number): Promise<readonly Pull[]>
  /** How long each wait of an import would have been, in ms and in order; none of them takes any time. */
  readonly waits: readonly number[]
  /** Runs the sweepers. */
  sweep(): Promise<void>
}

/** A server whose logs are the simulator's. */
export async function startImportTestApp(
  accounts: readonly SimulatedAccount[],
  options: Pick<TestAppOptions, 'ledgerLimits' | 'prepare'> = {},
): Promise<ImportTestApp> {
  const simulator = await startPullLogSimulator(accounts)
  afterAll(() => simulator.close())
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-logs-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'upstreams.json')
  writeFileSync(file, JSON.stringify(simulator.upstreams))
  const waits: number[] = []
  const app = await startTestApp({
    ...options,
    env: { EPHEMERIS_UPSTREAMS: file, EPHEMERIS_PAGE_PAUSE_MS: '0' },
    wait: async (ms, signal) => {
      signal?.throwIfAborted()
      waits.push(ms)
    },
  })

  async function ended(taskId: string, as: string): Promise<ImportTask> {
    const deadline = performance.now() + TASK_LIMIT_MS
    for (let progress = 0; ; ) {
      const task = await app.call(getImportTask, { taskId }, { as })
      if (task.progress < progress) throw new RangeError(`progress fell from ${progress} to ${task.progress}`)
      if (task.status === 'completed' || task.status === 'failed') return task
      if (performance.now() > deadline) throw new RangeError(`the import does not end: ${JSON.stringify(task)}`)
      progress = task.progress
      await pause(POLL_MS)
    }
  }

  return {
    ...app,
    simulator,
    waits,
    ended,
    sweep: () => sweepExpiredPulls({ ...app.deps, seal: createSeal(app.deps.env.dataDir) }),
    importFrom: async (account, as) => {
      const { taskId } = await app.call(startImport, { text: linkTo(account), gameId: account.gameId }, { as })
      return ended(taskId, as)
    },
    recordsOf: async ({ gameId, uid }, as, limit = 10_000) => {
      const pulls: Pull[] = []
      for (let cursor: string | null = null; ; ) {
        const query = { gameId, uid, poolId: null, limit, cursor, language: 'en' } as const
        const page: RecordsPage = await app.call(listRecords, query, { as })
        pulls.push(...page.records.map(({ pull }) => pull))
        if (page.next === null) return pulls
        cursor = page.next
      }
    },
  }
}
