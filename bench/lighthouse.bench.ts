import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium as playwright } from 'playwright-core'
import { BROWSER_FLAGS, chromiumPath } from '../e2e/support/chromium.ts'
import { BEFORE } from './support/builds.ts'
import { type Subject, startBuilds, subjectsAt } from './support/demonstration.ts'
import { atLeast, atMost, report, type Target } from './support/figure.ts'
import { deviceWithMarks } from './support/returning-visitor.ts'
import { interleaved, median } from './support/samples.ts'

/**
 * Lighthouse's report on the pages on its simulated phone, for newcomers and for a returning visitor with empty
 * caches: scores from 0 to 100, and what makes the first of them.
 *
 * `BENCH_BEFORE` names the folder of another build, which is then measured in turn with this one; `BENCH_PAGES`, separated
 * by commas, the pages.
 */
const PAGES = (process.env.BENCH_PAGES ?? '/,/timeline,/gacha,/settings,/plan,/tonight,/shortcuts').split(',')
const RUNS = Number(process.env.BENCH_ROUNDS ?? 3)
const SCORES: Readonly<Record<string, Target>> = {
  performance: atLeast(95),
  accessibility: atLeast(100),
  'best-practices': atLeast(100),
  seo: atLeast(100),
}
const TIMINGS: Readonly<Record<string, Target | undefined>> = {
  'first-contentful-paint': undefined,
  'largest-contentful-paint': atMost(2_000),
  'total-blocking-time': atMost(150),
}
/** Work of the main thread until the page is quiet, for the simulated phone. */
const WORK = 'mainthread-work-breakdown'
const WORK_LIMITS: Readonly<Record<string, Target>> = {
  '/': atMost(1_100),
  '/timeline': atMost(2_000),
  '/gacha': atMost(1_000),
}
/** On a busy machine Lighthouse loses a recording now and then, and asks to be run again. */
const ATTEMPTS = 3

async function run({ product, visitor }: Subject, page: string) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const chromium = await launch({ chromePath: await chromiumPath(), chromeFlags: ['--headless', ...BROWSER_FLAGS] })
    if (visitor === 'returning') await haveBeenHere(chromium, product.origin)
    const flags = { port: chromium.port, logLevel: 'silent' as const, onlyCategories: Object.keys(SCORES) }
    const result = await lighthouse(product.origin + page, flags).finally(() => chromium.kill())
    if (result && Object.keys(SCORES).every((name) => result.lhr.categories[name]?.score != null)) return result.lhr
  }
  throw new Error('Lighthouse gave no scores.')
}

/** Leaves in the browser's storage what a visit with games and marks leaves. Lighthouse keeps it; it empties the caches. */
async function haveBeenHere({ port }: LaunchedChrome, origin: string): Promise<void> {
  const catalogue = await (await fetch(`${origin}/api/events?lang=en`)).text()
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await page.goto(`${origin}/api/config`)
  await page.evaluate((device) => localStorage.setItem('ephemeris', device), JSON.stringify(deviceWithMarks(catalogue)))
  await page.goto(`${origin}/timeline`)
  await page.locator('[data-activity]').first().waitFor()
  await page.close()
  await browser.close()
}

const builds = await startBuilds()
for (const page of PAGES) {
  const subjects = await subjectsAt(page, builds)
  const runs = await interleaved(subjects, RUNS, (subject) => run(subject, page))
  for (const [{ visitor, suffix }, results] of runs) {
    const name = `lighthouse ${page}, ${visitor}${suffix}`
    const note = (what: string, values: readonly number[], target?: Target, unit = '') =>
      report(`${name}: ${what}`, { value: median(values), unit, ...(target && suffix !== BEFORE && { target }) })
    for (const [what, target] of Object.entries(SCORES)) {
      const scores = results.map(({ categories }) => Math.round((categories[what]?.score ?? Number.NaN) * 100))
      note(what, scores, target)
    }
    const audits = (what: string) => results.map((result) => result.audits[what]?.numericValue ?? Number.NaN)
    for (const [what, target] of Object.entries(TIMINGS)) note(what, audits(what), target, 'ms')
    note(WORK, audits(WORK), WORK_LIMITS[page], 'ms')
    note('cumulative-layout-shift', audits('cumulative-layout-shift'))
  }
}
for (const { product } of builds) await product.stop()
