import { expect, type Page } from '@playwright/test'
import { waitUntilCached } from './offline.ts'
import type { OpenPage, PageOpener } from './open-page.ts'
import { waitForBars } from './timeline.ts'

/** Opens the timeline as a visitor whose device keeps the app, and leaves when it keeps its drawing as well. */
export async function openWithDrawing(openPage: PageOpener, options: OpenPage = {}): Promise<Page> {
  const page = await openPage({ ...options, serviceWorkers: 'allow' })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  await page.reload()
  await waitForBars(page)
  await untilDrawingCached(page)
  return page
}

/** A page keeps what it has drawn when it is idle. */
export async function untilDrawingCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/timeline', { cacheName: 'ephemeris-drawing' })) !== undefined),
    )
    .toBe(true)
}

/**
 * Opens the timeline again, whose program waits until it is let go: each of its parts begins with a message to itself.
 * The service worker brings it, where no route of the runner could hold it.
 */
export async function reloadHeld(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    // Once for each document, however often the page is opened again.
    if ('isHeld' in window) return
    Object.assign(window, { isHeld: true })
    const { postMessage } = MessagePort.prototype
    const waiting: (() => void)[] = []
    MessagePort.prototype.postMessage = function hold(message: unknown) {
      waiting.push(() => postMessage.call(this, message))
    }
    addEventListener('let go', () => {
      MessagePort.prototype.postMessage = postMessage
      for (const send of waiting) send()
    })
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('.first-paint').waitFor()
  return () => page.evaluate(() => void dispatchEvent(new Event('let go')))
}
