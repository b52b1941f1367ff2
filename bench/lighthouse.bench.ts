import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { BROWSER_FLAGS, chromiumPath } from '../e2e/support/chromium.ts'
import { atLeast, report } from './support/figure.ts'
import { startProduct } from './support/product.ts'
import { median } from './support/samples.ts'

/** What Lighthouse says of the pages on its simulated phone: scores from 0 to 100, and what makes the first of them. */
const PAGES = ['/timeline', '/', '/settings', '/shortcuts']
const RUNS = 3
const SCORES = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const
const TIMINGS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

/** On a busy machine Lighthouse loses a recording now and then, and asks to be run again. */
const ATTEMPTS = 3

async function run(url: string) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const chromium = await launch({ chromePath: await chromiumPath(), chromeFlags: ['--headless', ...BROWSER_FLAGS] })
    const flags = { port: chromium.port, logLevel: 'silent' as const, onlyCategories: SCORES.map(([name]) => name) }
    const result = await lighthouse(url, flags).finally(() => chromium.kill())
    if (result && SCORES.every(([name]) => result.lhr.categories[name]?.score != null)) return result.lhr
  }
  throw new Error('Lighthouse gave no scores.')
}

const product = await startProduct()
for (const page of PAGES) {
  const runs: Awaited<ReturnType<typeof run>>[] = []
  for (let round = 0; round < RUNS; round++) runs.push(await run(product.origin + page))

  for (const [name, target] of SCORES) {
    const scores = runs.map(({ categories }) => Math.round((categories[name]?.score ?? Number.NaN) * 100))
    report(`lighthouse ${page} ${name}`, { value: median(scores), target: atLeast(target) })
  }
  for (const name of TIMINGS) {
    const samples = runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)
    report(`lighthouse ${page} ${name}`, { value: median(samples), unit: 'ms' })
  }
  const shifts = runs.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN)
  report(`lighthouse ${page} cumulative-layout-shift`, { value: median(shifts) })
}
await product.stop()
