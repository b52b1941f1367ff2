import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What is waited for comes late on a busy machine, and the second that Vitest grants is the one in which it is busy. */
const expect = { poll: { timeout: 90_000 } }

export default defineConfig({
  test: {
    /** A file that a test compares with has to exist; `vitest -u` alone writes it. */
    update: 'none',
    /** More than two cores, since server tests wait; not many more, since each worker loads all modules for itself. */
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          expect,
          /** Properties of thousands of cases on a busy machine. */
          testTimeout: 400_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          /** Loading the server once per worker, and not once per file, saves a third of the processor time. */
          isolate: false,
          expect,
          globalSetup: 'apps/server/src/testing/database/database-server.ts',
          testTimeout: 400_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
