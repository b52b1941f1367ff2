import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations } from './support/axe.ts'
import { buildWithoutServiceWorker, laterBuild, startDeployment } from './support/deployment.ts'
import { NOBODY_ANSWERS, waitUntilKept } from './support/offline.ts'
import { openPage } from './support/open-page.ts'
import { occupiedDialog, takeHere } from './support/tabs.ts'
import { waitForBars } from './support/timeline.ts'

const TITLE = 'Timeline of tomorrow'

/** The later of the two builds: the page of the timeline has another title. */
let tomorrow = ''

beforeAll(async () => {
  tomorrow = await laterBuild(/(?<=timeline:\{title:(["'`]))Timeline(?=\1)/, TITLE)
})
afterAll(() => rm(tomorrow, { recursive: true, force: true }))

/** As when the player comes back from another window. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Is gone once the page has been loaded anew. */
async function leaveSign(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sign: 'untouched' }))
}

function hasSign(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sign' in window)
}

function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'A new version is ready' })
}

test('PWA-6 (C111) a new version is offered, and comes when the player says so, never over words that were typed', async () => {
  const site = await startDeployment()
  const page = await openPage({ url: site.url, serviceWorkers: 'allow', expectedErrors: NOBODY_ANSWERS })
  await waitForBars(page)
  await waitUntilKept(page, 'en')
  await leaveSign(page)
  expect(await page.title()).toBe('Timeline - Ephemeris')

  await site.deploy(tomorrow)
  await comeBack(page)
  await notice(page).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.evaluate(() => document.body.append(document.createElement('textarea')))
  await page.locator('textarea').fill('half a letter')
  await page.getByRole('button', { name: 'Reload' }).click()
  const question = page.getByRole('status').filter({ hasText: 'What you have typed' })
  await question.getByRole('button', { name: 'Reload anyway' }).waitFor()
  expect(await axeViolations(page, '[role="status"][data-tone="info"]')).toEqual([])
  expect(await page.locator('textarea').inputValue()).toBe('half a letter')
  expect(await hasSign(page)).toBe(true)

  await question.getByRole('button', { name: 'Reload anyway' }).click()
  await expect.poll(() => page.title()).toBe(`${TITLE} - Ephemeris`)
  await waitForBars(page)
  expect(await hasSign(page)).toBe(false)
  expect(await notice(page).count()).toBe(0)
}, 120_000)

test('PWA-7 (C111) of two tabs one takes the new version, the other goes on with all parts of the former', async () => {
  const site = await startDeployment()
  const page = await openPage({ url: site.url, serviceWorkers: 'allow', expectedErrors: NOBODY_ANSWERS })
  await waitForBars(page)
  await waitUntilKept(page, 'en')
  const other = await page.context().newPage()
  await other.goto('/timeline')
  await waitForBars(other)
  await leaveSign(other)

  await site.deploy(tomorrow)
  await comeBack(page)
  await notice(page).getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.title()).toBe(`${TITLE} - Ephemeris`)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => /build/.test(name)).length))
    .toBe(2)

  await other.bringToFront()
  await comeBack(other)
  await notice(other).waitFor()
  // The tab that reloaded has the app, unless it took so long that this one got it.
  if (await occupiedDialog(other).isVisible()) await takeHere(other)
  await other.getByRole('link', { name: 'Settings' }).click()
  await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(await hasSign(other)).toBe(true)
}, 120_000)

test('PWA-8 a part that went with its version offers the new one, also without a service worker', async () => {
  const site = await startDeployment()
  const page = await openPage({
    url: site.url,
    expectedErrors: /404|Failed to fetch|dynamically imported|Unable to preload|ERR_CONNECTION_REFUSED/,
  })
  await waitForBars(page)
  await site.deploy(tomorrow)

  await page.getByRole('link', { name: 'Settings' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'A new version is here' })
  await alert.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.getByRole('link', { name: TITLE }).waitFor()
}, 120_000)

test('PWA-15 a service worker can be taken back, with everything that it kept', async () => {
  const site = await startDeployment()
  const page = await openPage({ url: site.url, serviceWorkers: 'allow', expectedErrors: NOBODY_ANSWERS })
  await waitUntilKept(page, 'en')

  await site.deploy(await buildWithoutServiceWorker())
  await page.reload()
  await waitForBars(page)
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
}, 120_000)
