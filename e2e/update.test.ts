import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { buildWithoutServiceWorker, laterBuild, startDeployment } from './support/deployment.ts'
import { UNREACHABLE, waitUntilCached } from './support/offline.ts'
import { occupiedDialog, takeHere } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

const TITLE = 'Timeline of tomorrow'

/** A page waits for its service worker, which Chromium may activate only after a minute on a busy machine. */
const ACTIVATION = { timeout: 120_000 }

/** The later of the two builds: the page of the timeline has another title. */
let tomorrow = ''

test.beforeAll(async () => {
  tomorrow = await laterBuild(/(?<=timeline:\{title:(["'`]))Timeline(?=\1,short:)/, TITLE)
})
test.afterAll(() => rm(tomorrow, { recursive: true, force: true }))

/** As when the player comes back from another window. */
async function returnToPage(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Is gone once the page has been loaded again. */
async function leaveSign(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sign: 'untouched' }))
}

function hasSign(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sign' in window)
}

function notice(page: Page) {
  return page.getByRole('status').filter({ hasText: 'A new version is ready' })
}

test('PWA-6 (C111) a new version is offered, and comes when the player says so, never over words that were typed', async ({
  openPage,
  defer,
}) => {
  const site = await startDeployment(defer)
  const page = await openPage({ url: site.url, serviceWorkers: 'allow', expectedErrors: UNREACHABLE })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  await leaveSign(page)
  await expect(page).toHaveTitle('Timeline - Ephemeris')

  await site.deploy(tomorrow)
  await returnToPage(page)
  await notice(page).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.evaluate(() => document.body.append(document.createElement('textarea')))
  await page.locator('textarea').fill('half a letter')
  await page.getByRole('button', { name: 'Reload' }).click()
  const question = page.getByRole('status').filter({ hasText: 'What you typed' })
  await question.getByRole('button', { name: 'Reload anyway' }).waitFor()
  expect(await axeViolations(page, '[role="status"][data-tone="info"]')).toEqual([])
  await expect(page.locator('textarea')).toHaveValue('half a letter')
  await expect.poll(() => hasSign(page)).toBe(true)

  await question.getByRole('button', { name: 'Reload anyway' }).click(ACTIVATION)
  await expect(page).toHaveTitle(`${TITLE} - Ephemeris`, ACTIVATION)
  await waitForBars(page)
  await expect.poll(() => hasSign(page)).toBe(false)
  await expect(notice(page)).toHaveCount(0)
})

test('PWA-7 (C111) of two tabs one takes the new version, the other goes on with all parts of the previous', async ({
  openPage,
  defer,
}) => {
  const site = await startDeployment(defer)
  const page = await openPage({ url: site.url, serviceWorkers: 'allow', expectedErrors: UNREACHABLE })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  const other = await page.context().newPage()
  await other.goto('/timeline')
  await waitForBars(other)
  await leaveSign(other)

  await site.deploy(tomorrow)
  await returnToPage(page)
  await notice(page).getByRole('button', { name: 'Reload' }).click(ACTIVATION)
  await expect(page).toHaveTitle(`${TITLE} - Ephemeris`, ACTIVATION)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => /build/.test(name)).length))
    .toBe(2)

  await other.bringToFront()
  await returnToPage(other)
  await notice(other).waitFor()
  // The tab that reloaded has the app, unless it took so long that this one got it.
  if (await occupiedDialog(other).isVisible()) await takeHere(other)
  await other.getByRole('link', { name: 'Settings' }).click()
  await other.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await expect.poll(() => hasSign(other)).toBe(true)
})

test('PWA-23 a new version comes also where the device has no space beside an older one', async ({
  openPage,
  defer,
}) => {
  const site = await startDeployment(defer)
  const page = await openPage({ url: site.url, serviceWorkers: 'allow', expectedErrors: UNREACHABLE })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  const usedBytes = await page.evaluate(async () => {
    const older = await caches.open('ephemeris-build-0')
    await older.put('/assets/older.js', new Response(new Uint8Array(12_000_000)))
    // The present build stands behind it again, as when it came after it.
    const [present = ''] = (await caches.keys()).filter((name) => /build-(?!0$)/.test(name))
    const files = await caches.open(present)
    const kept = await Promise.all((await files.keys()).map(async (file) => [file, await files.match(file)] as const))
    await caches.delete(present)
    const again = await caches.open(present)
    for (const [file, answer] of kept) if (answer) await again.put(file, answer)
    return (await navigator.storage.estimate()).usage ?? 0
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usedBytes + 200_000 })

  await site.deploy(tomorrow)
  await returnToPage(page)
  await notice(page).getByRole('button', { name: 'Reload' }).click(ACTIVATION)
  await expect(page).toHaveTitle(`${TITLE} - Ephemeris`, ACTIVATION)
  await expect.poll(() => page.evaluate(() => caches.has('ephemeris-build-0'))).toBe(false)
})

test('PWA-8 a part that went with its version offers the new one, also without a service worker', async ({
  openPage,
  defer,
}) => {
  const site = await startDeployment(defer)
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
})

test('PWA-15 a service worker can be taken back, with everything that it kept', async ({ openPage, defer }) => {
  const site = await startDeployment(defer)
  const page = await openPage({ url: site.url, serviceWorkers: 'allow', expectedErrors: UNREACHABLE })
  await waitUntilCached(page, 'en')

  await site.deploy(await buildWithoutServiceWorker(defer))
  // A browser replaces a service worker some time after a page has been loaded, once the previous one has nothing to do.
  await expect(async () => {
    await page.reload()
    await waitForBars(page)
    await page.evaluate(async () => await (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 4000 }).toEqual([])
  }).toPass({ timeout: 120_000 })
  // Each load registers it once more: it may stay registered, but it keeps nothing and no page comes through it.
  await page.reload()
  await waitForBars(page)
  const workerStart = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation')
    return load instanceof PerformanceNavigationTiming ? load.workerStart : null
  })
  expect(workerStart).toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
