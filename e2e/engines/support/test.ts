import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { type AccountServer, startAccountServer } from './account-server.ts'
import { AppPage } from './app-page.ts'
import type { Session } from './engine.ts'
import { ENGINES, type EngineName } from './engines.ts'

interface Fixtures {
  /** A newcomer's page at the shared server; the test fails if the page logs an error or throws. */
  readonly app: AppPage
  /** The same at another server. */
  readonly appAt: (url: string) => Promise<AppPage>
  /** What the browser saves next, as soon as all of it is there. */
  readonly savedFile: () => Promise<Buffer>
}

export interface Options {
  readonly engine: EngineName
}

interface WorkerFixtures {
  /** The engine's browser, which the journeys of a worker share: its start takes longer than a journey. */
  readonly session: Session | null
  /** A server with mails, and with the log of a game behind it. */
  readonly accounts: AccountServer
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

  accounts: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const accounts = await startAccountServer()
      await use(accounts)
      await accounts.end()
    },
    { scope: 'worker' },
  ],

  appAt: async ({ engine, session }, use, testInfo) => {
    if (!session) return testInfo.skip(true, missingEngines()[engine])
    const opened: AppPage[] = []
    await use(async (url) => {
      const app = new AppPage(session.driver, url)
      await app.forget()
      opened.push(app)
      return app
    })
    const [app] = opened
    if (!app) return
    if (testInfo.status === testInfo.expectedStatus) base.expect(await app.errors()).toEqual([])
    else await testInfo.attach('failed.png', { body: await app.picture(), contentType: 'image/png' })
  },

  savedFile: async ({ session }, use) => {
    const folder = session?.downloads ?? ''
    const previous = session ? await readdir(folder) : []
    await Promise.all(previous.map((file) => rm(path.join(folder, file))))
    await use(async () => {
      let saved = Buffer.alloc(0)
      await base
        .expect(async () => {
          const [file = ''] = await readdir(folder)
          base.expect(file).toMatch(/\.(?:png|json)$/)
          saved = await readFile(path.join(folder, file))
          base.expect(saved.length).toBeGreaterThan(0)
        })
        .toPass({ timeout: 60_000 })
      return saved
    })
  },

  app: async ({ appAt, baseURL }, use) => use(await appAt(baseURL ?? '')),
})

function missingEngines(): Readonly<Record<string, string>> {
  return JSON.parse(process.env.ENGINES_MISSING ?? '{}')
}

export const { expect } = base
