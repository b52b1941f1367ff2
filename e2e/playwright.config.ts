import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './support/chromium.ts'

const CACHE = '../.cache'
const LONGEST = ['update.test.ts', 'tab-lock-freeze.test.ts']
/** They have browsers of their own. */
const ENGINES = path.join(import.meta.dirname, 'engines/**')

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: `${CACHE}/journeys`,
  workers: 4,
  /** In this order: the first files wait for up to minutes in one worker, which were the last ones of a run. */
  projects: [
    { name: 'update', testMatch: LONGEST },
    { name: '', testIgnore: [...LONGEST, ENGINES] },
  ],
  /** One race among hundreds of journeys stops no one; the last lines of `npm test` name it. (OPS-107) */
  retries: 1,
  forbidOnly: true,
  // What passes in seconds on a quiet machine takes minutes on one that is busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${CACHE}/journeys-report.json` }]],
  use: {
    // `globalSetup` sets the address and the browser; the workers load this file again.
    baseURL: process.env.EPHEMERIS_URL,
    launchOptions: {
      executablePath: process.env.JOURNEYS_CHROMIUM ?? '',
      // A journey ends before these two compilers pay: 43 journeys take 47 s of the processor without them, 55 with them.
      args: [...BROWSER_FLAGS, '--js-flags=--no-turbofan --no-maglev'],
    },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
})
