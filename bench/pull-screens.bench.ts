import type { Browser, Page } from 'playwright-core'
import { answerForPulls, SIGNED_IN } from '../e2e/support/pulls.ts'
import { launchChromium } from './support/chromium.ts'
import { below, report } from './support/figure.ts'
import { startProduct } from './support/product.ts'
import { median } from './support/samples.ts'
import { untilPainted } from './support/stopwatch.ts'

/** How soon pulls are on the device and seen, and how the records move, with answers that cost the server nothing. */
const SIZES = [1_000, 10_000]
const ROUNDS = 5

const product = await startProduct({ env: { EPHEMERIS_ENV: 'test', EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z' } })
const browser = await launchChromium()

async function openOverview(pulls: number, shared: Browser): Promise<Page> {
  const context = await shared.newContext({ baseURL: product.origin, serviceWorkers: 'block', locale: 'en-US' })
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('ephemeris') === null) localStorage.setItem('ephemeris', JSON.stringify(settings))
    },
    { hasCompletedGameSelection: true, ...SIGNED_IN },
  )
  await answerForPulls(context, pulls)
  const page = await context.newPage()
  await page.goto('/gacha')
  return page
}

for (const pulls of SIZES) {
  const [download, open, turn, pool]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openOverview(pulls, browser)
    const button = page.getByRole('button', { name: 'Download' })
    await button.waitFor()
    download.push(await untilPainted(page, { kind: 'text', selector: '[data-pool="301"]' }, () => button.click()))
    open.push(
      await untilPainted(page, { kind: 'text', selector: '[data-pull]' }, () =>
        page.getByRole('link', { name: 'Records', exact: true }).click(),
      ),
    )
    turn.push(
      await untilPainted(page, { kind: 'text', selector: '[data-pull]' }, () =>
        page.getByRole('button', { name: 'Next page' }).click(),
      ),
    )
    pool.push(
      await untilPainted(page, { kind: 'text', selector: '[data-pull]' }, () =>
        page.getByLabel('Banner').selectOption('302'),
      ),
    )
    await page.context().close()
  }
  const rows = `${pulls} pulls`
  report(`${rows}: download, stored and visible`, {
    value: median(download),
    unit: 'ms',
    target: below(pulls === 1_000 ? 500 : 1_500),
  })
  report(`${rows}: records opened`, { value: median(open), unit: 'ms', target: below(500) })
  report(`${rows}: next page`, { value: median(turn), unit: 'ms', target: below(100) })
  report(`${rows}: another pool`, { value: median(pool), unit: 'ms', target: below(300) })
}

await browser.close()
await product.stop()
