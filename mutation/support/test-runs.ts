import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutated } from './mutants.ts'
import type { RunSettings } from './run-settings.ts'
import { ROOT, type Target } from './targets.ts'

/** `timeout`: the tests were still running when their time was over. */
export type Outcome = 'passed' | 'failed' | 'timeout'

export interface TestRuns {
  /** Runs one file, with at most one mutant. */
  run(file: string, settings: Omit<RunSettings, 'reachedFile'>): Promise<TestRun>
  close(): Promise<void>
}

export interface TestRun {
  readonly outcome: Outcome
  /** The ids of the mutants that the file reaches; `null`: it could not be loaded, or did not end by itself. */
  readonly reached: ReadonlySet<string> | null
  /** What its longest test took; 0 where none ran. */
  readonly longestTestMs: number
}

/** A mutant makes some tests wait for ever. */
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
      const ended = await runOnce(vitest, specification, { ...settings, reachedFile })
      const reached = existsSync(reachedFile) ? new Set<string>(JSON.parse(readFileSync(reachedFile, 'utf8'))) : null
      return { ...ended, reached }
    },
    close: async () => {
      await vitest.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function runOnce(
  vitest: Vitest,
  specification: TestSpecification,
  settings: RunSettings,
): Promise<Omit<TestRun, 'reached'>> {
  // What earlier runs found would count again.
  vitest.state.filesMap.clear()
  vitest.provide('mutation', settings)
  const startedAt = performance.now()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  const isLate = performance.now() - startedAt >= settings.limitMs
  const isPassed = unhandledErrors.length === 0 && testModules.every((module) => module.state() === 'passed')
  return { outcome: isLate ? 'timeout' : isPassed ? 'passed' : 'failed', longestTestMs: longestTestOf(testModules) }
}

function longestTestOf(modules: readonly TestModule[]): number {
  const tests = modules.flatMap(({ children }) => [...children.allTests()])
  return Math.max(0, ...tests.map((one) => one.diagnostic()?.duration ?? 0))
}
