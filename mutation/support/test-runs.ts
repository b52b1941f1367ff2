import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutated } from './mutants.ts'
import type { RunSettings } from './run-settings.ts'
import { ROOT, type Target } from './targets.ts'

/** `timeout`: the tests were still running when their time was over. */
export type Outcome = 'passed' | 'failed' | 'timeout'

export interface TestRuns {
  /** Runs the files in this order until one fails, with at most one mutant. */
  run(files: readonly string[], settings: Pick<RunSettings, 'mutantId' | 'limitMs'>): Promise<Outcome>
  /** Runs one file on the code as it was written. @returns the ids of the mutants that it reaches */
  reach(file: string, limitMs: number): Promise<{ readonly outcome: Outcome; readonly reached: readonly string[] }>
  close(): Promise<void>
}

/** What a test may take. A mutant makes some wait for ever, which the limit of the whole run ends. */
const TEST_MS = 120_000
const POLL_MS = 10_000

/** One Vitest for all runs. Each run has a process of its own, so that modules are loaded with their mutant active. */
export async function openTestRuns({ tests, globalSetup }: Target, { contents }: Mutated): Promise<TestRuns> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-mutation-'))
  const reachedFile = path.join(folder, 'reached.json')
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: tests.map((file) => path.relative(ROOT, file)),
      pool: 'forks',
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      reporters: [{}],
      testTimeout: TEST_MS,
      hookTimeout: TEST_MS,
      expect: { poll: { timeout: POLL_MS } },
      onConsoleLog: () => false,
      setupFiles: [path.join(ROOT, 'mutation/support/activate.setup.ts')],
      sequence: { sequencer: GivenOrder },
      ...(globalSetup !== null && { globalSetup: [globalSetup] }),
    },
    {
      plugins: [
        { name: 'mutated-sources', enforce: 'pre', load: (id) => contents.get(id.replace(/\?.*$/, '')) ?? null },
      ],
    },
  )
  const known = new Map((await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]))
  const specificationsOf = (files: readonly string[]) => files.flatMap((file) => known.get(file) ?? [])

  return {
    run: (files, settings) => runOnce(vitest, specificationsOf(files), { ...settings, reachedFile: null }),
    reach: async (file, limitMs) => {
      rmSync(reachedFile, { force: true })
      const outcome = await runOnce(vitest, specificationsOf([file]), { mutantId: null, limitMs, reachedFile })
      const reached = outcome === 'passed' ? JSON.parse(readFileSync(reachedFile, 'utf8')) : []
      return { outcome, reached }
    },
    close: async () => {
      await vitest.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Vitest's own order puts the longest first. */
class GivenOrder {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

async function runOnce(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
  settings: RunSettings,
): Promise<Outcome> {
  // What earlier runs found would count again.
  vitest.state.filesMap.clear()
  vitest.provide('mutation', settings)
  const startedAt = performance.now()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications])
  if (performance.now() - startedAt >= settings.limitMs) return 'timeout'
  if (unhandledErrors.length > 0) return 'failed'
  return testModules.some((module) => module.state() !== 'passed') ? 'failed' : 'passed'
}
