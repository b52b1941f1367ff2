import { defineConfig } from '@playwright/test'
import { ENGINES, type EngineName } from './support/engines.ts'
import type { Options } from './support/test.ts'

const CACHE = '../../.cache'

export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: `${CACHE}/engines`,
  workers: 2,
  /** A call of WebKit’s storage that never answers stops no one; the last lines of `npm test` name it. (OPS-107) */
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${CACHE}/engines-report.json` }]],
  use: { baseURL: process.env.EPHEMERIS_URL },
  projects: (Object.keys(ENGINES) as EngineName[]).map((engine) => ({ name: engine, use: { engine } })),
})
