import type { Browser } from 'playwright-core'
import { BEFORE } from './support/builds.ts'
import { launchChromium } from './support/chromium.ts'
import { type Subject, startBuilds, subjectsAt } from './support/demonstration.ts'
import { atMost, report } from './support/figure.ts'
import { tasksOf } from './support/main-thread-tasks.ts'
import { deviceWithMarks } from './support/returning-visitor.ts'
import { interleaved, median } from './support/samples.ts'

/**
 * How long a page keeps a phone from answering while it starts: what each task takes beyond 50 ms on a processor four
 * times slower, by processor time, which hardly changes when other programs run. From the request for the page until
 * 2.5 s after it was loaded; Lighthouse counts from the first paint. Caches are empty, and the page has the size of a
 * phone.
 *
 * `BENCH_BEFORE` names the folder of another build, which is then measured in turn with this one; `BENCH_PAGES`, separated
 * by commas, the pages.
 */
const PAGES = (process.env.BENCH_PAGES ?? '/,/timeline,/gacha,/settings,/plan,/tonight').split(',')
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const TIMES_SLOWER = 4
const UNNOTICED_MS = 50
const SETTLED_MS = 2500
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  timezoneId: 'Europe/Berlin',
  serviceWorkers: 'block',
} as const

const browser = await launchChromium()
const builds = await startBuilds()
for (const path of PAGES) {
  const subjects = await subjectsAt(path, builds)
  const loads = await interleaved(subjects, ROUNDS, (subject) => tasksOfLoad(browser, subject, path))
  for (const [{ visitor, suffix }, rounds] of loads) {
    const note = (what: string, ofLoad: (tasks: readonly number[]) => number, limit?: number) =>
      report(`start of ${path}, ${visitor}${suffix}: ${what}`, {
        value: median(rounds.map(ofLoad)),
        unit: 'ms',
        ...(limit !== undefined && suffix !== BEFORE && { target: atMost(limit) }),
      })
    note('blocked on a phone', blockedMs, 150)
    note('longest task', (tasks) => Math.max(...tasks))
    note('main thread', (tasks) => tasks.reduce((sum, ms) => sum + ms, 0))
  }
}
for (const { product } of builds) await product.stop()
await browser.close()

async function tasksOfLoad(on: Browser, { product, visitor }: Subject, path: string): Promise<readonly number[]> {
  const { origin } = product
  const localStorage = visitor === 'returning' ? [{ name: 'ephemeris', value: await deviceAt(origin) }] : []
  const context = await on.newContext({ ...PHONE, storageState: { cookies: [], origins: [{ origin, localStorage }] } })
  const page = await context.newPage()
  const tasks = await tasksOf(page, async () => {
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
  })
  await context.close()
  return tasks
}

function blockedMs(tasks: readonly number[]): number {
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms * TIMES_SLOWER - UNNOTICED_MS), 0)
}

async function deviceAt(origin: string): Promise<string> {
  const catalogue = await (await fetch(`${origin}/api/events?lang=en`)).text()
  return JSON.stringify(deviceWithMarks(catalogue))
}
