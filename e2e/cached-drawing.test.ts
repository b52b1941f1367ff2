import type { Page } from '@playwright/test'
import { farthest, places } from './support/bar-places.ts'
import { openWithDrawing, reloadHeld, untilDrawingCached } from './support/cached-drawing.ts'
import { expect, test } from './support/test.ts'
import { scroller, waitForBars } from './support/timeline.ts'

for (const size of ['desktop', 'phone'] as const) {
  test(`PWA-20 the timeline stands at once as it was drawn last, and its bars stay in their place (${size})`, async ({
    openPage,
  }) => {
    const page = await openWithDrawing(openPage, { size })
    const letGo = await reloadHeld(page)

    const drawing = page.locator('.first-drawing')
    await expect(drawing.locator('[data-activity]').first()).toBeVisible()
    await expect(drawing).toHaveAttribute('inert')
    const painted = await places(page)
    // What has become older since is not shown.
    for (const aged of ['[data-countdown]', '[data-now-clock]']) {
      await expect(drawing.locator(aged).first()).toHaveCSS('visibility', 'hidden')
    }

    await letGo()
    await expect(drawing).toHaveCount(0)
    await waitForBars(page)
    await expect.poll(async () => farthest(painted, await places(page))).toBeLessThan(1)
  })
}

test('PWA-20 a drawing of other settings or marks is deleted, and shown to no one', async ({ openPage }) => {
  const page = await openWithDrawing(openPage)
  const other = JSON.parse((await page.evaluate(() => localStorage.getItem('ephemeris'))) ?? '{}')
  await page.evaluate((entry) => localStorage.setItem('ephemeris', entry), JSON.stringify({ ...other, theme: 'dark' }))

  const letGo = await reloadHeld(page)
  await expectNoDrawing(page)
  await letGo()
  await waitForBars(page)
  await untilDrawingCached(page)
  // Away from where the next visit begins, nothing is drawn for it.
  await scroller(page).evaluate((chart) => chart.scrollBy({ left: 600, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Hide done' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('ephemeris-drawing'))).toBe(false)
})

/** Something has begun or ended since; from the future; of another build, window or zone. */
const STALE = [{ untilMs: 1 }, { drawnAtMs: 8.64e15 }, { look: 'other' }]

test('PWA-20 a drawing that is out of date, from the future, or of another build, window or zone is not shown', async ({
  openPage,
}) => {
  const page = await openWithDrawing(openPage)
  for (const change of STALE) {
    await changeKept(page, change)
    const letGo = await reloadHeld(page)
    await expectNoDrawing(page)
    await letGo()
    await waitForBars(page)
    await expect.poll(() => cachedDrawing(page)).not.toMatchObject(change)
    await untilDrawingCached(page)
  }
})

test('PWA-20 nothing in a drawing can run or load', async ({ openPage }) => {
  const page = await openWithDrawing(openPage, { expectedErrors: /./ })
  const script = ['script', {}, 'document.title = "ran"']
  const frame = ['iframe', { src: '/api/config' }]
  const button = [
    'button',
    { onclick: 'document.title = "ran"', autofocus: '', onfocus: 'document.title = "ran"' },
    'x',
  ]
  await changeKept(page, { content: ['section', {}, script, frame, button, ['p', {}, 'drawn']] })
  const letGo = await reloadHeld(page)

  const drawing = page.locator('.first-drawing')
  await expect(drawing.locator('p')).toHaveText('drawn')
  await expect(drawing.locator('script, iframe, [onclick], [onfocus]')).toHaveCount(0)
  await letGo()
  await waitForBars(page)
})

async function changeKept(page: Page, change: object): Promise<void> {
  await page.evaluate(async (changed) => {
    const cache = await caches.open('ephemeris-drawing')
    const kept = await cache.match('/timeline')
    await cache.put('/timeline', Response.json({ ...(await kept?.json()), ...changed }))
  }, change)
}

/** Empty while none is kept. */
function cachedDrawing(page: Page): Promise<object> {
  return page.evaluate(async () => (await caches.match('/timeline', { cacheName: 'ephemeris-drawing' }))?.json() ?? {})
}

/** Once the page has had every chance to show one: its own program has come. */
async function expectNoDrawing(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading')
  // A second reading of the store ends after the first.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn++) await caches.match('/timeline', { cacheName: 'ephemeris-drawing' })
  })
  await expect(page.locator('.first-drawing')).toHaveCount(0)
}
