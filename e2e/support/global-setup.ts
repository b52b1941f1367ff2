import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { BROWSER_FLAGS, chromiumPath } from './chromium.ts'
import { startEphemeris } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all journeys read from. */
    url: string
    /** Where the shared browser listens. */
    browserEndpoint: string
  }
}

/** One server and one browser for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [ephemeris, browser] = await Promise.all([
    startEphemeris(),
    chromium.launchServer({ executablePath: await chromiumPath(), args: BROWSER_FLAGS }),
  ])
  project.provide('url', ephemeris.url)
  project.provide('browserEndpoint', browser.wsEndpoint())

  return async () => {
    await Promise.all([browser.close(), ephemeris.stop()])
  }
}
