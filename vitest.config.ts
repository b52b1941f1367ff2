import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    /** More than two cores: half of the time is spent waiting, for the database and for mails. */
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          /** Properties of thousands of cases on a busy machine. */
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          /** Loading the server once per worker, and not once per file, saves a third of the processor time. */
          isolate: false,
          globalSetup: 'apps/server/src/testing/database-server.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
