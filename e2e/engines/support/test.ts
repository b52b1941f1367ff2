import { test as base } from '@playwright/test'
import { AppPage } from './app-page.ts'
import type { Session } from './engine.ts'
import { ENGINES, type EngineName } from './engines.ts'

interface Fixtures {
  /** A newcomer's page at the shared server; the test fails if the page logs an error or throws. */
  readonly app: AppPage
}

export interface Options {
  readonly engine: EngineName
}

interface WorkerFixtures {
  /** The engine's browser, which the journeys of a worker share: its start takes longer than a journey. */
  readonly session: Session | null
}

export const test = base.extend<Fixtures, WorkerFixtures & Options>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  session: [
    async ({ engine }, use) => {
      const program = engine in missingEngines() ? null : ENGINES[engine].find()
      const session = program === null ? null : await ENGINES[engine].start(program)
      await session?.driver.manage().window().setRect({ width: 1280, height: 900 })
      await use(session)
      await session?.end()
    },
    { scope: 'worker' },
  ],

  app: async ({ engine, session, baseURL }, use, testInfo) => {
    if (!session) return testInfo.skip(true, missingEngines()[engine])
    const app = new AppPage(session.driver, baseURL ?? '')
    await app.forget()
    await use(app)
    if (testInfo.status === testInfo.expectedStatus) base.expect(await app.errors()).toEqual([])
    else await testInfo.attach('failed.png', { body: await app.picture(), contentType: 'image/png' })
  },
})

function missingEngines(): Readonly<Record<string, string>> {
  return JSON.parse(process.env.ENGINES_MISSING ?? '{}')
}

export const { expect } = base
