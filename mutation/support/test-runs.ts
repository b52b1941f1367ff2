import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutated } from './mutants.ts'
import type { RunSettings } from './run-settings.ts'
import { ROOT, type Target } from './targets.ts'

/** `timeout`: the tests were still running when their time was over. */
export type Outcome = 'passed' | 'failed' | 'timeout'

export interface TestRuns {
  /** Runs one file, with at most one mutant. */
  run(file: string, settings: Pick<RunSettings, 'mutantId' | 'limitMs'>): Promise<TestRun>
  close(): Promise<void>
}

export interface TestRun {
  readonly outcome: Outcome
  /** The ids of the mutants that the file reaches; `null`: it could not be loaded, or did not end by itself. */
  readonly reached: ReadonlySet<string> | null
}

/** What a test may take. A mutant makes some wait for ever, which the limit of the whole run ends. */
const TEST_MS = 600_000
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
      ...(globalSetup !== null && { globalSetup: [globalSetup] }),
    },
    {
      plugins: [
        { name: 'mutated-sources', enforce: 'pre', load: (id) => contents.get(id.replace(/\?.*$/, '')) ?? null },
      ],
    },
  )
  const known = new Map((await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]))

  return {
    run: async (file, settings) => {
      const specification = known.get(file)
      if (!specification) throw new RangeError(`${file} is no test file`)
      rmSync(reachedFile, { force: true })
      const outcome = await runOnce(vitest, specification, { ...settings, reachedFile })
      const reached = existsSync(reachedFile) ? new Set<string>(JSON.parse(readFileSync(reachedFile, 'utf8'))) : null
      return { outcome, reached }
    },
    close: async () => {
      await vitest.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function runOnce(vitest: Vitest, specification: TestSpecification, settings: RunSettings): Promise<Outcome> {
  // What earlier runs found would count again.
  vitest.state.filesMap.clear()
  vitest.provide('mutation', settings)
  const startedAt = performance.now()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  if (performance.now() - startedAt >= settings.limitMs) return 'timeout'
  if (unhandledErrors.length > 0) return 'failed'
  return testModules.some((module) => module.state() !== 'passed') ? 'failed' : 'passed'
}
