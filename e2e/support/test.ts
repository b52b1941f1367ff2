import { test as base } from '@playwright/test'
import { type Defer, type OpenPage, openPageIn, type PageOpener } from './open-page.ts'
import { ServerPool } from './server-pool.ts'

interface Fixtures {
  /** The address of the server that most journeys share. */
  readonly url: string
  readonly defer: Defer
  /** Opens a page in a browser context of its own, which is closed with the test. */
  readonly openPage: PageOpener
}

interface WorkerFixtures {
  /** Servers beside the one that most journeys share. */
  readonly servers: ServerPool
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const pool = new ServerPool()
      await use(pool)
      await pool.end()
    },
    { scope: 'worker' },
  ],

  url: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('EPHEMERIS_URL is not set: the global setup did not run')
    await use(baseURL)
  },

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures this one needs.
  defer: async ({}, use) => {
    const tasks: (() => Promise<unknown>)[] = []
    await use((task) => tasks.unshift(task))
    const failures: unknown[] = []
    // One that fails keeps no other from being done.
    for (const task of tasks) await task().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'what was deferred failed')
  },

  openPage: async ({ browser, url, defer }, use, testInfo) => {
    await use((options: OpenPage = {}) => openPageIn({ browser, url, ...options }, defer, testInfo))
  },
})

export const { expect } = base
