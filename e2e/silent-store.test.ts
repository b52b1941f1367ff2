import type { Page } from '@playwright/test'
import { waitUntilCached } from './support/offline.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

type Fault = 'silent' | 'refuses'

/** What the service worker keeps of files and answers fails from now on; runs in the page as well as in its worker. */
function breakStore(fault: Fault): void {
  const refused = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
  const failing = fault === 'silent' ? () => new Promise<never>(() => {}) : refused
  for (const owner of [CacheStorage.prototype, Cache.prototype])
    Object.assign(owner, { open: failing, match: failing, keys: failing, put: failing, delete: failing, has: failing })
}

async function breakStoreOf(page: Page, fault: Fault): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('the page has no service worker')
  await worker.evaluate(breakStore, fault)
  await page.addInitScript(breakStore, fault)
}

for (const fault of ['silent', 'refuses'] as const) {
  test(`PWA-21 pages open with all their parts while the store of the service worker is broken (${fault})`, async ({
    openPage,
  }) => {
    const page = await openPage({ serviceWorkers: 'allow' })
    await waitForBars(page)
    await waitUntilCached(page, 'en')
    await breakStoreOf(page, fault)

    await page.reload()
    await waitForBars(page)
    for (const path of ['/settings', '/plan', '/gacha', '/']) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading').first().waitFor()
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
