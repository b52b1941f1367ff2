import type { BrowserContext, Page } from 'playwright-core'
import { openedBuilds } from './support/builds.ts'
import { launchChromium } from './support/chromium.ts'
import { atMost, report } from './support/figure.ts'
import { type Amounts, openKeptDevice, uidOf } from './support/kept-device.ts'
import { watchMainThread } from './support/main-thread.ts'
import { startProduct } from './support/product.ts'
import { interleaved, median } from './support/samples.ts'
import { traceOf } from './support/trace.ts'

/**
 * What a year of use adds to the work of the page: a device that keeps much, compared with one that keeps little, in
 * processor time of the main thread. The visitor is logged out.
 *
 * `BENCH_BEFORE` names the folder of another build, which is then measured in turn with this one.
 */
const DEVICES: Readonly<Record<'day' | 'year', Amounts>> = {
  day: { marks: 10, accounts: 2, pulls: 30, goals: 1 },
  year: { marks: 3_000, accounts: 15, pulls: 833, goals: 5 },
}
const PAGES = ['/', '/timeline', '/gacha', '/plan'] as const
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SETTLED_MS = 5_000
const CHANGED_MS = 2_000
const TARGET = atMost(1.3)

const browser = await launchChromium()
for (const { suffix, root } of openedBuilds()) await measure(suffix, root)
await browser.close()

async function measure(suffix: string, root: string): Promise<void> {
  const env = { EPHEMERIS_ENV: 'test', EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z' }
  const product = await startProduct({ root, env })
  const known = await activitiesOf(product.origin)
  const open = (amounts: Amounts) => openKeptDevice(browser, product.origin, { amounts, known })
  const devices = { day: await open(DEVICES.day), year: await open(DEVICES.year) }

  const works: Readonly<Record<string, (device: BrowserContext) => Promise<number>>> = {
    ...Object.fromEntries(
      PAGES.map((path) => [`opening ${path}`, (device: BrowserContext) => openingMs(device, product.origin + path)]),
    ),
    'two marks': (device) => inPage(device, `${product.origin}/timeline`, marksMs),
    'the list of accounts and another one': (device) => inPage(device, `${product.origin}/gacha`, switchMs),
  }
  for (const [what, work] of Object.entries(works)) {
    const samples = await interleaved(['day', 'year'] as const, ROUNDS, (name) => work(devices[name]))
    const [day, year] = [median(samples.get('day') ?? []), median(samples.get('year') ?? [])]
    report(`${what}, a day of use${suffix}`, { value: day, unit: 'ms' })
    report(`${what}, a year of use${suffix}`, { value: year, unit: 'ms' })
    report(`${what}, year to day${suffix}`, { value: year / day, ...(suffix === '' && { target: TARGET }) })
  }
  await product.stop()
}

async function activitiesOf(origin: string): Promise<readonly string[]> {
  const catalogue = await (await fetch(`${origin}/api/events?lang=en`)).text()
  return [...catalogue.matchAll(/"uuid":"([^"]+)"/g)].map(([, id = '']) => id)
}

async function openingMs(device: BrowserContext, address: string): Promise<number> {
  const page = await device.newPage()
  const { tasks } = await traceOf(page, async () => {
    await page.goto(address)
    await page.waitForTimeout(SETTLED_MS)
  })
  await page.close()
  return tasks.reduce((sum, ms) => sum + ms, 0)
}

async function inPage(device: BrowserContext, address: string, work: (page: Page) => Promise<number>): Promise<number> {
  const page = await device.newPage()
  await page.goto(address)
  await page.waitForTimeout(SETTLED_MS)
  const ms = await work(page)
  await page.close()
  return ms
}

/** Of the bar that has the focus, by their keys: one of them changes it in any case. */
async function marksMs(page: Page): Promise<number> {
  const bar = page.locator('[data-phase="running"] button[aria-haspopup="dialog"]').first()
  await bar.focus()
  return workOf(page, async () => {
    await page.keyboard.press('2')
    await page.waitForTimeout(CHANGED_MS)
    await page.keyboard.press('3')
  })
}

async function switchMs(page: Page): Promise<number> {
  return workOf(page, async () => {
    await page.getByRole('button', { name: 'Accounts and import' }).click()
    await page
      .locator(`[data-uid="${uidOf('genshin', 1)}"] button[aria-pressed]`)
      .first()
      .click()
  })
}

async function workOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  const work = await watchMainThread(cdp)
  await act()
  await page.waitForTimeout(CHANGED_MS)
  const { totalMs } = await work()
  await cdp.detach()
  return totalMs
}
